// Going through a record: the server is asked no more than needed, and what it has forgotten it is told again.
import { afterEach, expect, test, vi } from 'vitest'
import type { ReplayCard, TableEvent } from '../src/lib/api/types'
import { Player } from '../src/lib/replay/player.svelte'
import { table } from './frames'

afterEach(() => vi.unstubAllGlobals())

const told = (number: number): TableEvent => ({
  number,
  at: 0,
  kind: 'moved',
  seat: 0,
  text: '',
  lines: [{ key: '', facts: {}, sentence: `Move ${number}.` }],
})
const card = { id: 'abc', moves: [told(1), told(2)], seats: [], ends: [2] } as unknown as ReplayCard

/** A server that knows one record, once it has been brought; all that it was asked is written down. */
function serverThatForgot(): string[] {
  const asked: string[] = []
  let knows = false
  vi.stubGlobal('fetch', (path: string, wish: { method: string }) => {
    asked.push(`${wish.method} ${path}`)
    if (wish.method === 'POST') knows = true
    const found = wish.method === 'POST' ? card : { at: Number(/at=(\d+)/.exec(path)?.[1]), table: table(1), open: [] }
    const refused = { type: 'refused', id: null, code: 'unknown-replay', sentence: '', facts: {}, rule: '' }
    return Promise.resolve(new Response(JSON.stringify(knows ? found : refused), { status: knows ? 200 : 404 }))
  })
  return asked
}

test('a server that has forgotten the record gets it again, and looks ahead are kept', async () => {
  const asked = serverThatForgot()
  const player = new Player(card, '{}', { language: 'en' }, () => 'Only looking.')
  await player.go(1)
  expect(asked.slice(0, 3)).toEqual(['GET /api/replays/abc?at=1&as=open', 'POST /api/replays', 'GET /api/replays/abc?at=1&as=open'])
  expect([player.frame?.at, player.sentence, player.trouble]).toEqual([1, 'Move 1.', false])
  expect(player.session.held.log).toHaveLength(1)
  await vi.waitFor(() => expect(asked).toHaveLength(4))
  await player.go(99)
  expect([player.at, player.frame?.at]).toEqual([2, 2])
  expect(asked).toHaveLength(4)
  await player.session.play('put')
  expect(player.session.refused).toMatchObject({ code: 'only-looking', sentence: 'Only looking.' })
})

test('a record plays by itself to its end, and a second press stops it', async () => {
  serverThatForgot()
  const player = new Player(card, '{}', { language: 'en' }, () => '', 1)
  player.play()
  await vi.waitFor(() => expect([player.at, player.playing]).toEqual([2, false]))
  player.play()
  expect([player.at, player.playing]).toEqual([0, true])
  player.play()
  expect(player.playing).toBe(false)
})
