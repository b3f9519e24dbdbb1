// What this device keeps of puzzles: solved ones, days in a row, and which comes next.
import { describe, expect, test } from 'vitest'
import { pathOf, setIn } from '../src/lib/puzzle-set'
import { nextOf, streakOn, withSolved } from '../src/lib/puzzles'
import { routeOf } from '../src/lib/routes'

describe('days in a row', () => {
  test('count up to today, and yesterday still counts while today is open', () => {
    expect(streakOn([], '2026-11-17')).toBe(0)
    expect(streakOn(['2026-11-15', '2026-11-16'], '2026-11-17')).toBe(2)
    expect(streakOn(['2026-11-15', '2026-11-16', '2026-11-17'], '2026-11-17')).toBe(3)
    expect(streakOn(['2026-11-14', '2026-11-15'], '2026-11-17')).toBe(0)
  })
  test('go over the end of a year', () => {
    expect(streakOn(['2026-12-31', '2027-01-01'], '2027-01-01')).toBe(2)
  })
})

test('a puzzle is kept once, and a day only with the puzzle of the day', () => {
  const once = withSolved({ ids: [], days: [] }, 'a', null)
  expect(once).toEqual({ ids: ['a'], days: [] })
  expect(withSolved(withSolved(once, 'a', '2026-11-17'), 'b', '2026-11-17')).toEqual({ ids: ['a', 'b'], days: ['2026-11-17'] })
})

test('the next one is the first after this that is not solved, from the beginning where there is none', () => {
  expect(nextOf(['a', 'b', 'c'], 'a', new Set(['b']))).toBe('c')
  expect(nextOf(['a', 'b', 'c'], 'c', new Set(['a']))).toBe('b')
  expect(nextOf(['a', 'b'], 'a', new Set(['a', 'b']))).toBe('b')
  expect(nextOf(['a'], 'a', new Set())).toBeNull()
})

test('a set stands in the address', () => {
  expect(setIn('#set=a,b')).toEqual(['a', 'b'])
  expect(setIn('')).toEqual([])
  expect(routeOf('/puzzles/a', '#set=a,b')).toEqual({ page: 'puzzle', id: 'a', set: ['a', 'b'] })
  expect(pathOf('a', ['a', 'b'])).toBe('/puzzles/a#set=a,b')
  expect(routeOf('/puzzles', '')).toEqual({ page: 'puzzles' })
})
