import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WholeFrame } from '../src/lib/api/change'
import { Line, waitBefore, type LineState } from '../src/lib/api/line'
import type { Caller, OpenPipe, PipeEnds } from '../src/lib/api/pipe'
import type { Refused, TableMessage } from '../src/lib/api/types'
import { table } from './frames'

interface Opened {
  kind: string
  caller: Caller
  ends: PipeEnds
  sent: TableMessage[]
  closed: boolean
}

let opened: Opened[]
let states: LineState[]
let frames: WholeFrame[]
let turnedAway: (Refused | null)[]
let number: number

const kind = (name: string): OpenPipe => (caller, ends) => {
  const pipe: Opened = { kind: name, caller, ends, sent: [], closed: false }
  opened.push(pipe)
  return { send: (message) => pipe.sent.push(message), close: () => (pipe.closed = true) }
}

function line(): Line {
  return new Line(
    { code: 'CDFGHJ', token: 'key', since: 0, language: 'en' },
    {
      frame: (frame) => frames.push(frame),
      state: (state) => states.push(state),
      refused: (refused) => turnedAway.push(refused),
    },
    [kind('socket'), kind('stream')],
    () => number,
  )
}
const last = (): Opened => {
  const pipe = opened.at(-1)
  if (!pipe) throw new Error('nothing was opened')
  return pipe
}

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  states = []
  frames = []
  turnedAway = []
  number = 0
})
afterEach(() => void vi.useRealTimers())

test('the first table frame makes the line live, and frames are passed on', () => {
  const it = line()
  it.open()
  expect(it.state).toBe('connecting')
  last().ends.frame(table(1))
  expect(states).toEqual(['live'])
  expect(frames).toHaveLength(1)
})

test('a message waits until the line is live, and its answer finds the asker', async () => {
  const it = line()
  it.open()
  const answer = it.say({ type: 'move', text: 'card 5' })
  expect(last().sent).toHaveLength(0)
  last().ends.frame(table(1))
  const sent = last().sent[0]
  expect(sent).toMatchObject({ type: 'move', text: 'card 5' })
  last().ends.frame({ type: 'accepted', id: sent?.id ?? '', number: 2 })
  expect(await answer).toMatchObject({ type: 'accepted', number: 2 })
})

test('what was not answered is sent again with the same id after the line broke; what was, is not', async () => {
  const it = line()
  it.open()
  last().ends.frame(table(1))
  const first = it.say({ type: 'move', text: 'card 5' })
  void it.say({ type: 'move', text: 'card 6' })
  const [one, two] = last().sent
  last().ends.frame({ type: 'accepted', id: one?.id ?? '', number: 2 })
  await first
  last().ends.broken('lost')
  expect(it.state).toBe('broken')
  number = 2
  vi.advanceTimersByTime(1000)
  expect(opened).toHaveLength(2)
  expect(last().caller.since).toBe(2)
  last().ends.frame(table(2))
  expect(last().sent.map((message) => message.id)).toEqual([two?.id])
})

test('it waits longer each time, but never long, and begins anew after a success', () => {
  expect(waitBefore(0, 0.5)).toBe(300)
  expect(waitBefore(3, 0.5)).toBe(2400)
  expect(waitBefore(30, 1)).toBeLessThanOrEqual(10_000)
  const it = line()
  it.open()
  for (let time = 0; time < 4; time += 1) {
    last().ends.broken('lost')
    vi.advanceTimersByTime(10_000)
  }
  last().ends.frame(table(1))
  last().ends.broken('lost')
  vi.advanceTimersByTime(400)
  expect(opened).toHaveLength(6)
})

test('pipes that never bring a frame give way to the other kind', () => {
  const it = line()
  it.open()
  for (let time = 0; time < 2; time += 1) {
    last().ends.broken('lost')
    vi.advanceTimersByTime(10_000)
  }
  expect(opened.map((pipe) => pipe.kind)).toEqual(['socket', 'socket', 'stream'])
  last().ends.frame(table(1))
  expect(it.state).toBe('live')
})

test('somebody who looks again does not wait', () => {
  const it = line()
  it.open()
  last().ends.broken('lost')
  it.hurry()
  expect(opened).toHaveLength(2)
})

test('a token that is not wanted ends the line with the reason', () => {
  const it = line()
  it.open()
  const refused: Refused = { type: 'refused', id: null, code: 'unknown-token', sentence: 'No.', facts: {}, rule: '', child: '' }
  last().ends.frame(refused)
  last().ends.broken('refused')
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(1)
  expect(turnedAway).toEqual([refused])
})

test('a final goodbye ends the line, another one does not', () => {
  const it = line()
  it.open()
  last().ends.frame(table(1))
  last().ends.frame({ type: 'goodbye', code: 'stopping', sentence: '', final: false })
  last().ends.broken('lost')
  vi.advanceTimersByTime(1000)
  expect(opened).toHaveLength(2)
  last().ends.frame(table(1))
  last().ends.frame({ type: 'goodbye', code: 'seat-lost', sentence: '', final: true })
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(2)
  expect(it.state).toBe('ended')
})

test('another language opens the line anew and speaks it', () => {
  const it = line()
  it.open()
  last().ends.frame(table(1))
  it.speak('es')
  expect(opened[0]?.closed).toBe(true)
  expect(last().caller.language).toBe('es')
})

test('frames of a pipe that was given up are not heard any more', () => {
  const it = line()
  it.open()
  const old = last()
  it.speak('es')
  old.ends.frame(table(1))
  old.ends.broken('lost')
  expect(frames).toHaveLength(0)
  expect(it.state).toBe('connecting')
})
