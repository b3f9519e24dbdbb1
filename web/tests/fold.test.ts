import { expect, test } from 'vitest'
import { fold, nothing, sinceOf } from '../src/lib/table/fold'
import { event, table } from './frames'

const numbers = (held: typeof nothing): number[] => held.log.map((one) => one.number)

test('a later frame replaces an earlier one, and only the log grows', () => {
  let held = fold(nothing, table(2, { events: [event(1), event(2)] }))
  held = fold(held, table(3, { events: [event(3)], paused: true }))
  expect(held.table?.paused).toBe(true)
  expect(numbers(held)).toEqual([1, 2, 3])
  expect(sinceOf(held)).toBe(3)
})

test('an event that comes twice is kept once, in order', () => {
  let held = fold(nothing, table(3, { events: [event(2), event(3)] }))
  held = fold(held, table(4, { events: [event(4), event(1), event(3)] }))
  expect(numbers(held)).toEqual([1, 2, 3, 4])
})

test('a frame that was overtaken on the way changes nothing', () => {
  const held = fold(nothing, table(5, { events: [event(5)] }))
  expect(fold(held, table(4))).toBe(held)
})

test('presence changes without a number are shown', () => {
  const held = fold(nothing, table(5, { watching: 0 }))
  expect(fold(held, table(5, { watching: 2, at: 51 })).table?.watching).toBe(2)
})

test('a server that was set back to an older state is believed, and what it has not seen is forgotten', () => {
  const held = fold(nothing, table(5, { events: [event(3), event(4), event(5)] }))
  const after = fold(held, table(3, { at: 999 }))
  expect(after.table?.number).toBe(3)
  expect(numbers(after)).toEqual([3])
})

test('where the server left older events out, the log begins there and says so', () => {
  const held = fold(nothing, table(2, { events: [event(1), event(2)] }))
  const after = fold(held, table(900, { events: [event(899), event(900)], first_event: 899 }))
  expect(numbers(after)).toEqual([899, 900])
  expect(after.cut).toBe(true)
})

test('a goodbye is kept until the table is back', () => {
  const bye = { type: 'goodbye', code: 'stopping', sentence: 'Bye', final: false } as const
  const held = fold(fold(nothing, table(1)), bye)
  expect(held.goodbye?.code).toBe('stopping')
  expect(fold(held, table(2)).goodbye).toBeNull()
})

test('what a frame brings again stays the same object, but for the clock, which runs on from when it came', () => {
  const seats: [] = []
  const held = fold(nothing, table(2, { seats, events: [event(1), event(2)] }))
  const after = fold(held, table(3, { events: [event(2), event(3)] }))
  expect(after.table?.number).toBe(3)
  expect(after.table?.seats).toBe(seats)
  expect(after.table?.clock).not.toBe(held.table?.clock)
  expect(after.log.slice(0, 2)).toEqual(held.log)
  expect(after.log[1]).toBe(held.log[1])
  expect(fold(after, table(3, { at: 31 })).log).toBe(after.log)
})

test('a feeling stands in the log between two entries, and stays there', () => {
  const first = fold(nothing, table(4, { events: [event(4)] }))
  const felt = fold(first, { type: 'emote', seat: 1, emote: 'wow', sentence: 'Wow!' })
  expect(felt.log.map((one) => one.lines[0]?.sentence)).toEqual([undefined, '“Wow!”'])
  expect(fold(felt, table(5, { events: [event(5)] })).log.map((one) => one.kind)).toEqual(['moved', 'emote', 'moved'])
})

test('a feeling stays when a frame with the same number comes, and when the log is cut', () => {
  const felt = fold(fold(nothing, table(4, { events: [event(4)] })), { type: 'emote', seat: 1, emote: 'wow', sentence: 'Wow!' })
  const kinds = (held: typeof nothing): string[] => held.log.map((one) => one.kind)
  expect(kinds(fold(felt, table(4, { watching: 1, at: 41 })))).toEqual(['moved', 'emote'])
  expect(kinds(fold(felt, table(6, { events: [event(4), event(6)], first_event: 4 })))).toEqual(['moved', 'emote', 'moved'])
  expect(kinds(fold(felt, table(900, { events: [event(899), event(900)], first_event: 899 })))).toEqual(['moved', 'moved'])
  expect(kinds(fold(felt, table(3, { at: 999 })))).toEqual([])
})
