// What is seen between two frames, and how it is seen one after the other.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlayView, TableFrame } from '../src/lib/api/types'
import type { AnyGame, GameModule } from '../src/lib/games'
import { MOVE_MS, momentsOf, restOf, type Moment } from '../src/lib/stage/moments'
import { logSeen } from '../src/lib/stage/log'
import { LOOK_MS, Stage } from '../src/lib/stage/stage.svelte'
import type { Sound } from '../src/lib/sounds.svelte'
import { event, table } from './frames'

const tell = (key: string): string => key
const asks = { key: '', facts: {}, sentence: '' }
interface Position {
  now?: AnyGame
  last?: AnyGame | null
  moves?: string[]
  number?: number
  match?: number
  end?: string
}
const play = ({ now = {}, last = null, moves = [], number = 1, match = 1, end }: Position): PlayView =>
  ({
    match,
    view: { now, last_game: last, number, result: end === undefined ? null : { end } },
    offer: { moves, forms: [], asks },
  }) as unknown as PlayView
const frame = (number: number, position: Position, more: Partial<TableFrame> = {}): TableFrame =>
  table(number, { play: play(position), events: [event(number)], ...more })

const game: GameModule = {
  Table: (() => undefined) as unknown as GameModule['Table'],
  badge: () => '',
  moments: (before, after) => (before.round === after.round ? [] : [{ now: { counted: before.round }, lasts: null, says: 'counted' }]),
  finale: (last) => [
    { now: { ...last, hidden: true }, lasts: 500 },
    { now: last, lasts: 700, sound: 'reveal' },
  ],
}
const kinds = (moments: Moment[]): string[] => moments.map((moment) => moment.kind)
const nows = (moments: Moment[]): unknown[] => moments.map((moment) => moment.table.play?.view.now)

test('a move is one moment: a call for whoever is asked by it, else the sound of a card', () => {
  const [first, second] = [frame(1, {}), frame(2, { moves: ['a'] })]
  expect(momentsOf(first, second, game, tell)).toMatchObject([{ kind: 'moved', table: second, sound: 'turn', lasts: MOVE_MS }])
  expect(momentsOf(second, frame(3, { moves: ['a'] }), game, tell)).toMatchObject([{ sound: 'move' }])
})

test('what was there already, and what is no move, is no moment', () => {
  expect(momentsOf(null, frame(4, {}), game, tell)).toEqual([])
  expect(momentsOf(frame(4, {}), frame(4, {}), game, tell)).toEqual([])
  expect(momentsOf(frame(4, {}), frame(5, {}, { events: [{ ...event(5), kind: 'took-back' }] }), game, tell)).toEqual([])
})

test('a deal is a moment, also for whoever comes while nothing has been played', () => {
  const dealt = { events: [{ ...event(1), kind: 'dealt' }] }
  expect(kinds(momentsOf(table(0, { stage: 'lobby' }), frame(1, {}, dealt), game, tell))).toEqual(['dealt'])
  expect(kinds(momentsOf(null, frame(1, {}, dealt), game, tell))).toEqual(['dealt'])
  expect(kinds(momentsOf(frame(1, {}), frame(2, { match: 2 }, dealt), game, tell))).toEqual(['dealt'])
})

test("the game's own moments come before the table as it is afterwards", () => {
  const after = frame(2, { now: { round: 2 } })
  const moments = momentsOf(frame(1, { now: { round: 1 } }), after, game, tell)
  expect(kinds(moments)).toEqual(['staged', 'moved'])
  expect(moments[0]).toMatchObject({ lasts: null, still: true, says: 'counted' })
  expect(nows(moments)).toEqual([{ counted: 1 }, { round: 2 }])
})

test('a finished game is played out, and rests as it was at last; between two games too', () => {
  const last = { cards: 3 }
  for (const stage of ['over', 'between'] as const) {
    const after = frame(2, { now: { next: true }, last }, { stage })
    expect(nows(momentsOf(frame(1, {}), after, game, tell))).toEqual([{ cards: 3, hidden: true }, last])
    expect(restOf(after, game, tell).play?.view.now).toEqual(last)
    expect(momentsOf(after, { ...after, number: 3 }, game, tell)).toEqual([])
  }
})

test('a match that was given up is not played out', () => {
  const after = frame(2, { now: { left: 1 }, last: { cards: 3 }, end: 'abandon' }, { stage: 'over' })
  expect(momentsOf(frame(1, {}), after, game, tell)).toEqual([])
  expect(restOf(after, game, tell).play?.view.now).toEqual({ left: 1 })
})

let heard: Sound[] = []
const stageOf = (moves = true, looks = false): Stage => new Stage({ moves: () => moves, looks, play: (sound) => heard.push(sound) })
const moment = (name: string, lasts: number | null, more: Partial<Moment> = {}): Moment => ({
  kind: 'staged',
  table: table(1, { link: name }),
  since: 0,
  lasts,
  still: lasts === null,
  sound: null,
  says: '',
  mark: null,
  ...more,
})
const end = table(9, { link: 'end' })

beforeEach(() => {
  heard = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('moments are shown one after the other, each as long as it lasts, and then it rests', () => {
  const stage = stageOf()
  stage.accept([moment('a', 100, { sound: 'move' }), moment('b', 200)], end)
  expect(stage.shown?.link).toBe('a')
  stage.accept([moment('c', 50, { sound: 'count' })], end)
  vi.advanceTimersByTime(100)
  expect(stage.shown?.link).toBe('b')
  vi.advanceTimersByTime(200)
  expect(stage.shown?.link).toBe('c')
  expect(heard).toEqual(['move', 'count'])
  vi.advanceTimersByTime(50)
  expect(stage.shown).toBe(end)
  expect(stage.moment).toBeNull()
})

test('a plain move is shown at once', () => {
  const stage = stageOf()
  stage.accept([moment('moved', 400, { kind: 'moved', table: end })], end)
  expect(stage.shown).toBe(end)
  expect(stage.isStaged).toBe(false)
})

test('one press skips all of it, also what would wait', () => {
  const stage = stageOf()
  stage.accept([moment('a', 100), moment('b', null), moment('c', 100)], end)
  stage.skip()
  expect(stage.shown).toBe(end)
})

test('what waits for a press waits', () => {
  const stage = stageOf()
  stage.accept([moment('a', null)], end)
  vi.advanceTimersByTime(100_000)
  expect(stage.waits).toBe(true)
  stage.next()
  expect(stage.shown).toBe(end)
})

test('the end of the game does not wait behind what nobody has looked at', () => {
  for (const moves of [true, false]) {
    const stage = stageOf(moves)
    stage.accept([moment('round', null)], table(1))
    stage.accept([moment('last', 500, { kind: 'finale' })], end)
    expect(stage.shown?.link).toBe(moves ? 'last' : 'end')
  }
})

test('where nobody can press it goes on by itself', () => {
  const stage = stageOf(true, true)
  stage.accept([moment('a', null)], end)
  expect(stage.waits).toBe(false)
  vi.advanceTimersByTime(LOOK_MS)
  expect(stage.shown).toBe(end)
})

test('who wants no motion sees only what is to be read, and hears the last of it', () => {
  const stage = stageOf(false)
  stage.accept([moment('a', 100, { sound: 'move' }), moment('b', 300, { still: true }), moment('c', 100, { sound: 'end' })], end)
  expect(stage.shown?.link).toBe('b')
  expect(heard).toEqual(['end'])
  vi.advanceTimersByTime(300)
  expect(stage.shown).toBe(end)
})

test('whoever falls far behind misses moves, but nothing that is played out', () => {
  const stage = stageOf()
  for (let turn = 0; turn < 40; turn += 1) stage.accept([moment(`m${turn}`, 1000, { kind: 'moved' })], end)
  vi.advanceTimersByTime(8_000)
  expect(stage.shown).toBe(end)
  const finale = Array.from({ length: 40 }, (_, place) => moment(`f${place}`, 1000, { kind: 'finale' }))
  stage.accept(finale, end)
  vi.advanceTimersByTime(39_000)
  expect(stage.shown?.link).toBe('f39')
})

test('what only changes beside the match does not wait behind a move', () => {
  const stage = stageOf()
  stage.accept([moment('moved', 400, { kind: 'moved' })], end)
  const newer = table(10, { link: 'newer' })
  stage.accept([], newer)
  expect(stage.shown).toBe(newer)
})

test('what is only read beside the game is played on meanwhile', () => {
  const stage = stageOf()
  stage.accept([moment('a', 300, { still: true })], end)
  expect(stage.shown?.link).toBe('a')
  expect(stage.isStaged).toBe(false)
})

const said = (...sentences: string[]) => sentences.map((sentence) => ({ key: '', facts: {}, sentence }))
const told = (log: ReturnType<typeof logSeen>): string[] => log.flatMap((one) => one.lines.map((line) => line.sentence))

test('the log tells what has been seen, and of a move that is played out only what was done', () => {
  const log = [event(1, 'a', said('Ada plays')), event(2, 'b', said('Ben plays', 'Round 1 is counted')), event(3, 'c', said('Ben begins'))]
  expect(told(logSeen(log, 3))).toEqual(['Ada plays', 'Ben plays', 'Round 1 is counted', 'Ben begins'])
  expect(told(logSeen(log, 2))).toEqual(['Ada plays', 'Ben plays', 'Round 1 is counted'])
  expect(told(logSeen(log, 2, 1))).toEqual(['Ada plays', 'Ben plays'])
  // Both moves came in one frame: the first of them ended the round.
  expect(told(logSeen(log, 3, 1))).toEqual(['Ada plays', 'Ben plays'])
  // The ending once more.
  expect(told(logSeen(log, 2, null))).toEqual(['Ada plays', 'Ben plays'])
  const felt = { ...event(1.001), kind: 'emote', lines: said('Wow!') }
  expect(told(logSeen([...log.slice(0, 1), felt, ...log.slice(1)], 1))).toEqual(['Ada plays', 'Wow!'])
})

test('moments know which frame was seen before them', () => {
  const [first, second] = [frame(4, { now: { round: 1 } }), frame(7, { now: { round: 2 } })]
  expect(momentsOf(first, second, game, tell).map(({ since }) => since)).toEqual([4, 4])
})
