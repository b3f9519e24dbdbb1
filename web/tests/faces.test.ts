import { expect, test } from 'vitest'
import { drawn } from '../src/lib/faces'

test('a face is drawn in one piece: what is filled, what is a line, and what is a dashed one', () => {
  expect(drawn([])).toBe('')
  expect(drawn([['M0 0h4', '#123'], ['M1 1v2', 'red', 1.5], ['M2 2z', 'blue', 2, '3 1']])).toBe(
    '<path d="M0 0h4" fill="#123"/>' +
      '<path d="M1 1v2" fill="none" stroke="red" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/>' +
      '<path d="M2 2z" fill="none" stroke="blue" stroke-width="2" stroke-linejoin="round" stroke-linecap="butt" stroke-dasharray="3 1"/>',
  )
})
