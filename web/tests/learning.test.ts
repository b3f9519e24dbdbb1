import { expect, test } from 'vitest'
import { bestLists, keepBest, readList } from '../src/lib/best'
import { among, stepsOf, waitsFor, type Step } from '../src/lib/lessons'
import { finished, finishedOf, forgetFinished, keepFinished } from '../src/lib/played'
import { routeOf } from '../src/lib/routes'
import type { TableFrame } from '../src/lib/api/types'

const stored = new Map<string, string>()
globalThis.localStorage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
} as unknown as Storage

const said = { en: 'a', es: 'b' }

test('a step waits for a move, a refusal, the counting, or a reader', () => {
  const steps: Step[] = [{ say: said }, { say: said, do: ['draw'] }, { say: said, wrong: ['knock'], code: 'must-play' }, { say: said, count: true }]
  expect(steps.map(waitsFor)).toEqual(['reading', 'move', 'refusal', 'counting'])
  const scene = { seats: 1, me: 0, options: {}, deal: null, before: [], steps }
  expect(stepsOf({ scenes: [scene, scene] })).toBe(8)
})

test('a star at the end stands for every move that begins like it', () => {
  expect(among(['guess 4C', 'dead *'], 'guess 4C')).toBe(true)
  expect(among(['guess 4C', 'dead *'], 'dead 5 7 1')).toBe(true)
  expect(among(['guess 4C', 'dead *'], 'guess 4D')).toBe(false)
  expect(among(undefined, 'draw')).toBe(false)
})

const over = (result: object | null, seat: number | null, stage = 'over', host = false): TableFrame =>
  ({
    code: 'ABC234',
    game: 'sevens',
    at: 7,
    stage,
    you: { seat, host },
    seats: [{}, {}, {}],
    play: { match: 2, view: { result } },
  }) as unknown as TableFrame

test('a match is remembered when it is over, for who played in it', () => {
  const result = { scores: [30, 0, 12], winners: [1], end: 'out', games: [] }
  const one = { code: 'ABC234', match: 2, game: 'sevens', at: 7, seats: 3 }
  expect(finishedOf(over(result, 1))).toEqual({ ...one, score: 0, won: 'alone' })
  expect(finishedOf(over(result, 0))).toEqual({ ...one, score: 30, won: 'no' })
  expect(finishedOf(over({ ...result, winners: [0, 1] }, 0))?.won).toBe('shared')
  expect(finishedOf(over(result, null))).toBeNull()
  expect(finishedOf(over(result, null, 'over', true))).toEqual({ ...one, score: 0, won: 'host' })
  expect(finishedOf(over(result, 1, 'playing'))).toBeNull()
  expect(finishedOf(over({ ...result, end: 'abandon' }, 1))).toBeNull()
  expect(finishedOf(over(null, 1))).toBeNull()
})

test('it is kept once, the last one first, and can be forgotten', () => {
  const one = { code: 'A', match: 1, game: 'sevens', at: 1, seats: 3, score: 0, won: 'alone' as const }
  for (const next of [one, { ...one, match: 2 }, one]) keepFinished(next)
  expect(finished().map((match) => match.match)).toEqual([2, 1])
  for (let match = 3; match < 90; match += 1) keepFinished({ ...one, match })
  expect(finished()).toHaveLength(60)
  forgetFinished('A')
  expect(finished()).toEqual([])
  stored.set('playmat.played', '{"broken"')
  expect(finished()).toEqual([])
})

test('best results are listed by game, and their lists can be read', () => {
  keepBest('big-bang daily 2026-11-15', { id: 'x', points: 28, ms: 60_000, at: 1 })
  keepBest('big-bang draw=strict clock=null', { id: 'y', points: 20, ms: 50_000, at: 2 })
  expect(bestLists('big-bang').map(({ list }) => list)).toEqual(['big-bang draw=strict clock=null', 'big-bang daily 2026-11-15'])
  expect(bestLists('sevens')).toEqual([])
  expect(readList('big-bang daily 2026-11-15')).toEqual({ day: '2026-11-15', rules: {} })
  expect(readList('big-bang draw=strict clock=null')).toEqual({ day: null, rules: { draw: 'strict', clock: 'null' } })
})

test('lessons, rules and records have addresses', () => {
  expect(routeOf('/learn', '')).toEqual({ page: 'learn', game: null })
  expect(routeOf('/learn/sevens', '')).toEqual({ page: 'learn', game: 'sevens' })
  expect(routeOf('/rules', '')).toEqual({ page: 'rules', game: null, rule: null })
  expect(routeOf('/rules/bang-zoom', '#BZ-7')).toEqual({ page: 'rules', game: 'bang-zoom', rule: 'BZ-7' })
  expect(routeOf('/records', '')).toEqual({ page: 'records' })
  expect(routeOf('/number-line/best-start', '')).toEqual({ page: 'best-start', game: 'number-line' })
  expect(routeOf('/about', '')).toEqual({ page: 'about' })
  expect(routeOf('/privacy', '')).toEqual({ page: 'privacy' })
})
