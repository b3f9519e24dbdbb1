// Cards by their notation: `7C`, `10H`, `AS`.
import type { Mark } from '../../lib/faces'
import type { SayWords } from '../../lib/words/words.svelte'
import { faces } from './faces.generated'

export const SUITS = ['C', 'D', 'H', 'S'] as const
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

export const suitOf = (card: string): string => card.slice(-1)
export const rankOf = (card: string): string => card.slice(0, -1)
export const isCard = (text: string): boolean => SUITS.some((suit) => suit === suitOf(text))

/** "the 7 of clubs", in the reader's language. */
export const cardName = (card: string, tell: SayWords): string => tell('card', { rank: rankOf(card), suit: suitOf(card) })

/** The big pip under the figure of every card of that suit. */
export const pipOf = (suit: string): Mark => faces.cards[`A${suit}`]?.at(-1) ?? ['', '']

/** A hand in groups, one a suit; suits without cards have none. */
export function bySuit(cards: readonly string[]): string[][] {
  return SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit)).filter((group) => group.length > 0)
}

/** The ranks the pack of this table has; the option is told by the server. */
export const ranksOf = (options: Record<string, unknown>): readonly string[] =>
  options.variant === 'junior' ? RANKS.slice(0, 6) : RANKS
