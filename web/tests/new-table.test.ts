import { expect, test } from 'vitest'
import type { GameInfo, OptionInfo, TableFrame } from '../src/lib/api/types'
import { agreedAnew, firstGame, fittingPreset, givenValue, originalRules, request, usualOptions, type Wishes } from '../src/lib/new-table'
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

const lobby = (seats: number, preset: string | null, options: Record<string, OptionInfo['default']>) =>
  ({ preset, options, seats: Array.from({ length: seats }) }) as unknown as TableFrame

test('the host changes one thing, and what was changed before stays', () => {
  const table = lobby(2, null, { mode: 'race', clock: 3 })
  expect(agreedAnew(game, table, { options: { mode: 'solo' } })).toEqual({
    type: 'agreed',
    preset: null,
    options: { mode: 'solo', clock: 3 },
  })
  expect(agreedAnew(game, table, { seats: 3 })).toEqual({ type: 'agreed', preset: null, options: { clock: 3 }, seats: 3 })
  expect(agreedAnew(game, table, { preset: 'five-minutes' })).toEqual({ type: 'agreed', preset: 'five-minutes', options: {} })
})

test('a preset brings the seats it is for, and other seats leave it behind', () => {
  const duel = { ...game, presets: [{ name: 'duel', words: '', options: { clock: 1 }, seats: [2] }] } as unknown as GameInfo
  expect(agreedAnew(duel, lobby(3, null, { mode: 'race', clock: null }), { preset: 'duel' })).toMatchObject({ preset: 'duel', seats: 2 })
  expect(agreedAnew(duel, lobby(2, 'duel', { mode: 'race', clock: 1 }), { seats: 3 })).toEqual({
    type: 'agreed',
    preset: null,
    options: {},
    seats: 3,
  })
})

test('the original rules come first, and seats that a preset is not for go back to them', () => {
  const presets = [
    { name: 'original-rules', seats: [2] },
    { name: 'first-game', seats: [2, 3] },
  ]
  const some = { ...game, presets } as unknown as GameInfo
  expect([originalRules(some, 2), originalRules(some, 3), originalRules(game, 2)]).toEqual(['original-rules', null, null])
  expect([firstGame(some, 2), firstGame(some, 4), firstGame(game, 2)]).toEqual(['first-game', null, null])
  expect([fittingPreset(some, 'first-game', 4), fittingPreset(some, null, 3)]).toEqual([null, null])
})
