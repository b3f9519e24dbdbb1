import { expect, test } from 'vitest'
import { framesIn } from '../src/lib/api/pipe'
import { newId, pathIn, spelt, tidyCode } from '../src/lib/codes'
import { request, type Wishes } from '../src/lib/new-table'
import { timeText } from '../src/lib/parts/time'
import { routeOf } from '../src/lib/routes'
import { moveText, offeredAfter } from '../src/lib/table/moves'
import type { GameInfo } from '../src/lib/api/types'

test('a code is read however it is typed, also out of a link', () => {
  expect(tidyCode(' h7k-4mw ')).toBe('H7K4MW')
  expect(tidyCode('http://127.0.0.1:8321/t/h7k4mw')).toBe('H7K4MW')
  expect(tidyCode('https://play.example/t/H7K4MW#seat=abc')).toBe('H7K4MW')
})

test('a pasted link keeps its secret, a typed code needs none', () => {
  expect(pathIn('http://127.0.0.1:8321/t/h7k4mwxp#k=Ab-_9')).toBe('/t/H7K4MWXP#k=Ab-_9')
  expect(pathIn(' h7k4 mwxp ')).toBe('/t/H7K4MWXP')
  expect(pathIn(' ')).toBe(null)
})

test('a code is read out in two groups, also one of an older table', () => {
  expect(spelt('H7K4MWXP')).toBe('H7K4 MWXP')
  expect(spelt('H7K4MW')).toBe('H7K 4MW')
})

test('ids are of the form the server takes, and differ', () => {
  const ids = new Set(Array.from({ length: 500 }, newId))
  expect(ids.size).toBe(500)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{12}$/)
})

test('addresses lead to pages', () => {
  expect(routeOf('/', '')).toEqual({ page: 'home' })
  expect(routeOf('/t/h7k-4mw', '')).toEqual({ page: 'table', code: 'H7K4MW', secret: null, invite: null })
  expect(routeOf('/t/H7K4MW', '#seat=s3cret')).toEqual({ page: 'table', code: 'H7K4MW', secret: 's3cret', invite: null })
  expect(routeOf('/t/H7K4MWXP', '#k=in-v_te')).toEqual({ page: 'table', code: 'H7K4MWXP', secret: null, invite: 'in-v_te' })
  expect(routeOf('/t/H7K4MWXP/projector', '#k=in-v_te')).toEqual({ page: 'wall', code: 'H7K4MWXP', invite: 'in-v_te' })
  expect(routeOf('/alone/big-bang', '')).toEqual({ page: 'alone', game: 'big-bang' })
  expect(routeOf('/new/number-line', '')).toEqual({ page: 'new', game: 'number-line', oneDevice: false })
  expect(routeOf('/print', '')).toEqual({ page: 'print', game: null })
  expect(routeOf('/print/big-bang', '')).toEqual({ page: 'print', game: 'big-bang' })
  expect(routeOf('/t/A/B', '')).toEqual({ page: 'lost' })
})

test('a form becomes the text of a move', () => {
  const form = { verb: 'answer', fields: [{ name: 'number', kind: 'number', low: 0, high: 99999 }] }
  expect(moveText(form, ['578'])).toBe('answer 578')
  expect(moveText(form, [' 0 578'])).toBe('answer 578')
  expect(moveText(form, ['0'])).toBe('answer 0')
  expect(moveText(form, [])).toBe('answer ')
})

test('offered moves by their verb', () => {
  expect(offeredAfter(['guess 4H', 'guess 10S', 'knock'], 'guess')).toEqual(['4H', '10S'])
})

test('time is written in minutes and seconds', () => {
  expect([timeText(0), timeText(1), timeText(60_000), timeText(75_400)]).toEqual(['0:00', '0:01', '1:00', '1:16'])
})

test('an event stream is cut into frames, whatever pieces it comes in', () => {
  const first = framesIn('id: 1\ndata: {"type":"emote"}\n\n: still here\n\ndata: {"ty')
  expect(first.frames).toEqual([{ type: 'emote' }])
  const second = framesIn(first.rest + 'pe":"goodbye"}\r\n\r\n')
  expect(second.frames).toEqual([{ type: 'goodbye' }])
  expect(second.rest).toBe('')
})

test('a new table asks only for what differs from its preset', () => {
  const option = (name: string, value: string) => ({
    name,
    words: '',
    default: value,
    values: [],
    low: null,
    high: null,
    rule: '',
  })
  const game = {
    name: 'toy',
    least_seats: 2,
    defaults: [],
    options: [option('start', 'seat'), option('decoys', 'hidden')],
    presets: [{ name: 'paper', words: '', options: { start: 'quiz' } }],
  } as unknown as GameInfo
  const wishes: Wishes = {
    nickname: ' Ada ',
    colour: 'red',
    others: ['open', 'simple'],
    mates: [],
    plays: true,
    preset: 'paper',
    options: { start: 'quiz', decoys: 'open' },
    clock: 'move-30',
    helps: { hints: false, preview: true, word_check: false, take_back: false },
    spectators: false,
    deal: '',
  }
  const asked = request(game, wishes)
  expect(asked).toMatchObject({ nickname: 'Ada', seats: ['me', 'open', 'simple'], options: { decoys: 'open' } })
  expect(asked.clock).toEqual({ kind: 'move', seconds: 30, bonus: 0 })
  expect(request(game, { ...wishes, plays: false, clock: 'none' })).toMatchObject({ seats: ['open', 'simple'], colour: null })
  expect(request(game, { ...wishes, clock: 'none' }).clock).toBeUndefined()
  expect('deal_code' in asked).toBe(false)
  expect(request(game, { ...wishes, deal: ' ROCKET7 ' }).deal_code).toBe('ROCKET7')
})
