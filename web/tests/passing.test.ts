import { expect, test } from 'vitest'
import type { GameInfo, SeatView } from '../src/lib/api/types'
import { request, type Wishes } from '../src/lib/new-table'
import { routeOf } from '../src/lib/routes'
import { askedHere, missed, seatsHere } from '../src/lib/table/passing'
import { event } from './frames'

const seat = (number: number, more: Partial<SeatView> = {}): SeatView =>
  ({ seat: number, kind: 'human', shares: true, away: false, ...more }) as SeatView

test('who is asked comes clockwise after whoever had the device', () => {
  expect(askedHere([0, 1, 3], [0, 1, 3], null, 4)).toEqual([0, 1, 3])
  expect(askedHere([0, 1, 3], [0, 1, 3], 1, 4)).toEqual([3, 0, 1])
  expect(askedHere([2, 3], [0, 3], 0, 4)).toEqual([3])
  expect(askedHere([2], [0, 3], 0, 4)).toEqual([])
})

test('only those sit here who share the device and play themselves', () => {
  const keys = [0, 1, 2, 3].map((one) => ({ seat: one }))
  const seats = [seat(0), seat(1, { shares: false }), seat(2, { away: true }), seat(3, { kind: 'bot' })]
  expect(seatsHere(keys, seats)).toEqual([0])
})

test('what was missed is what was said since, the last few of it', () => {
  const said = [{ key: 'k', facts: {}, sentence: 's' }]
  const log = [event(1, null, said), event(2), event(3, null, said), event(4, null, said)]
  expect(missed(log, 1).map((one) => one.number)).toEqual([3, 4])
  expect(missed(log, 0, 2).map((one) => one.number)).toEqual([3, 4])
})

test('people at this device get a seat and a name each, and the game begins at once', () => {
  const game = { name: 'sevens', least_seats: 3, options: [], presets: [], defaults: [] } as unknown as GameInfo
  const wishes: Wishes = {
    nickname: 'Ada',
    colour: null,
    others: ['mate', 'easy', 'mate'],
    mates: [' Ben ', 'not a mate any more'],
    plays: true,
    preset: null,
    options: {},
    clock: 'none',
    helps: { hints: false, preview: true, word_check: false, take_back: false },
    spectators: false,
    deal: '',
  }
  expect(request(game, wishes)).toMatchObject({ seats: ['me', 'mate', 'easy', 'mate'], mates: ['Ben', ''], start: true })
  expect(request(game, { ...wishes, others: ['mate', 'open'] }).start).toBeUndefined()
  expect('mates' in request(game, { ...wishes, others: ['open', 'easy'] })).toBe(false)
})

test('the page of a new table can be asked for with all at one device', () => {
  expect(routeOf('/new/sevens', '#one-device')).toEqual({ page: 'new', game: 'sevens', oneDevice: true })
  expect(routeOf('/new/sevens', '')).toEqual({ page: 'new', game: 'sevens', oneDevice: false })
})
