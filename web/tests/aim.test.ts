// Looking at a number of the line before a card lies there.
import { beforeEach, expect, test } from 'vitest'
import { Aim } from '../src/games/number-line/aim.svelte'

let free = [4, 5, 6]
let looksFirst = true
let aim: Aim
beforeEach(() => {
  free = [4, 5, 6]
  looksFirst = true
  aim = new Aim(
    (number) => free.includes(number),
    () => looksFirst,
  )
})

test('a first touch looks, a second one puts the card', () => {
  expect(aim.press(4, 'finger')).toBe(false)
  expect(aim.at).toBe(4)
  expect(aim.waiting).toBe(4)
  expect(aim.press(4, 'finger')).toBe(true)
  expect(aim.waiting).toBeNull()
})

test('a touch elsewhere looks there instead', () => {
  aim.press(4, 'finger')
  expect(aim.press(6, 'finger')).toBe(false)
  expect(aim.at).toBe(6)
})

test('who has pointed before, with a mouse or by the keyboard, puts the card at once', () => {
  aim.point(5)
  expect(aim.at).toBe(5)
  expect(aim.waiting).toBeNull()
  expect(aim.press(5, 'other')).toBe(true)
})

test('a number that is taken is asked about at once: the answer says why', () => {
  expect(aim.press(7, 'finger')).toBe(true)
  aim.point(7)
  expect(aim.at).toBeNull()
})

test('where nothing is told beforehand a touch puts the card', () => {
  looksFirst = false
  expect(aim.press(4, 'finger')).toBe(true)
})

test('a number that somebody else takes meanwhile waits no longer', () => {
  aim.press(4, 'finger')
  free = [5, 6]
  expect(aim.waiting).toBeNull()
  expect(aim.at).toBeNull()
})
