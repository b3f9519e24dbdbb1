// @vitest-environment happy-dom
// What somebody is called on this screen.
import { beforeAll, expect, test } from 'vitest'
import type { SeatView } from '../src/lib/api/types'
import { asRead } from '../src/lib/names'
import { whose } from '../src/lib/whose'
import { words } from '../src/lib/words/words.svelte'
import { table } from './frames'

beforeAll(() => words.load('en'))

const seat = (place: number, name: string, named: boolean): SeatView =>
  ({ seat: place, name, named, kind: 'human', colour: 'blue' }) as SeatView

test('who has given no name is "You" on the own screen, and nobody else is', () => {
  const read = asRead(table(1, { seats: [seat(0, 'Seat 1', false), seat(1, 'Seat 2', false)] }))
  expect(read.seats.map(({ name }) => name)).toEqual(['You', 'Seat 2'])
})

test('seats that have not changed are read as the very same seats, until the language is another', async () => {
  const seats = [seat(0, 'Seat 1', false), seat(1, 'Seat 2', false)]
  const first = asRead(table(1, { seats }))
  expect(asRead(table(2, { seats })).seats).toBe(first.seats)
  expect(asRead(table(3, { seats: [...seats, seat(2, 'Ada', true)] })).seats[0]).toBe(first.seats[0])
  await words.load('es')
  expect(asRead(table(4, { seats })).seats[0]?.name).toBe('Tú')
  await words.load('en')
})

test('a name once given is the name, and who only looks on has none', () => {
  const named = table(1, { seats: [seat(0, 'Ada', true)] })
  expect(asRead(named)).toBe(named)
  const watched = table(1, { seats: [seat(0, 'Seat 1', false)], you: { seat: null, host: false, may_rematch: false } })
  expect(asRead(watched)).toBe(watched)
})

test('a sentence about you says "you", with or without a name', () => {
  const seats = [seat(0, 'Ada', true), seat(1, 'Ben', true)]
  expect(whose(seats, 0, 0)).toEqual({ seat: 'Ada', you: 'yes' })
  expect(whose(seats, 1, 0)).toEqual({ seat: 'Ben', you: 'no' })
  expect(whose(seats, null, null)).toEqual({ seat: '', you: 'no' })
})
