// @vitest-environment happy-dom
// The host of a table in a real component: it follows the frames, the language and the game.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TableFrame } from '../src/lib/api/types'
import type { LoadedGame } from '../src/lib/games'
import Hosted from './Hosted.svelte'
import { event, table } from './frames'

const loaded = (name: string): LoadedGame =>
  ({ Table: () => undefined, badge: () => `${name} badge`, tell: (key: string) => `${name} ${key}` }) as unknown as LoadedGame

interface Asked {
  name: string
  arrive: (game: LoadedGame) => void
  fail: () => void
}
let asked: Asked[] = []
let page: ReturnType<typeof mountHost> | undefined

const load = (name: string): Promise<LoadedGame> =>
  new Promise((arrive, fail) => asked.push({ name, arrive, fail: () => fail(new Error('gone')) }))

beforeEach(() => {
  asked = []
})
afterEach(() => {
  if (page) void unmount(page)
})

function mountHost(frame: TableFrame | null) {
  const made = mount(Hosted, { target: document.body, props: { first: frame, load } })
  flushSync()
  return made
}
async function settle(): Promise<void> {
  await Promise.resolve()
  await Promise.resolve()
  flushSync()
}
const playing = (number: number, more: Partial<TableFrame> = {}): TableFrame =>
  table(number, {
    play: {
      match: 1,
      view: { now: { at: number }, number: 1, result: null, last_game: null },
      offer: { moves: [`move ${number}`], forms: [], asks: { key: '', facts: {}, sentence: '' } },
    } as unknown as NonNullable<TableFrame['play']>,
    events: [event(number)],
    ...more,
  })

test('a frame is on the stage as soon as it has come', async () => {
  page = mountHost(playing(1))
  asked[0]?.arrive(loaded('one'))
  await settle()
  expect(page.host.shown?.number).toBe(1)
  page.show(playing(2))
  expect(page.host.shown?.number).toBe(2)
  expect(page.host.badge(0)).toBe('one badge')
})

test('a game is fetched once, however many tables come: what it says stays the very same', async () => {
  page = mountHost(playing(1))
  asked[0]?.arrive(loaded('one'))
  await settle()
  const { game } = page.host
  for (const number of [2, 3, 4]) page.show(playing(number))
  await settle()
  expect(asked).toHaveLength(1)
  expect(page.host.game).toBe(game)
})

test('what may be done is always that of the newest frame', async () => {
  page = mountHost(playing(1))
  asked[0]?.arrive({ ...loaded('one'), moments: () => [{ now: { staged: true }, lasts: null }] })
  await settle()
  page.show(playing(2))
  expect(page.host.play?.view.now).toEqual({ staged: true })
  expect(page.host.play?.offer.moves).toEqual(['move 2'])
  page.host.stage.next()
  page.host.stage.next()
  expect(page.host.play?.view.now).toEqual({ at: 2 })
})

test('a game that comes late, when another is wanted, is not shown', async () => {
  page = mountHost(playing(1, { game: 'one' }))
  page.show(playing(2, { game: 'other' }))
  expect(asked.map((one) => one.name)).toEqual(['one', 'other'])
  asked[1]?.arrive(loaded('other'))
  await settle()
  asked[0]?.arrive(loaded('one'))
  await settle()
  expect(page.host.game?.tell('x')).toBe('other x')
})

test('a game that cannot be fetched is missing, but not because of one that is wanted no more', async () => {
  page = mountHost(playing(1, { game: 'one' }))
  page.show(playing(2, { game: 'other' }))
  asked[0]?.fail()
  await settle()
  expect(page.host.missing).toBe(false)
  asked[1]?.fail()
  await settle()
  expect(page.host.missing).toBe(true)
})

test('when the table is gone nothing is shown, and another one begins anew', async () => {
  page = mountHost(playing(5))
  asked[0]?.arrive({ ...loaded('one'), moments: () => [{ now: { staged: true }, lasts: null }] })
  await settle()
  page.show(null)
  expect(page.host.shown).toBeNull()
  page.show(playing(6, { code: 'OTHERS' }))
  expect(page.host.play?.view.now).toEqual({ at: 6 })
})

test('a finished game has ended when its finale was seen', async () => {
  page = mountHost(playing(1))
  const finale: LoadedGame['finale'] = (last) => [{ now: { ...last, hidden: true }, lasts: 1000 }, { now: last, lasts: 1000 }]
  asked[0]?.arrive({ ...loaded('one'), finale })
  await settle()
  const over = playing(2, { stage: 'over' })
  const view = { ...over.play?.view, last_game: { open: true } }
  page.show({ ...over, play: { ...over.play, view } as unknown as TableFrame['play'] })
  expect(page.host.hasEnded).toBe(false)
  expect(page.host.play?.view.now).toEqual({ open: true, hidden: true })
  page.host.stage.skip()
  expect(page.host.hasEnded).toBe(true)
  expect(page.host.play?.view.now).toEqual({ open: true })
  page.host.playAgain()
  expect(page.host.hasEnded).toBe(false)
})
