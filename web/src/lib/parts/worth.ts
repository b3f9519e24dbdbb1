// What a move is worth: in few words, and as a bar beside those of the others.
import type { HintChoice } from '../api/types'
import { say } from '../words/words.svelte'

/** A share of wins is a share of the whole bar; points are measured against the best. */
export function barOf(choice: HintChoice, among: readonly HintChoice[]): number {
  const whole = choice.unit === 'win' ? 1 : Math.max(...among.map((one) => one.worth))
  return whole <= 0 ? 0 : Math.round(100 * Math.min(1, Math.max(0, choice.worth / whole)))
}

/** What a move is worth without a fraction or an error: a child counts games and points. */
export const worthWords = (choice: HintChoice): string =>
  choice.unit === 'win'
    ? say('worth-games', { games: Math.round(10 * choice.worth) })
    : say('worth-points', { points: Math.round(choice.worth) })
