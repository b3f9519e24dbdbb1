import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Voices } from '../src/lib/table/voices'

const SOURCE = join(import.meta.dirname, '../src')
const ONLY = join(SOURCE, 'lib/api/server.ts')
/** ways to know where the server is */
const KNOWS = [/\bfetch\(/, /\bnew WebSocket\b/, /\bEventSource\b/, /\blocation\.(origin|host|hostname|port|protocol)\b/, /["'`]\/api\b/, /src="\//]

test('one file alone knows where the server is', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => join(SOURCE, name))
  const knowing = files.filter((file) => KNOWS.some((way) => way.test(readFileSync(file, 'utf8'))))
  expect(files.length).toBeGreaterThan(100)
  expect(knowing).toEqual([ONLY])
})

let replies: (() => Response)[]
let posted: { path: string; body: { id: string; type: string } }[]

beforeEach(() => {
  vi.useFakeTimers()
  replies = []
  posted = []
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
    posted.push({ path, body: JSON.parse(String(how.body)) as { id: string; type: string } })
    const reply = replies.shift()
    return reply ? Promise.resolve(reply()) : Promise.reject(new TypeError('no network'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const accepted = (place: number): Response =>
  new Response(JSON.stringify({ type: 'accepted', id: posted[place]?.body.id, number: 2 }))

test('what somebody else at this device says is sent again under the same id until it is heard', async () => {
  const voices = new Voices('CDFGHJ', 'en')
  const answer = voices.say('key of seat 2', { type: 'move', text: 'answer 42' })
  await vi.advanceTimersByTimeAsync(10)
  replies.push(() => accepted(1))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toMatchObject({ type: 'accepted', number: 2 })
  expect(posted.map(({ path }) => path)).toEqual(Array(2).fill('/api/tables/CDFGHJ/messages'))
  expect(posted[1]?.body.id).toBe(posted[0]?.body.id)
})

test('a voice that is not allowed to say it is answered, and not tried again', async () => {
  const voices = new Voices('CDFGHJ', 'en')
  const refusal = { type: 'refused', id: null, code: 'unknown-token', sentence: 'No.', facts: {}, rule: '' }
  replies.push(() => new Response(JSON.stringify(refusal), { status: 401 }))
  const answer = voices.say('no key', { type: 'leave' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await answer).toMatchObject({ type: 'refused', code: 'unknown-token' })
  expect(posted).toHaveLength(1)
})
