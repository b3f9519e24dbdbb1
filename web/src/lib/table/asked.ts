// Whether a seat is asked the same as before, though the table has gone on: the others act at the same time.
import type { TableFrame } from '../api/types'

const acts = (table: TableFrame | null): boolean => {
  const seat = table?.you.seat ?? null
  return seat !== null && (table?.play?.view.actors.includes(seat) ?? false)
}

export function stillAsked(before: TableFrame | null, after: TableFrame): boolean {
  const own = (kind: string, seat: number | null): boolean => kind === 'moved' && seat === after.you.seat
  const changed = after.events.some((event) => own(event.kind, event.seat) || event.kind === 'took-back' || event.kind === 'dealt')
  return acts(before) && acts(after) && !changed && before?.play?.view.number === after.play?.view.number
}
