// @vitest-environment happy-dom
// Numbers and days as each language writes them.
import { expect, test } from 'vitest'
import { dayOf, figure } from '../src/lib/words/figures'

test('a half is written as each language does it', () => {
  expect(figure(1.5, 'en')).toBe('1.5')
  expect(figure(1.5, 'es')).toBe('1,5')
  expect(figure(2, 'es')).toBe('2')
  expect(figure(1 / 3, 'en')).toBe('0.33')
})

test('a day is told in the language of the page, not of the browser', () => {
  const noon = new Date(2026, 10, 25, 12).getTime()
  expect(dayOf(noon, 'en')).toBe('25 November')
  expect(dayOf(noon, 'es')).toBe('25 de noviembre')
  expect(dayOf(noon, 'es', { weekday: 'long' })).toBe('miércoles, 25 de noviembre')
  expect(dayOf(noon, 'en', { year: 'numeric' })).toBe('25 November 2026')
})
