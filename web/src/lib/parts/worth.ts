// How long the bar of a move is beside those of the others.
import type { HintChoice } from '../api/types'

/** A share of wins is a share of the whole bar; points are measured against the best. */
export function barOf(choice: HintChoice, among: readonly HintChoice[]): number {
  const whole = choice.unit === 'win' ? 1 : Math.max(...among.map((one) => one.worth))
  return whole <= 0 ? 0 : Math.round(100 * Math.min(1, Math.max(0, choice.worth / whole)))
}
