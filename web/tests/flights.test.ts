import { expect, test } from 'vitest'
import { flights, type Cards, type Flyer } from '../src/lib/parts/flights'

const box = (x: number, width = 10): DOMRect => ({ x, y: 0, width, height: 10 }) as DOMRect
const node = (name: string): Element => ({ name }) as unknown as Element
const cards = (...list: [Element, string, number][]): Cards =>
  new Map(list.map(([element, key, x]) => [element, { key, box: box(x) }]))
const nowhere = (): Flyer | null => null

test('a card that left one place and came to another flies between them', () => {
  const [hand, stays, lies] = ['hand', 'stays', 'lies'].map(node) as [Element, Element, Element]
  const before = cards([hand, '7C', 0], [stays, '8C', 20])
  const after = cards([stays, '8C', 20], [lies, '7C', 200])
  expect(flights(before, after, nowhere)).toEqual([{ picture: hand, from: box(0), to: lies, there: box(200) }])
})

test('a card that nobody saw before comes from its origin', () => {
  const [pile, lies] = [node('pile'), node('lies')]
  const found = flights(cards(), cards([lies, '7C', 200]), () => ({ node: pile, box: box(50) }))
  expect(found).toEqual([{ picture: lies, from: box(50), to: lies, there: box(200) }])
  expect(flights(cards(), cards([lies, '7C', 200]), nowhere)).toEqual([])
})

test('a card starts as large as a card, in the middle of the seat it comes from', () => {
  const [seat, lies] = [node('seat'), node('lies')]
  const found = flights(cards(), cards([lies, '7C', 500]), () => ({ node: seat, box: box(0, 188) }))
  expect(found.map(({ from }) => from)).toEqual([{ x: 89, y: 0, width: 10, height: 10 }])
})

test('of two cards alike each flies once, and what hardly moves does not fly', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(node) as [Element, Element, Element, Element]
  const found = flights(cards([a, 'E', 0], [b, 'E', 100]), cards([c, 'E', 300], [d, 'E', 105]), nowhere)
  expect(found.map((one) => [one.from.x, one.to])).toEqual([[0, c]])
})
