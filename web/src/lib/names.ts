// What somebody is called on this screen: you are "You" until you have given yourself a name.
import type { SeatView, TableFrame } from './api/types'
import { say } from './words/words.svelte'

export const nameOf = (seat: SeatView, you: number | null): string =>
  seat.seat === you && !seat.named ? say('you-name') : seat.name

/** the seats of a table that were read last, and how: as long as they stay the same, so does what they are read as */
const read = new WeakMap<SeatView, SeatView>()
const readSeats = new WeakMap<readonly SeatView[], SeatView[]>()

/** A table as its reader speaks of it. */
export function asRead(table: TableFrame): TableFrame {
  const { seat: you } = table.you
  const mine = you === null ? undefined : table.seats[you]
  if (mine === undefined || mine.named) return table
  const name = nameOf(mine, you)
  let me = read.get(mine)
  if (me?.name !== name) read.set(mine, (me = { ...mine, name }))
  let seats = readSeats.get(table.seats)
  if (seats?.[mine.seat] !== me) readSeats.set(table.seats, (seats = table.seats.map((seat) => (seat === mine ? me : seat))))
  return { ...table, seats }
}
