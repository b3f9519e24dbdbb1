import { describe, expect, test } from 'vitest'
import { keepSame } from '../src/lib/table/same'

const copy = <T>(thing: T): T => structuredClone(thing)

describe('what is alike stays the same object', () => {
  test('all of it', () => {
    const before = { seats: [{ name: 'Ada' }, { name: 'Ben' }], number: 3, play: null }
    expect(keepSame(before, copy(before))).toBe(before)
  })

  test('the parts around a change', () => {
    const before = { seats: [{ name: 'Ada', cards: [1, 2] }, { name: 'Ben', cards: [3] }], helps: { hints: true } }
    const after = copy(before)
    after.seats[1]!.cards.push(4)
    const kept = keepSame(before, after)
    expect(kept).toEqual(after)
    expect(kept).not.toBe(before)
    expect(kept.helps).toBe(before.helps)
    expect(kept.seats[0]).toBe(before.seats[0])
    expect(kept.seats[1]).not.toBe(before.seats[1])
  })

  test('the beginning of a list that has grown or shrunk', () => {
    const before = [{ at: 1 }, { at: 2 }]
    const longer = keepSame(before, [{ at: 1 }, { at: 2 }, { at: 3 }])
    expect(longer).toHaveLength(3)
    expect(longer[1]).toBe(before[1])
    const shorter = keepSame(before, [{ at: 1 }])
    expect(shorter).toEqual([{ at: 1 }])
    expect(shorter[0]).toBe(before[0])
  })
})

describe('what has changed is what came', () => {
  test.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: undefined }, { a: 1, c: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: null }, { a: {} }],
    [{ 0: 'x' }, ['x']],
    [[], {}],
    [[1, 2], [2, 1]],
    [null, { a: 1 }],
    ['3', 3],
    [0, null],
  ])('%j and then %j', (before, after) => {
    expect(keepSame<unknown>(before, copy(after))).toStrictEqual(after)
  })

  test('neither frame is changed by it', () => {
    const before = Object.freeze({ list: Object.freeze([Object.freeze({ a: 1 })]) })
    const after = Object.freeze({ list: Object.freeze([Object.freeze({ a: 1 }), Object.freeze({ a: 2 })]) })
    expect(keepSame(before, after)).toEqual({ list: [{ a: 1 }, { a: 2 }] })
  })
})
