import { expect, test } from 'vitest'
import type { NeighborView } from '../src/lib/api/games/stars-and-bars'
import { cardName, fromAbove, placeOf, shares, sideOf, workingLines } from '../src/games/stars-and-bars/cards'
import { faces } from '../src/games/stars-and-bars/faces.generated'
import { raceOf, sheetRows } from '../src/games/stars-and-bars/scores'
import type { SayWords } from '../src/lib/words/words.svelte'

/** Words that show their facts. */
const tell: SayWords = (key, facts = {}) => `${key}(${Object.values(facts).join(' ')})`
const beside = (relation: string, cell: string, points = 0): NeighborView => ({
  relation,
  cell,
  card: 'B1bs',
  differences: 2,
  attributes: ['figure', 'colour'],
  needs: 2,
  points,
})

test('a card is named by its figure, number, colour and fill', () => {
  expect(cardName('S2rt', tell)).toBe('card(star 2 red striped)')
  expect(cardName('M3go', tell)).toBe('card(moon 3 gold outline)')
})

test('a1 lies at the bottom left and d4 at the top right', () => {
  expect(placeOf('a1')).toEqual({ x: 0, y: 3 })
  expect(placeOf('d4')).toEqual({ x: 3, y: 0 })
  const spaces = ['a1', 'd1', 'b3', 'a4', 'd4'].map((cell) => ({ cell }))
  expect(fromAbove(spaces).map(({ cell }) => cell)).toEqual(['a4', 'd4', 'b3', 'a1', 'd1'])
})

test('a card lies over, beside, across, above or below its neighbours', () => {
  expect(sideOf('b2', beside('stack', 'b2'))).toBe('over')
  expect(sideOf('b2', beside('horizontal', 'c2'))).toBe('beside')
  expect(sideOf('b2', beside('diagonal', 'c3'))).toBe('diagonal')
  expect(sideOf('b2', beside('vertical', 'b1'))).toBe('above')
  expect(sideOf('b2', beside('vertical', 'b3'))).toBe('below')
})

test('only what brings points is a share of them, but all of it is working', () => {
  const neighbours = [beside('stack', 'b2', 1), beside('vertical', 'b3'), beside('diagonal', 'c3', 3)]
  expect(shares('b2', neighbours, tell)).toBe('share(over b2 1), share(diagonal c3 3)')
  expect(workingLines('S2rt', 'b2', neighbours, tell)).toHaveLength(3)
})

test('the sheet has a row for each round, which the beginner opens', () => {
  const line = (seat: number, points: number, total: number) => ({ seat, points, total })
  const rows = sheetRows([line(1, 4, 4), line(0, 2, 2), line(1, 0, 4)], 1)
  expect(rows).toEqual([
    { round: 1, turns: [line(0, 2, 2), line(1, 4, 4)] },
    { round: 2, turns: [null, line(1, 0, 4)] },
  ])
  expect(sheetRows([], 0)).toEqual([])
})

test('SB-15: at least 15 ahead, more than 50 ahead', () => {
  expect(raceOf([30, 45])).toMatchObject({ ahead: 15, leader: 1, length: 212 })
  expect(raceOf([30, 45]).marks).toEqual([
    { lead: 15, at: 45, reached: true },
    { lead: 50, at: 81, reached: false },
  ])
  expect(raceOf([80, 30]).marks.map((mark) => mark.reached)).toEqual([true, false])
  expect(raceOf([81, 30]).marks.map((mark) => mark.reached)).toEqual([true, true])
})

test('the track grows with the racers, and shows no mark beyond its end', () => {
  expect(raceOf([0, 0])).toMatchObject({ ahead: 0, leader: null, length: 212 })
  expect(raceOf([240, 238])).toMatchObject({ length: 252, marks: [] })
  expect(raceOf([210, 190]).marks.map((mark) => mark.lead)).toEqual([15])
})

test('every card has a face of its own, and they lie on their long side', () => {
  const names = [...'SBM'].flatMap((figure) =>
    [...'123'].flatMap((number) => [...'rbg'].flatMap((colour) => [...'sto'].map((fill) => figure + number + colour + fill))),
  )
  expect(new Set(names.map((name) => JSON.stringify(faces.cards[name]))).size).toBe(81)
  expect(faces.width).toBeGreaterThan(faces.height)
  expect(faces.cards.back?.length).toBeGreaterThan(0)
})
