// After a mere move the server sends what it has changed, and this makes a whole table of it again.
import type { Frame, TableChange, TableFrame } from './types'

/** What comes out of a pipe: everything but changes, which have been put in by then. */
export type WholeFrame = Exclude<Frame, TableChange>

export function withChange(table: TableFrame, change: TableChange): TableFrame {
  const { number, at, clock, status, events } = change
  const { now, actors, moves, forms, may_take_back } = change.play
  const play = table.play && {
    ...table.play,
    view: { ...table.play.view, now, actors },
    offer: { moves, forms, asks: status },
    may_take_back,
  }
  return { ...table, number, at, clock, status, play, events, first_event: 0 }
}
