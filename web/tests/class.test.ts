import { describe, expect, it } from 'vitest'
import type { PlaceAtTable, TableSummary } from '../src/lib/api/types'
import { ANIMALS, hueOf } from '../src/lib/class/animals'
import { moved } from '../src/lib/class/moving.svelte'
import { needOf, sortedByNeed, waited } from '../src/lib/class/need'
import { pathIn } from '../src/lib/codes'
import { routeOf } from '../src/lib/routes'

const NOW = 1_000_000
const seat = (here: boolean): PlaceAtTable => ({ child: 1, name: 'Ada', animal: 'fox', here, guests: [] })
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
  it('is first of all one where somebody calls her', () => {
    const called = table({})
    const stuck = table({ seats: [{ ...seat(true), child: 2 }], waits_since: NOW - 180_000 })
    expect(sortedByNeed([stuck, called], NOW, new Set([1])).map((one) => one.need.kind)).toEqual(['hand', 'stuck'])
  })
  it('is never one that she has stopped herself', () => {
    expect(needOf(table({ paused: true, waits_since: 0 }), NOW).level).toBe(0)
  })
})

describe('a child that is taken elsewhere', () => {
  const bot: PlaceAtTable = { child: null, name: '', animal: '', here: true, guests: [] }
  const tables = [table({ seats: [seat(true)] }), table({ seats: [seat(true), bot] }), table({ seats: [seat(true)] })]
  it('takes the seat of a bot', () => {
    expect(moved(1, 0, { table: 1, child: null }, tables)).toEqual({ type: 'seat-child', child: 1, table: 1 })
  })
  it('changes places with the child it is dropped on', () => {
    expect(moved(1, 0, { table: 1, child: 7 }, tables)).toEqual({ type: 'swap-children', one: 1, other: 7 })
  })
  it('stays where it is at a full table, on its own and on itself', () => {
    expect(moved(1, 0, { table: 2, child: null }, tables)).toBe('full')
    expect(moved(1, 0, { table: 0, child: null }, tables)).toBeNull()
    expect(moved(1, 0, { table: 1, child: 1 }, tables)).toBeNull()
  })
})

describe('how long a table has waited', () => {
  it('is told as a clock tells it', () => {
    expect(waited(table({ waits_since: NOW - 83_000 }), NOW)).toBe('1:23')
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
  it('let the animal be seen on its disc', () => {
    expect(lightOf('hsl(166 45% 36%)')).toBeCloseTo(0.186, 2)
    const [disc, drawn] = [(hue: number) => `hsl(${hue} 70% 88%)`, (hue: number) => `hsl(${hue} 60% 20%)`]
    const faint = ANIMALS.filter((animal) => {
      const hue = hueOf(animal)
      return (lightOf(disc(hue)) + 0.05) / (lightOf(drawn(hue)) + 0.05) < 4.5
    })
    expect(faint).toEqual([])
  })
})
