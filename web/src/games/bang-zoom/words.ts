// Words on the table and letters in a hand, as they are shown.
import type { Laid } from '../../lib/api/games/bang-zoom'

/** Which letters of a word a hand holds; each card counts once. */
export function heldOf(word: string, hand: readonly string[]): boolean[] {
  const left = [...hand]
  return [...word].map((letter) => {
    const place = left.indexOf(letter)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

export interface Numbered extends Laid {
  /** which word of the game it was */
  number: number
}

/** What lies before a seat, in the order it was laid. */
export const wordsOf = (words: readonly Laid[], seat: number): Numbered[] =>
  words.map((laid, number) => ({ ...laid, number })).filter((laid) => laid.seat === seat)
