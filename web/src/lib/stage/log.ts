// The log never runs ahead of the board: what is still being played out there isn't told yet.
import type { TableEvent } from '../api/types'

/** Return the events up to the frame that is shown. While a move is played out on the board, the log ends with that move
 * and doesn't say what comes of it. `since` is the number of the frame before that move, null if the move is the last
 * one, undefined if nothing is played out. */
export function logSeen(events: readonly TableEvent[], shown: number, since?: number | null): readonly TableEvent[] {
  const seen = events.filter(({ number }) => number < shown + 1) // a feeling has the number of the entry before, and a bit
  if (since === undefined) return seen
  const isMove = ({ kind, number, lines }: TableEvent): boolean => kind === 'moved' && lines.length > 0 && number > (since ?? 0)
  const at = since === null ? seen.findLastIndex(isMove) : seen.findIndex(isMove)
  const move = seen[at]
  return move === undefined ? seen : [...seen.slice(0, at), { ...move, lines: move.lines.slice(0, 1) }]
}
