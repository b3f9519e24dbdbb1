import { describe, expect, it } from 'vitest'
import type { GameInfo, PlaceAtTable, TableSummary } from '../src/lib/api/types'
import { ANIMALS, colourOf } from '../src/lib/class/animals'
import { needOf, sortedByNeed } from '../src/lib/class/need'
import { READY, readyPlan } from '../src/lib/class/ready'
import { pathIn } from '../src/lib/codes'
import { routeOf } from '../src/lib/routes'

const NOW = 1_000_000
const seat = (here: boolean): PlaceAtTable => ({ child: 1, name: 'Ada', animal: 'fox', here })
const table = (change: Partial<TableSummary>): TableSummary => ({
  code: 'X',
  seats: [seat(true), seat(true)],
  stage: 'playing',
  paused: false,
  turn: [0],
  waits_since: NOW,
  matches_over: 0,
  moves: 5,
  ...change,
})

describe('which table needs the teacher', () => {
  it('is one where nothing was played for long, before one where somebody is gone', () => {
    const stuck = table({ waits_since: NOW - 180_000 })
    const gone = table({ seats: [seat(true), seat(false)] })
    const well = table({})
    expect(needOf(stuck, NOW)).toMatchObject({ kind: 'stuck', minutes: 3 })
    expect(needOf(gone, NOW).kind).toBe('gone')
    expect(sortedByNeed([well, gone, stuck], NOW).map((one) => one.number)).toEqual([2, 1, 0])
  })
  it('is never one that she has stopped herself', () => {
    expect(needOf(table({ paused: true, waits_since: 0 }), NOW).level).toBe(0)
  })
})

describe('ready lessons', () => {
  const game = { name: 'sevens', least_seats: 3, most_seats: 7, presets: [{ name: 'short', words: '', options: {}, seats: [3] }] }
  it('are six for every game, each its own', () => {
    const plans = READY.map((kind) => JSON.stringify(readyPlan(kind, game as unknown as GameInfo)))
    expect(plans).toHaveLength(6)
    expect(new Set(plans).size).toBeGreaterThanOrEqual(5)
    expect(readyPlan('pairs', game as unknown as GameInfo).size).toBe(3)
  })
})

describe('a code', () => {
  it('of seven letters leads to a class, any other to a table', () => {
    expect(pathIn('cxmg hm9')).toBe('/c/CXMGHM9')
    expect(pathIn('H7K4 MWXP')).toBe('/t/H7K4MWXP')
    expect(pathIn('https://play.example/c/CXMGHM9')).toBe('/c/CXMGHM9')
  })
  it('has its pages', () => {
    expect(routeOf('/c/CXMGHM9', '')).toEqual({ page: 'class', code: 'CXMGHM9', childCode: null })
    expect(routeOf('/c/CXMGHM9/wall', '#k=abc')).toEqual({ page: 'class-wall', code: 'CXMGHM9', secret: 'abc' })
    expect(routeOf('/teach/CXMGHM9', '')).toEqual({ page: 'teach-class', code: 'CXMGHM9', secret: null })
  })
})

describe('the discs of the animals', () => {
  const lightOf = (colour: string): number => {
    const [hue = 0, strength = 0, light = 0] = [...colour.matchAll(/-?\d+/g)].map(Number)
    const reach = (strength / 100) * Math.min(light / 100, 1 - light / 100)
    const part = (from: number): number => {
      const at = (from + hue / 30) % 12
      const value = light / 100 - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    }
    return 0.2126 * part(0) + 0.7152 * part(8) + 0.0722 * part(4)
  }
  it('let their white letters be read', () => {
    expect(lightOf('hsl(166 45% 36%)')).toBeCloseTo(0.186, 2)
    const faint = ANIMALS.filter((animal) => 1.05 / (lightOf(colourOf(animal)) + 0.05) < 4.5)
    expect(faint).toEqual([])
  })
})
