import { expect, test } from 'vitest'
import { fitted } from '../src/lib/parts/fitting'

const room = { width: 1200, height: 600 }

test('a picture of a fixed shape fills the height', () => {
  expect(fitted(room, [1200, 900, 600], (width) => ({ width, height: width }))).toEqual({ width: 600, scale: 1 })
})

test('what does not grow with its width is enlarged', () => {
  expect(fitted(room, [1200, 600, 400], (width) => ({ width, height: 100 }))).toEqual({ width: 400, scale: 3 })
})

test('what needs more height when it is narrow stays wide', () => {
  expect(fitted(room, [1200, 600], (width) => ({ width, height: width < 1000 ? 2000 : 500 })).width).toBe(1200)
})

test('what sticks out at the side is not enlarged beyond the room', () => {
  expect(fitted(room, [600, 300], (width) => ({ width: Math.max(width, 600), height: 100 }))).toEqual({ width: 600, scale: 2 })
})
