// @vitest-environment happy-dom
// Records in links, the deal made anew from its seed, and the hash it all hangs on.
import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { drawn, shuffled, streamOf } from '../src/lib/replay/chance'
import type { HintChoice, ReviewMove, TableEvent, TableFrame } from '../src/lib/api/types'
import { barOf } from '../src/lib/parts/worth'
import { chartOf, moveAt, pathOf } from '../src/lib/replay/chart'
import { checkDeal } from '../src/lib/replay/deal'
import { hashOf, pack, partsOf, unpack } from '../src/lib/replay/pack'
import { notePromise, promiseOf, wasPromised } from '../src/lib/replay/promises'
import { recordsIn, withoutNames } from '../src/lib/replay/records'
import { hex, plainSha256, sha256 } from '../src/lib/replay/sha256'
import { broughtBy, pathOf as pathTo } from '../src/lib/replay/sources'
import { stillAsked } from '../src/lib/table/asked'
import { table } from './frames'

const SEED = '00112233445566778899aabbccddeeff'
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

afterEach(() => vi.unstubAllGlobals())

test('the hash in plain script gives the published vectors', () => {
  // FIPS 180-4, and its two-block example.
  expect(hex(plainSha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(hex(plainSha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hex(plainSha256(bytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})

test('it agrees with another implementation at every length around a block', () => {
  for (let length = 50; length < 140; length += 1) {
    const message = new Uint8Array(length).map((_, index) => (index * 7 + length) & 255)
    expect(hex(plainSha256(message)), String(length)).toBe(createHash('sha256').update(message).digest('hex'))
  }
})

test('where the browser has no hash of its own, as on a plain line, the result is the same', async () => {
  const own = hex(await sha256(SEED))
  vi.stubGlobal('crypto', {})
  expect(hex(await sha256(SEED))).toBe(own)
})

test('the generator gives the vectors of the rule book', async () => {
  const stream = await streamOf(SEED, 0)
  expect([1, 2, 3, 4, 5].map(() => stream.word())).toEqual([2569912256, 1239572805, 612647418, 4250901616, 3841928724])
  expect(shuffled([...'0123456789'], await streamOf(SEED, 0)).join(' ')).toBe('5 8 1 4 7 0 3 2 9 6')
  const second = await streamOf(SEED, 1)
  expect(Array.from({ length: 12 }, () => second.below(6))).toEqual([3, 0, 4, 2, 1, 3, 3, 5, 3, 0, 1, 0])
  expect(drawn([[2, 7]], await streamOf(SEED, 1))).toEqual(['5'])
})

test('an honest deal fits its promise, and every kind of cheating shows', async () => {
  const made = [
    { cards: [...'0123456789'], ranges: [] },
    { cards: [], ranges: [[0, 5]] as [number, number][] },
  ]
  const told = [['5', '8', '1', '4', '7', '0', '3', '2', '9', '6'], ['3']]
  const promise = createHash('sha256').update(SEED).digest('hex')
  expect(await checkDeal(SEED, promise, made, told)).toEqual({
    seed: SEED,
    fingerprint: promise,
    promise: 'fits',
    outcomes: 2,
    firstWrong: 0,
  })
  expect((await checkDeal(SEED, null, made, told)).promise).toBe('unseen')
  expect((await checkDeal(SEED, promise.replace(/^./, 'x'), made, told)).promise).toBe('wrong')
  const stacked = [['8', '5', '1', '4', '7', '0', '3', '2', '9', '6'], ['3']]
  expect((await checkDeal(SEED, promise, made, stacked)).firstWrong).toBe(1)
  expect((await checkDeal(SEED, promise, made, [...told, ['1']])).firstWrong).toBe(3)
  expect((await checkDeal(null, null, made, told)).seed).toBeNull()
})

const record = JSON.stringify({ playmat: 1, game: 'number-line', seats: [{ name: 'Zoë' }], moves: [[0, 'card 5']] })

test('a record comes out of a link as it went in, and the link is plain letters', async () => {
  const packed = await pack(record.repeat(40))
  expect(packed).toMatch(/^z[A-Za-z0-9_-]+$/)
  expect(packed.length).toBeLessThan(record.length * 4)
  expect(await unpack(packed)).toBe(record.repeat(40))
  expect(partsOf(hashOf(packed, 7))).toEqual({ packed, at: 7 })
  expect(partsOf(hashOf(packed, 0))).toEqual({ packed, at: null })
})

test('a browser that cannot squeeze makes longer links, which are read as well', async () => {
  vi.stubGlobal('CompressionStream', undefined)
  Reflect.deleteProperty(globalThis, 'CompressionStream')
  const packed = await pack(record)
  expect(packed.startsWith('p')).toBe(true)
  expect(await unpack(packed)).toBe(record)
})

test('a damaged link is no record', async () => {
  expect(await unpack('zAAAA')).toBeNull()
  expect(await unpack('z%%%')).toBeNull()
  expect(await unpack('q1234')).toBeNull()
  expect(partsOf('#seat=abc').packed).toBeNull()
})

test('a file may hold one record, or one a line', () => {
  expect(recordsIn(`\uFEFF${record}\r\n\n{"game": "sevens", "result": {"scores": [3, 1]}}\nnonsense\n`)).toMatchObject([
    { line: 1, game: 'number-line', names: ['Zoë'], moves: 1 },
    { line: 3, game: 'sevens', scores: [3, 1] },
    { line: 4, game: null },
  ])
  expect(recordsIn(JSON.stringify(JSON.parse(record), null, 2))).toHaveLength(1)
  expect(recordsIn(' \n ')).toEqual([])
})

test('a record for others carries no names', () => {
  const shared = withoutNames(record, (number) => `Seat ${number}`)
  expect(shared).not.toContain('Zoë')
  expect(JSON.parse(shared)).toMatchObject({ seats: [{ name: 'Seat 1' }], moves: [[0, 'card 5']] })
})

const judged = (number: number, seat: number, worth: number): ReviewMove => ({
  number,
  seat,
  worth,
  best_worth: worth,
  loss: 0,
  error: 0,
  forced: false,
  verdict: '',
  best: '',
  best_sentence: '',
  why: [],
})
const room = { width: 100, height: 50, moves: 4, ends: [2, 4] }

test('the chart has a line for each seat, and each game of a match begins it anew', () => {
  const chart = chartOf([judged(1, 0, 0.5), judged(2, 1, 1), judged(3, 0, 0), judged(4, 1, 0.25)], 2, 'win', room)
  expect(chart.lines[0]).toEqual([[{ number: 1, x: 25, y: 25 }], [{ number: 3, x: 75, y: 50 }]])
  expect(chart.lines[1]?.map((piece) => piece.map(({ y }) => y))).toEqual([[0], [37.5]])
  expect(pathOf([...(chart.lines[0]?.flat() ?? [])])).toBe('M25.0 25.0L75.0 50.0')
})

test('points are drawn between round numbers, wins between none and all', () => {
  expect(chartOf([judged(1, 0, 7.2), judged(2, 0, -1)], 1, 'points', room)).toMatchObject({ low: -5, high: 10 })
  expect(chartOf([judged(1, 0, 0)], 1, 'points', room)).toMatchObject({ low: 0, high: 5 })
  expect(chartOf([], 1, 'points', room)).toMatchObject({ low: 0, high: 1 })
})

test('a tap on the chart leads to the nearest move', () => {
  expect([0, 13, 60, 500, -5].map((x) => moveAt(x, room))).toEqual([0, 1, 2, 4, 0])
})

test('the bar of a win is its share of all games, that of points is measured against the best', () => {
  const choice = (worth: number, unit: 'win' | 'points'): HintChoice => ({
    text: '',
    sentence: '',
    worth,
    error: 0,
    unit,
    worth_sentence: '',
    why: [],
  })
  expect(barOf(choice(0.25, 'win'), [choice(0.5, 'win')])).toBe(25)
  expect(barOf(choice(3, 'points'), [choice(6, 'points')])).toBe(50)
  expect(barOf(choice(-3, 'points'), [choice(6, 'points')])).toBe(0)
  expect(barOf(choice(0, 'points'), [choice(0, 'points')])).toBe(0)
})

test('advice stays while only the others act, and goes with an own move', () => {
  const at = (number: number, over: Partial<TableFrame> = {}): TableFrame =>
    table(number, { play: { view: { actors: [0, 1], number: 1 } } as TableFrame['play'], ...over })
  const moved = (number: number, seat: number): TableEvent => ({ number, at: 0, kind: 'moved', seat, text: '', lines: [] })
  expect(stillAsked(at(1), at(2, { events: [moved(2, 1)] }))).toBe(true)
  expect(stillAsked(at(1), at(2, { events: [moved(2, 0)] }))).toBe(false)
  expect(stillAsked(null, at(2))).toBe(false)
  expect(stillAsked(at(1, { you: { seat: null, host: false, may_rematch: false } }), at(2))).toBe(false)
})

test('a promise is noted once, and found by its table or by itself', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  notePromise('H7K4MW', 1, 'aa')
  notePromise('H7K4MW', 1, 'bb')
  notePromise('H7K4MW', 2, '')
  expect(promiseOf('H7K4MW', 1)).toBe('aa')
  expect(promiseOf('H7K4MW', 2)).toBeNull()
  expect([wasPromised('aa'), wasPromised('bb')]).toEqual([true, false])
})

test('a record is found by its link, by its table, or where the history kept it', async () => {
  const packed = await pack(record)
  expect(await broughtBy(hashOf(packed, 3), null, 'en')).toMatchObject({ record, at: 3 })
  expect(await broughtBy('#zAAAA', null, 'en')).toBe('damaged')
  expect(await broughtBy('', { record }, 'en')).toMatchObject({ record, at: null, from: null })
  expect(await broughtBy('', null, 'en')).toBeNull()
  vi.stubGlobal('localStorage', { getItem: () => null })
  expect(await broughtBy(pathTo('H7K4MW', 2).slice('/replay'.length), null, 'en')).toBe('damaged') // no seat there
})
