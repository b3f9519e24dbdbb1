// What the client holds of a table, as a function of the frames that came. The last frame is the truth; only the log
// grows. It knows no rules.
import type { EmoteFrame, Goodbye, TableEvent, TableFrame } from '../api/types'
import { keepSame } from './same'

export interface Held {
  table: TableFrame | null
  log: TableEvent[]
  /** older entries than the first of the log were left out by the server */
  cut: boolean
  goodbye: Goodbye | null
}

export const nothing: Held = { table: null, log: [], cut: false, goodbye: null }

export function fold(held: Held, frame: TableFrame | EmoteFrame | Goodbye): Held {
  if (frame.type === 'goodbye') return { ...held, goodbye: frame }
  if (frame.type === 'emote') return { ...held, log: [...held.log, felt(held, frame)] }
  const before = held.table
  if (before !== null && frame.number < before.number && frame.at <= before.at) return held // overtaken on the way
  return {
    // A clock runs on from the moment it came: each one is new.
    table: before === null ? frame : { ...keepSame(before, frame), clock: frame.clock },
    log: added(held.log, frame),
    cut: frame.first_event > 0 || (held.cut && held.log.length > 0),
    goodbye: null,
  }
}

/** A feeling is no entry of the table's log: it stands between two of them, as long as this page is open. */
function felt({ log, table }: Held, { seat, sentence }: EmoteFrame): TableEvent {
  const number = Math.max(log.at(-1)?.number ?? 0, table?.number ?? 0) + 0.001
  return { number, at: table?.at ?? 0, kind: 'emote', seat, text: null, lines: [{ key: 'emote', facts: {}, sentence: `“${sentence}”` }] }
}

/** The log with a frame's events in it: each number once, in order, none from after the frame's own number. */
function added(log: TableEvent[], frame: TableFrame): TableEvent[] {
  const known = log.filter(({ kind, number }) =>
    // A feeling comes after the entry whose number it has, and frames don't contain it.
    kind === 'emote' ? number >= frame.first_event && number < frame.number + 1 : frame.first_event === 0 && number <= frame.number,
  )
  const byNumber = new Map(known.map((event) => [event.number, event]))
  for (const event of frame.events) byNumber.set(event.number, keepSame(byNumber.get(event.number), event))
  const all = [...byNumber.values()].sort((a, b) => a.number - b.number)
  return keepSame(log, all)
}

/** How much of the log is there: what to send as `since`. After a change of language it begins anew. */
export const sinceOf = (held: Held): number => held.table?.number ?? 0
