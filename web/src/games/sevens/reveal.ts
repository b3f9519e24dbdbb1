// A knock is gone from the view as soon as its last card is settled. These keep it a moment longer, from the log.
import type { GuessView, KnockView } from '../../lib/api/games/sevens'
import type { TableEvent } from '../../lib/api/types'

interface CardFact {
  facts?: { rank?: unknown; suit?: unknown }
}

function cardIn(fact: unknown): string | null {
  const facts = (fact as CardFact | null | undefined)?.facts
  return typeof facts?.rank === 'string' && typeof facts.suit === 'string' ? facts.rank + facts.suit : null
}

/** The guess that an entry of the log tells, as far as its reader may see the card. */
export function guessIn(event: TableEvent | undefined): GuessView | null {
  const guess = event?.lines.find((line) => line.key === 'move-guess')
  const outcome = event?.lines.find((line) => line.key.startsWith('guess-'))
  const giver = guess?.facts.giver_seat
  if (!event?.text?.startsWith('guess ') || !outcome || typeof giver !== 'number') return null
  return {
    seat: giver,
    named: event.text.slice('guess '.length),
    right: outcome.key === 'guess-right',
    card: cardIn(outcome.facts.card),
  }
}

/** A knock that is over, its last guess included: nothing is left face down. */
export function settled(knock: KnockView, log: readonly TableEvent[]): KnockView {
  const last = guessIn(log.findLast((event) => event.text?.startsWith('guess ')))
  const guesses = knock.guesses.filter((guess) => guess.seat !== last?.seat)
  return { ...knock, given: [], guessing: null, choosing: [], guesses: last ? [...guesses, last] : guesses }
}

/** What the last guess came to, in words; empty before the first guess of a knock. */
export function lastWord(knock: KnockView, log: readonly TableEvent[]): string {
  if (knock.guesses.length === 0) return ''
  const event = log.findLast((one) => one.text?.startsWith('guess '))
  return event?.lines.find((line) => line.key.startsWith('guess-'))?.sentence ?? ''
}

/** The card that was put last and still lies there for all to see. */
export function latestPut(log: readonly TableEvent[]): string | null {
  const put = log.findLast((event) => event.text?.startsWith('play ') || event.kind === 'dealt' || event.kind === 'took-back')
  return put?.text?.startsWith('play ') ? put.text.slice('play '.length) : null
}
