import { beforeEach, expect, test } from 'vitest'
import type { OpenPipe, PipeEnds } from '../src/lib/api/pipe'
import type { PlayView, TableMessage } from '../src/lib/api/types'
import { Session } from '../src/lib/table/session.svelte'
import { table } from './frames'

let sent: TableMessage[]
let ends: PipeEnds | undefined

const pipe: OpenPipe = (_, given) => {
  ends = given
  return { send: (message) => sent.push(message), close: () => undefined }
}
const asking = (sentence: string, number: number, ...moves: string[]) =>
  table(number, {
    play: {
      view: { actors: [0], number: 1 },
      offer: { moves, forms: [], asks: { key: '', facts: {}, sentence } },
    } as unknown as PlayView,
  })
const offering = (number: number, ...moves: string[]) => asking('', number, ...moves)

function seated(...moves: string[]): Session {
  const session = new Session('CDFGHJ', 'key', 'en', [pipe])
  session.open()
  ends?.frame(offering(1, ...moves))
  return session
}
const texts = (): string[] => sent.map((one) => ('text' in one ? `${one.type} ${one.text}` : one.type))
const accept = (place: number, number: number): void => ends?.frame({ type: 'accepted', id: sent[place]?.id ?? '', number })
const settled = (): Promise<void> => new Promise((over) => setTimeout(over))

beforeEach(() => {
  sent = []
})

test('what is tapped twice is played once', async () => {
  const session = seated('card 5')
  const both = [session.play('card 5'), session.play('card 5')]
  await settled()
  expect(session.busy).toBe(true)
  accept(0, 2)
  ends?.frame(offering(2))
  expect(await Promise.all(both)).toEqual([true, true])
  expect(texts()).toEqual(['move card 5'])
  expect(session.busy).toBe(false)
})

test('a second press does not answer a question that nobody has read yet', async () => {
  const session = seated('guess 2C', 'guess 3C')
  ends?.frame(asking('What did Ben give?', 2, 'guess 2C', 'guess 3C'))
  const first = session.play('guess 2C')
  const second = session.play('guess 3C')
  await settled()
  accept(0, 3)
  ends?.frame(asking('What did Mia give?', 3, 'guess 3C'))
  await settled()
  expect(texts()).toEqual(['move guess 2C', 'try guess 3C'])
  ends?.frame({ type: 'tried', id: sent[1]?.id ?? '' } as never)
  expect(await Promise.all([first, second])).toEqual([true, false])
})

test('a move made while another is on its way waits until that one is shown', async () => {
  const session = seated('draw')
  const first = session.play('draw')
  const second = session.play('put 3')
  await settled()
  accept(0, 2)
  await settled()
  expect(texts()).toEqual(['move draw'])
  ends?.frame(offering(2, 'put 3'))
  await settled()
  expect(texts()).toEqual(['move draw', 'move put 3'])
  accept(1, 3)
  ends?.frame(offering(3))
  expect(await first).toBe(true)
  expect(await second).toBe(true)
})

test('the match as text and the moves in sentences are asked for without a word at the table', async () => {
  const session = seated('card 1')
  const board = session.board()
  ends?.frame({ type: 'described', id: sent[0]?.id ?? '', text: 'Your turn.\n\nOn the table: 7', board: 'On the table: 7' })
  expect(await board).toBe('On the table: 7')
  const choices = session.choices()
  ends?.frame({ type: 'offered', id: sent[1]?.id ?? '', moves: [{ text: 'card 1', sentence: 'You put your card on 1.' }] })
  expect(await choices).toEqual([{ text: 'card 1', sentence: 'You put your card on 1.' }])
  const refused = session.choices()
  ends?.frame({ type: 'refused', id: sent[2]?.id ?? '', code: 'too-fast', sentence: 'Not so fast.', facts: {}, rule: '', child: '' })
  expect(await refused).toEqual([])
  expect(session.refused).toBeNull()
})

test('whatever changes the table waits for what was said before it, and is said once', async () => {
  const session = seated('draw')
  const drawn = session.play('draw')
  const back = [session.say({ type: 'take-back' }), session.say({ type: 'take-back' })]
  const tried = session.ask('put 3')
  await settled()
  expect(texts()).toEqual(['try put 3', 'move draw'])
  accept(1, 2)
  ends?.frame(offering(2))
  expect(await drawn).toBe(true)
  await settled()
  expect(texts().slice(2)).toEqual(['take-back'])
  expect(session.busy).toBe(true)
  accept(2, 3)
  expect(await Promise.all(back)).toHaveLength(2)
  ends?.frame({ type: 'tried', id: sent[0]?.id ?? '', text: 'put 3', working: null })
  expect((await tried).type).toBe('tried')
})

test('a line that has ended keeps nobody waiting for a table that never comes', async () => {
  const session = seated('draw')
  const drawn = session.play('draw')
  await settled()
  accept(0, 2)
  await settled()
  ends?.frame({ type: 'goodbye', code: 'seat-lost', sentence: '', final: true })
  expect(await drawn).toBe(true)
})
