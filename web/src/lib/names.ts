// What somebody is called on this screen: you are "You" until you have given yourself a name.
import type { SeatView, TableFrame } from './api/types'
import { say } from './words/words.svelte'

export const nameOf = (seat: SeatView, you: number | null): string =>
  seat.seat === you && !seat.named ? say('you-name') : seat.name

/** A table as its reader speaks of it. */
export function asRead(table: TableFrame): TableFrame {
  const { seat: you } = table.you
  const mine = you === null ? undefined : table.seats[you]
  if (mine === undefined || mine.named) return table
  return { ...table, seats: table.seats.map((seat) => (seat === mine ? { ...seat, name: nameOf(seat, you) } : seat)) }
}
