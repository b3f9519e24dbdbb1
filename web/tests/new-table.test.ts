import { expect, test } from 'vitest'
import type { GameInfo, OptionInfo } from '../src/lib/api/types'
import { givenValue, request, usualOptions, type Wishes } from '../src/lib/new-table'
import { usualSeats } from '../src/lib/play-now'

const option = (name: string, usual: OptionInfo['default']): OptionInfo => ({
  name,
  words: name,
  default: usual,
  values: [],
  low: null,
  high: null,
  rule: '',
})
const game = {
  name: 'big-bang',
  least_seats: 1,
  most_seats: 3,
  options: [option('mode', 'solo'), option('clock', null)],
  presets: [{ name: 'five-minutes', words: '', options: { clock: 5 }, seats: [1, 2, 3] }],
  defaults: [{}, { mode: 'race' }, { mode: 'race' }],
} as unknown as GameInfo
const wishes: Wishes = {
  nickname: ' Ada ',
  colour: null,
  others: [],
  mates: [],
  plays: true,
  preset: null,
  options: {},
  clock: 'none',
  helps: { hints: false, preview: true, word_check: false, take_back: false },
  spectators: false,
  deal: '',
}
const [mode, clock] = game.options as [OptionInfo, OptionInfo]

test('a game for one is played alone where nobody asks for more', () => {
  expect(usualSeats(game)).toBe(1)
  expect(usualSeats({ ...game, least_seats: 2, most_seats: 5 })).toBe(3)
})

test('what an option is before it is touched hangs on preset and seats', () => {
  expect(givenValue(mode, undefined, usualOptions(game, 1))).toBe('solo')
  expect(givenValue(mode, undefined, usualOptions(game, 2))).toBe('race')
  expect(givenValue(clock, game.presets[0], usualOptions(game, 2))).toBe(5)
})

test('who sits alone is dealt at once, and others are waited for', () => {
  expect(request(game, wishes)).toMatchObject({ seats: ['me'], start: true, nickname: 'Ada', options: {} })
  expect(request(game, { ...wishes, others: ['open'] }).start).toBeUndefined()
  expect(request(game, { ...wishes, plays: false, others: ['open'] }).start).toBeUndefined()
})

test('only what differs from what would be anyway is asked for', () => {
  expect(request(game, { ...wishes, others: ['open'], options: { mode: 'race' } }).options).toEqual({})
  expect(request(game, { ...wishes, options: { mode: 'race' } }).options).toEqual({ mode: 'race' })
  expect(request(game, { ...wishes, preset: 'five-minutes', options: { clock: null } }).options).toEqual({ clock: null })
})
