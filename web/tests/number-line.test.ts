// The end of a round, played out on the line.
import { expect, test } from 'vitest'
import type { NumberLineView, ScoredRound } from '../src/lib/api/games/number-line'
import type { SeatView } from '../src/lib/api/types'
import { decoysTurned, playedOut } from '../src/games/number-line/reveal'

const tell = (key: string, facts: Record<string, unknown> = {}): string => [key, ...Object.values(facts)].join(' ')
const seats = ['Ada', 'Ben'].map((name, seat) => ({ name, seat })) as SeatView[]
const slot = (seat: number, kind: string) => ({ seat, kind })
// Ada on 1 and, with her decoy, on 3; Ben on 5 and, with his, on 2: Ada owns 1 and 2, Ben 4 and 5, nobody 3.
const round: ScoredRound = {
  round: 2,
  starter: 0,
  line: [slot(0, 'card'), slot(1, 'decoy'), slot(0, 'decoy'), null, slot(1, 'card')],
  owners: [0, 0, null, 1, 1],
  points: [2, 2],
}
const first: ScoredRound = { ...round, round: 1, points: [3, 1] }
const view = { rounds: [first, round], scores: [5, 3], line: [], standing: [], own_cards: ['card'] } as unknown as NumberLineView
const lines = (known: ScoredRound['line'] = []) =>
  playedOut(view, round, { ...view, line: known }, true, { seats, you: null, tell }).map(({ now }) => now.line.map((one) => one?.kind[0] ?? '.').join(''))

test('decoys are turned up one by one, after the last card was seen', () => {
  expect([...new Set(lines())]).toEqual(['chh.c', 'cdh.c', 'cdd.c'])
})

test('the own decoy was never face down for its owner', () => {
  expect([...new Set(lines([null, null, slot(0, 'decoy'), null, null]))]).toEqual(['chd.c', 'cdd.c'])
})

test('points are counted number by number, up to the score', () => {
  const played = playedOut(view, round, null, true, { seats, you: null, tell })
  const scores = played.filter(({ now }) => now.standing.length > 0).map(({ now }) => now.scores.join(' '))
  expect(scores).toEqual(['4 1', '5 1', '5 1', '5 2', '5 3', '5 3'])
  expect(played.filter(({ sound }) => sound === 'count')).toHaveLength(4)
})

test('at the end the round is told, and waits where the game goes on', () => {
  const last = playedOut(view, round, null, true, { seats, you: null, tell }).at(-1)
  expect(last?.now).toMatchObject({ stage: 'scored', rounds: [first, round], standing: round.owners, scores: [5, 3] })
  expect(last?.lasts).toBeNull()
  expect(playedOut(view, round, null, false, { seats, you: null, tell }).at(-1)?.lasts).toBeGreaterThan(0)
})

test('where the players count, the decoys are turned up first, and what was seen of a round is not shown again', () => {
  const counting = { ...view, line: round.line, stage: 'count', counting: { waiting: [0, 1], tries: [0, 0], wrong: [] } }
  const facts = { seats, you: null, tell }
  const shown = decoysTurned(counting, [], facts).map(({ now }) => now)
  expect(shown.map((now) => now.line.map((one) => one?.kind[0] ?? '.').join(''))).toEqual(['chh.c', 'cdh.c', 'cdd.c'])
  expect(shown.every((now) => now.standing.length === 0 && now.stage === 'reveal')).toBe(true)
  const scoring = playedOut(view, round, counting, true, facts)
  expect(scoring[0]?.now.standing).toHaveLength(5)
})
