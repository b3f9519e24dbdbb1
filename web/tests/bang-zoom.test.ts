import { expect, test } from 'vitest'
import { faces } from '../src/games/bang-zoom/faces.generated'
import {
  cleared,
  isUsed,
  LONGEST,
  moveSpot,
  moveTile,
  NOTHING,
  pick,
  placeAt,
  settle,
  shuffled,
  spell,
  spelled,
  spotOf,
  takeBack,
  takeOut,
  tilesFor,
  tilesIn,
  without,
  wordOf,
  type Spread,
} from '../src/games/bang-zoom/tiles'
import { heldOf, wordsOf } from '../src/games/bang-zoom/words'
import { optionText, wordList } from '../src/lib/new-table'

const dealt = (letters: string): Spread => settle(NOTHING, [...letters])
const handOf = (spread: Spread): string => spread.tiles.map((tile) => tile.letter).join('')
const places = (spread: Spread): (number | null)[] => spread.row.map((spot) => spot.tile)

test('letters that are typed pick a card each, and what is missing is shown as missing', () => {
  const spread = [...'NOON'].reduce(spell, dealt('ANOOZ'))
  expect(wordOf(spread.row)).toBe('NOON')
  expect(places(spread)).toEqual([1, 2, 3, null])
  expect(tilesIn(spread.row)).toEqual([1, 2, 3])
  expect(isUsed(spread, 0)).toBe(false)
  expect(wordOf(takeBack(spread).row)).toBe('NOO')
  expect(cleared(spread).row).toEqual([])
})

test('a row has no more places than a hand has cards', () => {
  const spread = [...'AAAAAAAAA'].reduce(spell, dealt('A'))
  expect(spread.row).toHaveLength(LONGEST)
  expect(pick(spread, 0, 0)).not.toBe(spread) // one that is in the row may still change its place
})

test('a card is put anywhere in the row, and changes its place there', () => {
  const cat = spelled(dealt('ACST'), 'CAT')
  expect(wordOf(pick(cat, 2, 0).row)).toBe('SCAT')
  expect(wordOf(pick(cat, 2).row)).toBe('CATS')
  // From the front to behind the last, and back.
  expect(wordOf(pick(cat, 1, 3).row)).toBe('ATC')
  const key = cat.row[2]?.key ?? -1
  expect(wordOf(moveSpot(cat, key, 0).row)).toBe('TCA')
  expect(wordOf(moveSpot(cat, key, 3).row)).toBe('CAT')
  expect(wordOf(takeOut(cat, key).row)).toBe('CA')
  expect(wordOf(takeOut(cat, key, cat.row[0]?.key ?? -1).row)).toBe('A')
  expect(moveSpot(cat, 99, 0)).toBe(cat)
  expect(spotOf(cat, { id: 1, letter: 'C' })).toBe(cat.row[0])
  expect(spotOf(cat, { id: 2, letter: 'S' })).toEqual({ key: -1, letter: 'S', tile: 2 })
})

test('the hand keeps the order one gave it; new cards come to its end', () => {
  const own = moveTile(dealt('ABC'), 2, 0)
  expect(handOf(own)).toBe('CAB')
  expect(handOf(settle(own, [...'ABCZ']))).toBe('CABZ')
  expect(handOf(settle(own, [...'BC']))).toBe('CB')
  expect(handOf(moveTile(own, 2, 3))).toBe('ABC')
})

test('of equal cards those go that were sent away', () => {
  const own = dealt('AAB')
  expect(settle(own, ['A', 'B'], [0]).tiles.map((tile) => tile.id)).toEqual([1, 2])
  // Else one that is not in the row.
  const kept = settle(pick(own, 1), ['A', 'B'])
  expect(kept.tiles.map((tile) => tile.id)).toEqual([1, 2])
  expect(wordOf(kept.row)).toBe('A')
  expect(settle(pick(own, 1), ['B']).row).toEqual([])
})

test('a missing letter is filled in when its card comes', () => {
  const spread = spelled(dealt('ABN'), 'BANG')
  expect(places(spread)).toEqual([1, 0, 2, null])
  expect(places(settle(spread, [...'ABGN']))).toEqual([1, 0, 2, 3])
})

test('mixing changes the order and nothing else', () => {
  const mixed = shuffled(dealt('ABCDEF'), () => 0)
  expect(handOf(mixed)).toBe('BCDEFA')
  expect(mixed.tiles).toHaveLength(6)
})

test('the cards of a word that a hint names', () => {
  expect(tilesFor(dealt('MOOZ').tiles, 'ZOOM')).toEqual([3, 1, 2, 0])
  expect(tilesFor(dealt('OZ').tiles, 'ZOOM')).toEqual([1, 0])
})

test('something is dropped before what lies right of it', () => {
  expect([5, 15, 25, 99].map((x) => placeAt(x, [10, 20, 30]))).toEqual([0, 1, 2, 3])
})

test('of a goal each letter is held once for each card', () => {
  expect(heldOf('ZOOM', ['O', 'M'])).toEqual([false, true, false, true])
  expect(heldOf('BANG', [])).toEqual([false, false, false, false])
})

test('the words of a seat, with their numbers in the game', () => {
  const laid = (seat: number, word: string) => ({ seat, word, points: 3, total: 3, kind: 'letters' })
  const words = wordsOf([laid(0, 'CAT'), laid(1, 'DOG'), laid(0, 'EEL')], 0)
  expect(words.map(({ word, number }) => [word, number])).toEqual([
    ['CAT', 0],
    ['EEL', 2],
  ])
})

test('every letter has a face, and there is a back', () => {
  expect(Object.keys(faces.cards).sort()).toEqual([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'back'])
})

test('words that a table allows may be typed in any way', () => {
  expect(wordList(' zzz, qua  ; Zzz')).toBe('QUA,ZZZ')
  expect(wordList('')).toBe('')
  expect(optionText('allow', 'zzz qua')).toBe('QUA,ZZZ')
  expect(optionText('letters', ' a9  b9 c2 ')).toBe('A9 B9 C2')
})

test('an answer that comes after the new table takes nothing from what was spelled meanwhile', () => {
  const before = spelled(dealt('CATDOG'), 'CAT')
  const after = spell(settle(before, [...'DOG'], tilesIn(before.row)), 'D')
  expect(wordOf(after.row)).toBe('D')
  expect(wordOf(without(after, before.row).row)).toBe('D')
  expect(wordOf(without(before, before.row).row)).toBe('')
})
