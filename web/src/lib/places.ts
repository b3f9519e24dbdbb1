// Who came in where.

/** The place of each seat, from 1; who is level shares one. Winners are first, the others follow by how far they are from
    them: whether high or low is good is the game's business. */
export function placesOf(scores: readonly number[], winners: readonly number[]): number[] {
  const best = scores[winners[0] ?? 0] ?? 0
  const behind = scores.map((score, seat) => (winners.includes(seat) ? -1 : Math.abs(score - best)))
  return behind.map((far) => 1 + behind.filter((other) => other < far).length)
}
