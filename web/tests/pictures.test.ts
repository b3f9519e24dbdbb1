import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SayToClass } from '../src/lib/api/classes'
import type { ClassAnswer } from '../src/lib/api/types'
import { TablePictures } from '../src/lib/class/pictures.svelte'
import { table } from './frames'

/** how far each table is; the server draws it as it stands by then */
let tables: number[]
let asked: { table: number; number: number }[][]
let isDown = false

const server = {
  quietly: async (message: SayToClass): Promise<ClassAnswer | null> => {
    if (message.type !== 'look-at-tables') throw new Error(message.type)
    asked.push(message.tables.map(({ table, number }) => ({ table, number: number ?? 0 })))
    await new Promise((answered) => setTimeout(answered, 40))
    if (isDown) return null
    const pictures = message.tables
      .filter((one) => tables[one.table] !== one.number)
      .map((one) => ({ table: one.table, frame: table(tables[one.table] ?? 0, {}) }))
    return { type: 'pictures', id: '', pictures }
  },
}

function inSight(count: number): TablePictures {
  const pictures = new TablePictures(server)
  for (let number = 0; number < count; number += 1) pictures.show(number, true)
  return pictures
}
/** What the class says once a second: it may be behind the tables, never ahead of them. */
const summary = (behind = 0): { moves: number }[] => tables.map((moves) => ({ moves: moves - behind }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  tables = [10, 20, 30, 40, 50, 60, 70]
  asked = []
  isDown = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('all tables that come into sight are asked for in one go', async () => {
  const pictures = inSight(7)
  pictures.follow(summary(), 1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([tables.map((_, number) => ({ table: number, number: 0 }))])
  expect(Object.keys(pictures.frames)).toHaveLength(7)
})

test('a picture that is newer than the summary is not asked for again', async () => {
  const pictures = inSight(7)
  pictures.follow(summary(3), 1)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(1)
  for (let second = 0; second < 10; second += 1) {
    pictures.follow(summary(3), 1)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(asked).toHaveLength(1)
})

test('at seven busy tables there is one request a second, however often the class says something', async () => {
  const pictures = inSight(7)
  for (let tenth = 0; tenth < 600; tenth += 1) {
    tables = tables.map((moves) => moves + 1)
    pictures.follow(summary(1), 1)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.length).toBeLessThanOrEqual(62)
  expect(pictures.frames[6]?.number).toBeGreaterThan((tables[6] ?? 0) - 12)
})

test('a request that failed is tried again, and not at once', async () => {
  isDown = true
  const pictures = inSight(2)
  for (let second = 0; second < 10; second += 1) {
    pictures.follow(summary(), 1)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(asked).toHaveLength(4)
  isDown = false
  await vi.advanceTimersByTimeAsync(3000)
  expect(pictures.frames[0]?.number).toBe(10)
})

test('in the next round every table is asked for again, though it has fewer moves', async () => {
  const pictures = inSight(2)
  pictures.follow(summary(), 1)
  await vi.advanceTimersByTimeAsync(1000)
  tables = [2, 2]
  pictures.follow(summary(), 2)
  expect(pictures.frames).toEqual({})
  await vi.advanceTimersByTimeAsync(1000)
  expect(pictures.frames[1]?.number).toBe(2)
})

test('nothing is asked for what nobody sees', async () => {
  const pictures = inSight(2)
  pictures.show(0, false)
  pictures.show(1, false)
  pictures.follow(summary(), 1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([])
})
