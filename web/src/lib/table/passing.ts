// Passing one device round: who at it is asked, who comes first, and what somebody has missed meanwhile.
import type { SeatView, TableEvent } from '../api/types'

/** The seats whose people sit at this device: not those that went to a device of their own, or that a bot plays. */
export const seatsHere = (keys: readonly { seat: number }[], seats: readonly SeatView[]): number[] =>
  keys.map((key) => key.seat).filter((seat) => seats[seat]?.kind === 'human' && seats[seat].shares && !seats[seat].away)

/** Who at this device is asked now, clockwise from the one after whoever had it last. */
export function askedHere(actors: readonly number[], here: readonly number[], last: number | null, seats: number): number[] {
  const from = last === null ? 0 : last + 1
  return actors
    .filter((seat) => here.includes(seat))
    .sort((a, b) => ((a - from + seats) % seats) - ((b - from + seats) % seats))
}

/** What was said at the table since somebody last looked, the newest last; not more than one can take in. */
export function missed(log: readonly TableEvent[], since: number, most = 6): TableEvent[] {
  return log.filter((event) => event.number > since && event.lines.length > 0).slice(-most)
}
