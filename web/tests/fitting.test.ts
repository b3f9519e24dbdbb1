import { expect, test } from 'vitest'
import { fitted } from '../src/lib/parts/fitting'

const room = { width: 1200, height: 600 }

test('a picture of a fixed shape fills the height', () => {
  expect(fitted(room, [1200, 900, 600], (width) => width)).toEqual({ width: 600, scale: 1 })
})

test('what does not grow with its width is enlarged', () => {
  expect(fitted(room, [1200, 600, 400], () => 100)).toEqual({ width: 400, scale: 3 })
})

test('what needs more height when it is narrow stays wide', () => {
  expect(fitted(room, [1200, 600], (width) => (width < 1000 ? 2000 : 500)).width).toBe(1200)
})
