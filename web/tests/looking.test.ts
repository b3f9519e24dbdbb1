// Looking at a board that is larger than its window, and at one's own best results.
import { beforeEach, expect, test, vi } from 'vitest'
import { bestOf, keepBest, listOf, ranked, type Played } from '../src/lib/best'
import { codeOf, dateOf, dateWords } from '../src/lib/daily'
import { fitted, pushed, showing, zoomed } from '../src/lib/parts/look'
import { playedText, timeText } from '../src/lib/parts/time'

const window = { width: 400, height: 200 }
const limits = { least: 0.5, most: 4 }

test('an area is fitted in as large as it goes, within limits', () => {
  expect(fitted({ left: 0, top: -50, width: 100, height: 100 }, window, limits)).toEqual({ x: 50, y: 0, scale: 2 })
  expect(fitted({ left: 0, top: 0, width: 10, height: 10 }, window, limits).scale).toBe(4)
  expect(fitted({ left: 0, top: 0, width: 4000, height: 10 }, window, limits).scale).toBe(0.5)
})

test('pushed by pixels, what lies in the middle moves the other way', () => {
  expect(pushed({ x: 10, y: 10, scale: 2 }, 40, -20)).toEqual({ x: -10, y: 20, scale: 2 })
})

test('zoomed about a place, what lies there stays there', () => {
  const before = { x: 10, y: 20, scale: 1 }
  const after = zoomed(before, 2, limits, 60, -30)
  expect(after.scale).toBe(2)
  expect(before.x + 60 / before.scale).toBeCloseTo(after.x + 60 / after.scale)
  expect(before.y - 30 / before.scale).toBeCloseTo(after.y - 30 / after.scale)
  expect(zoomed(before, 100, limits).scale).toBe(4)
  expect(zoomed(before, 0.01, limits).scale).toBe(0.5)
})

test('something out of sight is brought in by no more than needed', () => {
  const look = { x: 0, y: 0, scale: 1 }
  expect(showing(look, { left: -10, top: -10, width: 20, height: 20 }, window)).toEqual(look)
  expect(showing(look, { left: 300, top: 0, width: 20, height: 20 }, window)).toEqual({ x: 120, y: 0, scale: 1 })
  expect(showing(look, { left: -300, top: -150, width: 20, height: 20 }, window)).toEqual({ x: -100, y: -50, scale: 1 })
  expect(showing(look, { left: 0, top: 0, width: 900, height: 20 }, window).x).toBe(450)
})

test('of time that is left a begun second counts, of time played only a whole one', () => {
  expect(timeText(74_100)).toBe('1:15')
  expect(playedText(74_900)).toBe('1:14')
})

const played = (id: string, points: number, ms: number): Played => ({ id, points, ms, at: 0 })

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})

test('more points are better, and then less time', () => {
  const results = [played('a', 27, 10), played('b', 28, 900), played('c', 28, 300)]
  expect(ranked(results).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('a game counts once, and only the five best are kept', () => {
  for (const [index, ms] of [60, 50, 40, 30, 20, 10, 10].entries()) keepBest('big-bang', played(`g${Math.min(index, 5)}`, 28, ms))
  expect(bestOf('big-bang').map(({ ms }) => ms)).toEqual([10, 20, 30, 40, 50])
  keepBest('big-bang daily 2026-11-15', played('d', 3, 1))
  expect(bestOf('big-bang daily 2026-11-15')).toHaveLength(1)
  expect(bestOf('big-bang')).toHaveLength(5)
})

test('what somebody else has written into the storage is no result', () => {
  localStorage.setItem('playmat.best', '{"big-bang": [1, {"id": "x"}, null], "other": 3}')
  expect(bestOf('big-bang')).toEqual([])
  expect(bestOf('other')).toEqual([])
  localStorage.setItem('playmat.best', 'not json')
  expect(bestOf('big-bang')).toEqual([])
})

test('games with the same rules are comparable', () => {
  const names = ['draw', 'clock']
  expect(listOf('big-bang', { draw: 'free', clock: null, games: 3 }, names)).toBe('big-bang draw=free clock=null')
})

test('the day changes at midnight in Greenwich, and its code is letters and digits', () => {
  expect(dateOf(new Date('2026-11-15T23:59:59Z'))).toBe('2026-11-15')
  expect(dateOf(new Date('2026-11-16T00:30:00+01:00'))).toBe('2026-11-15')
  expect(codeOf('2026-11-15')).toBe('D20261115')
  expect(dateWords('2026-11-15', 'en')).toBe('15 November')
  expect(dateWords('2026-11-15', 'es')).toBe('15 de noviembre')
})
