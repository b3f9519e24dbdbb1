import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WholeFrame } from '../src/lib/api/change'
import { openSocket } from '../src/lib/api/pipe'
import type { PlayView, TableChange, TableFrame } from '../src/lib/api/types'
import { event, table } from './frames'

const asks = (sentence: string): TableFrame['status'] => ({ key: 'asks', facts: {}, sentence })
const play = {
  match: 2,
  view: { game: 'number-line', totals: [3, 1], actors: [0], now: { round: 1 } },
  offer: { moves: ['card 1'], forms: [], asks: asks('Put a card.') },
  outcome: [],
  may_take_back: false,
  asked_back: null,
  special: null,
} as unknown as PlayView
const change: TableChange = {
  type: 'change',
  number: 6,
  at: 60,
  clock: table(6).clock,
  status: asks('Wait for Ada.'),
  play: { now: { round: 2 }, actors: [1], moves: [], forms: [], may_take_back: true },
  events: [event(6, 'card 1')],
}

class FakeSocket {
  static last: FakeSocket
  readyState = 1
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    FakeSocket.last = this
  }
  send(text: string): void {
    this.sent.push(text)
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', new URL('http://127.0.0.1:8321/'))
})
afterEach(() => void vi.unstubAllGlobals())

test('a change that comes by WebSocket is put into the last table, and only whole tables come out', () => {
  const frames: WholeFrame[] = []
  openSocket(
    { code: 'CDFGHJ', token: 'key', since: 0, language: 'en' },
    { frame: (frame) => frames.push(frame), ready: () => undefined, broken: () => undefined },
  )
  const socket = FakeSocket.last
  socket.onopen?.()
  expect(JSON.parse(socket.sent[0] ?? '')).toMatchObject({ type: 'hello', changes: true })
  const before = table(5, { play, events: [event(5)], first_event: 3, watching: 4 })
  for (const said of [before, change]) socket.onmessage?.({ data: JSON.stringify(said) })
  const after = table(6, {
    watching: 4,
    status: change.status,
    events: change.events,
    play: {
      ...play,
      view: { ...play.view, now: { round: 2 }, actors: [1] },
      offer: { moves: [], forms: [], asks: change.status },
      may_take_back: true,
    },
  })
  expect(frames).toEqual([before, after])
})
