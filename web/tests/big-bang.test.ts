import { expect, test } from 'vitest'
import { cardName, deadOrder, lying, pieceOf, placesFor, putText, whereIs } from '../src/games/big-bang/cards'
import { faces } from '../src/games/big-bang/faces.generated'
import { marksOf } from '../src/games/big-bang/marks'
import { optionText } from '../src/lib/new-table'
import { areaOf, around, beside, cellUnder, cornerOf, HIGH, inRows, isUp, middleOf, SIDE, stepTo } from '../src/games/big-bang/grid'
import type { SayWords } from '../src/lib/words/words.svelte'

/** Words that show their facts. */
const tell: SayWords = (key, facts = {}) => `${key}(${Object.values(facts).join(' ')})`

test('the star points up, and what shares an edge with it points down', () => {
  expect(isUp('0,0')).toBe(true)
  expect(beside('0,0')).toEqual(['0,-1', '0,1', '1,0'])
  expect(beside('0,0').map(isUp)).toEqual([false, false, false])
  expect(beside('1,0')).toEqual(['1,-1', '1,1', '0,0'])
  expect(isUp('-1,-1')).toBe(true)
})

test('who is a neighbour is so for the other too', () => {
  for (const cell of ['0,0', '2,-3', '-1,4', '-2,-2'])
    for (const other of beside(cell)) expect(beside(other)).toContain(cell)
})

test('the middle of every cell lies in that cell, and so do places near its corners', () => {
  for (let row = -3; row <= 3; row += 1)
    for (let column = -4; column <= 4; column += 1) {
      const cell = `${row},${column}`
      expect(cellUnder(middleOf(cell))).toBe(cell)
      const { x, y } = cornerOf(cell)
      const tip = isUp(cell) ? y + 0.05 * HIGH : y + 0.95 * HIGH
      const base = isUp(cell) ? y + 0.98 * HIGH : y + 0.02 * HIGH
      expect(cellUnder({ x: x + SIDE / 2, y: tip })).toBe(cell)
      expect(cellUnder({ x: x + 0.05 * SIDE, y: base })).toBe(cell)
      expect(cellUnder({ x: x + 0.95 * SIDE, y: base })).toBe(cell)
    }
})

test('around the star are three places, around a second card one less than both have', () => {
  expect(around(['0,0'])).toEqual(['0,-1', '0,1', '1,0'])
  expect(around(['0,0', '0,1'])).toEqual(['-1,1', '0,-1', '0,2', '1,0'])
})

test('an area holds all of its cells', () => {
  expect(areaOf(['0,0'])).toEqual({ left: 0, top: 0, width: SIDE, height: HIGH })
  expect(areaOf(['0,0', '-1,-2', '1,1'])).toEqual({ left: -SIDE, top: -HIGH, width: 2.5 * SIDE, height: 3 * HIGH })
})

test('arrows lead to the nearest cell in their direction and stay where there is none', () => {
  const cells = inRows(['0,-1', '0,1', '1,0', '-1,1'])
  expect(stepTo('ArrowRight', '0,-1', cells)).toBe('0,1')
  expect(stepTo('ArrowLeft', '0,1', cells)).toBe('0,-1')
  expect(stepTo('ArrowDown', '0,1', cells)).toBe('1,0')
  expect(stepTo('ArrowUp', '0,1', cells)).toBe('-1,1')
  expect(stepTo('ArrowRight', '0,1', ['0,-1', '0,1'])).toBe('0,1')
  expect(stepTo('Home', '0,1', cells)).toBe('-1,1')
  expect(stepTo('End', '0,1', cells)).toBe('1,0')
  expect(stepTo('x', '0,1', cells)).toBeNull()
})

const CARDS = [
  ['open', 'dead', 'dead'],
  ['5', '3', 'dead'],
]

test('every number has a face both ways up', () => {
  for (const number of '1234567') for (const up of [true, false]) expect(marksOf(number, up, []).length).toBeGreaterThan(1)
  expect(marksOf('4', false, [])).not.toEqual(marksOf('4', true, []))
  expect(marksOf('star', true, []).length).toBeGreaterThan(1)
  expect(marksOf('back', true, []).length).toBeGreaterThan(1)
})

test('BB-14, BB-19: a rules card shows the faces it has at this table, rotated clockwise', () => {
  const parts = (...names: string[]) => names.flatMap((name) => faces.cards[name])
  expect(marksOf('R1/0', true, CARDS)).toEqual(parts('rules', 'open 0', 'dead 1', 'dead 2', 'R1'))
  expect(marksOf('R2/0', true, CARDS)).toEqual(parts('rules', '5 0', '3 1', 'dead 2', 'R2'))
  expect(marksOf('R2/1', true, CARDS)).toEqual(parts('rules', 'dead 0', '5 1', '3 2', 'R2'))
  expect(marksOf('R2/2', false, CARDS)).toEqual(parts('rules down', '3 0 down', 'dead 1 down', '5 2 down', 'R2 down'))
  expect(marksOf('R2', true, CARDS)).toEqual(marksOf('R2/0', true, CARDS))
  for (const kind of ['open', 'dead', '1', '2', '3', '4', '5', '6', '7'])
    for (const edge of [0, 1, 2]) for (const down of ['', ' down']) expect(faces.cards[`${kind} ${edge}${down}`]).toBeDefined()
})

test('BB-19: faces that were typed are spelled as the server takes them', () => {
  expect(optionText('faces', ' 5/5/Dead, OPEN/3/dead ')).toBe('5/5/dead,open/3/dead')
  expect(optionText('faces', '')).toBe('')
})

test('moves are written as the rules page does', () => {
  expect(putText('hand', pieceOf('4', 2), '0,1')).toBe('hand 4 @0,1')
  expect(putText('top', pieceOf('R3', 2), '1,1')).toBe('top R3/2 @1,1')
})

test('where a card can go is read from the offer, with the turns that fit', () => {
  const moves = ['hand 4 @0,1', 'hand 4 @1,0', 'hand R3/0 @0,1', 'hand R3/2 @0,1', 'top 4 @-1,0', 'draw', 'dead 4 R3 5']
  expect([...placesFor(moves, 'hand', '4')]).toEqual([['0,1', [0]], ['1,0', [0]]])
  expect([...placesFor(moves, 'top', '4').keys()]).toEqual(['-1,0'])
  expect([...placesFor(moves, 'hand', 'R3')]).toEqual([['0,1', [0, 2]]])
  expect(placesFor(moves, 'hand', '5').size).toBe(0)
})

test('a dead hand goes in the order that was tapped, the last one on top', () => {
  expect(deadOrder(['3', '5', '7'], [])).toEqual(['3', '5', '7'])
  expect(deadOrder(['3', '5', '7'], [2, 0, 1])).toEqual(['7', '3', '5'])
  expect(deadOrder(['3', '5', '7'], [1])).toEqual(['5', '3', '7'])
  expect(deadOrder(['7', '7', '3'], [2, 1])).toEqual(['3', '7', '7'])
})

test('cards are told in words, and places by what lies around them', () => {
  const cards = lying([{ cell: '0,1', card: '4' }, { cell: '1,0', card: null }])
  expect(cardName('R3', tell)).toBe('card(rules R3)')
  expect(whereIs('0,2', cards, tell)).toBe('place-side(right number 4)')
  expect(whereIs('0,0', cards, tell)).toBe('place-side(left number 4), place-side(above some )')
  expect(whereIs('0,-1', cards, tell)).toBe('place-side(left star star)')
  expect(whereIs('-1,1', cards, tell)).toBe('place-side(above number 4)')
  expect(whereIs('0,0', lying([{ cell: '0,-1', card: '3' }, { cell: '0,1', card: '4' }]), tell)).toBe('place-between(card(number 3) card(number 4))')
  expect(whereIs('3,3', cards, tell)).toBe('')
})
