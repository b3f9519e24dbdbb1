import { expect, test } from 'vitest'
import type { KnockView } from '../src/lib/api/games/sevens'
import { bySuit, pipOf, RANKS, SUITS } from '../src/games/sevens/cards'
import { faces } from '../src/games/sevens/faces.generated'
import { guessIn, lastWord, latestPut, settled } from '../src/games/sevens/reveal'
import { event } from './frames'

const card = { key: 'card', facts: { rank: '10', suit: 'H' } }
const said = (key: string, facts: Record<string, unknown>, sentence = '') => ({ key, facts, sentence })
const right = event(7, 'guess 10H', [
  said('move-guess', { seat: 0, giver_seat: 2, named: card }),
  said('guess-right', { seat: 2, card }, 'That is right.'),
])
const wrong = event(8, 'guess AC', [
  said('move-guess', { seat: 0, giver_seat: 1, named: {} }),
  said('guess-wrong', { seat: 0 }),
])
const knock: KnockView = { seat: 0, choosing: [], given: [2], own: null, guessing: 2, guesses: [] }

test('a guess is read from the log, the card only where the reader may see it', () => {
  expect(guessIn(right)).toEqual({ seat: 2, named: '10H', right: true, card: '10H' })
  expect(guessIn(wrong)).toEqual({ seat: 1, named: 'AC', right: false, card: null })
  expect(guessIn(event(9, 'play 7C'))).toBeNull()
})

test('a settled knock shows its last guess and nothing face down', () => {
  const over = settled(knock, [wrong, right])
  expect(over.given).toEqual([])
  expect(over.guesses).toEqual([{ seat: 2, named: '10H', right: true, card: '10H' }])
  expect(lastWord(over, [wrong, right])).toBe('That is right.')
  expect(lastWord(knock, [right])).toBe('')
})

test('the latest card is the last one put in this game', () => {
  expect(latestPut([event(1, 'play 7C'), event(2, 'knock')])).toBe('7C')
  expect(latestPut([event(1, 'play 7C'), { ...event(2), kind: 'dealt' }])).toBeNull()
})

test('a hand is sorted into its suits', () => {
  expect(bySuit(['AC', '10C', '4S'])).toEqual([['AC', '10C'], ['4S']])
})

test('every card has a face, a figure over the pip of its suit', () => {
  for (const suit of SUITS) {
    for (const rank of RANKS) expect(faces.cards[rank + suit]?.at(-1)).toEqual(pipOf(suit))
  }
  expect(new Set(SUITS.map((suit) => pipOf(suit)[1])).size).toBe(4)
  expect(faces.cards.back?.length).toBeGreaterThan(0)
})
