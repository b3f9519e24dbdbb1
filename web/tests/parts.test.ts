// What tables share: walking by arrow keys, and finding out what moves would bring.
import { expect, test, vi } from 'vitest'
import { stepOn } from '../src/lib/parts/arrows'
import { Previews } from '../src/lib/table/previews.svelte'
import type { Tried } from '../src/lib/api/types'

test('arrows walk round and round in a row', () => {
  expect(stepOn('ArrowRight', 3, 4)).toBe(0)
  expect(stepOn('ArrowUp', 0, 4)).toBe(3)
  expect(stepOn('Home', 2, 4)).toBe(0)
  expect(stepOn('End', 2, 4)).toBe(3)
  expect(stepOn('Enter', 2, 4)).toBeNull()
})

test('arrows go in four directions over rows, and stop at the edge', () => {
  expect(stepOn('ArrowDown', 1, 16, 4)).toBe(5)
  expect(stepOn('ArrowUp', 5, 16, 4)).toBe(1)
  expect(stepOn('ArrowUp', 1, 16, 4)).toBe(1)
  expect(stepOn('ArrowDown', 13, 16, 4)).toBe(13)
  expect(stepOn('ArrowRight', 3, 16, 4)).toBe(3)
  expect(stepOn('ArrowLeft', 4, 16, 4)).toBe(4)
  expect(stepOn('ArrowLeft', 6, 16, 4)).toBe(5)
})

const tried = (text: string): Tried => ({ type: 'tried', id: '', text, working: { points: text.length } })

test('previews are asked for in order, once, and forgotten with the table', async () => {
  const ask = vi.fn((text: string) => Promise.resolve<Tried | null>(tried(text)))
  const previews = new Previews(ask, 0)
  await previews.look(1, ['put A b3', 'put A c3'])
  await previews.look(1, ['put A c3', 'put A b2'])
  expect(ask.mock.calls.flat()).toEqual(['put A b3', 'put A c3', 'put A b2'])
  expect(previews.of('put A b3')).toEqual({ points: 8 })
  expect(previews.of('put A d4')).toBeNull()
  await previews.look(2, [])
  expect(previews.of('put A b3')).toBeNull()
})

test('a later look takes over, and an answer about an older table is not kept', async () => {
  let answer: (tried: Tried) => void = () => undefined
  const previews = new Previews((text) => (text === 'slow' ? new Promise((done) => (answer = done)) : Promise.resolve(tried(text))), 0)
  const first = previews.look(1, ['slow', 'never'])
  await vi.waitFor(() => expect(answer).toBeTypeOf('function'))
  await previews.look(1, ['quick'])
  expect(previews.of('quick')).not.toBeNull()
  await previews.look(2, [])
  answer(tried('slow'))
  await first
  expect(previews.of('slow')).toBeNull()
  expect(previews.of('never')).toBeNull()
})

test('where nothing is told, nothing more is asked', async () => {
  const ask = vi.fn(() => Promise.resolve(null))
  await new Previews(ask, 0).look(1, ['a', 'b'])
  expect(ask).toHaveBeenCalledOnce()
})
