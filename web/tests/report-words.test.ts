// @vitest-environment happy-dom
// What the report says of seconds: none where none were measured, and never "0 seconds".
import { beforeAll, expect, test } from 'vitest'
import { say, words } from '../src/lib/words/words.svelte'

beforeAll(() => words.load('en'))
const told = (seconds: number): string => say('report-child-lesson', { lesson: 'Lesson 1', decisions: 1, missed: 0, hints: 2, seconds })

test('seconds a move are told where they were measured', () => {
  expect(told(-1)).toBe('Lesson 1: one move, 0 missed, 2 hints')
  expect(told(0)).toBe('Lesson 1: one move, 0 missed, 2 hints, less than a second a move')
  expect(told(1)).toBe('Lesson 1: one move, 0 missed, 2 hints, about one second a move')
  expect(told(7)).toBe('Lesson 1: one move, 0 missed, 2 hints, about 7 seconds a move')
})
