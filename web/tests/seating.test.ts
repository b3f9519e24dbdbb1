import { describe, expect, it } from 'vitest'
import { botsAt, leftOut, put, wished, without, type Seating } from '../src/lib/class/seating'

const three: Seating = { tables: [[0, 1, 2], [3, 4, 5], [6]], guests: { 7: 3 }, least: 3, most: 4 }

describe('tables before they are dealt', () => {
  it('takes a child to a table with room', () => {
    expect(put(three, 6, { table: 0, child: null })?.tables).toEqual([[0, 1, 2, 6], [3, 4, 5]])
  })
  it('lets two children change places, seat by seat', () => {
    expect(put(three, 0, { table: 1, child: 4 })?.tables).toEqual([[4, 1, 2], [3, 0, 5], [6]])
  })
  it('has no room at a full table unless somebody is named', () => {
    const full = put(three, 6, { table: 0, child: null }) as Seating
    expect(put(full, 3, { table: 0, child: null })).toBeNull()
    expect(put(full, 3, { table: 0, child: 6 })?.tables).toEqual([[0, 1, 2, 3], [6, 4, 5]])
  })
  it('opens a new table behind the last', () => {
    expect(put(three, 0, { table: 3, child: null })?.tables).toEqual([[1, 2], [3, 4, 5], [6], [0]])
  })
  it('gives who plays along a seat of their own', () => {
    const seated = put(three, 7, { table: 2, child: null })
    expect(seated?.tables[2]).toEqual([6, 7])
    expect(seated?.guests).toEqual({})
  })
  it('lets who plays along follow their host', () => {
    const moved = put(three, 3, { table: 2, child: null }) as Seating
    expect(wished(moved)).toEqual([
      { children: [0, 1, 2], guests: {} },
      { children: [4, 5], guests: {} },
      { children: [6, 3], guests: { 7: 3 } },
    ])
  })
  it('counts bots, and who has come since', () => {
    expect(three.tables.map((table) => botsAt(three, table))).toEqual([0, 0, 2])
    expect(leftOut(three, [0, 7, 8])).toEqual([8])
  })
  it('forgets who is not in the class any more', () => {
    expect(without(three, (child) => child === 6 || child === 3)).toEqual({ ...three, tables: [[0, 1, 2], [4, 5]], guests: {} })
  })
})
