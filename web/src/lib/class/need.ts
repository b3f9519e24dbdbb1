// Which table needs the teacher: somebody calls her or is gone, nothing has moved for long, a match is over.
import type { TableSummary } from '../api/types'

export type NeedKind = 'hand' | 'opening' | 'gone' | 'stuck' | 'over' | 'paused' | 'playing'
export interface Need {
  kind: NeedKind
  /** 0 all is well … 4 go there */
  level: number
  minutes: number
}

const MINUTE = 60_000
/** Nothing was played for so long: somebody thinks hard, or does not know what to do. */
const STUCK = 1.5 * MINUTE

export function needOf(table: TableSummary, now: number, hands: ReadonlySet<number> = new Set()): Need {
  const minutes = Math.max(0, Math.floor((now - table.waits_since) / MINUTE))
  if (table.seats.some((seat) => seat.child !== null && hands.has(seat.child))) return { kind: 'hand', level: 4, minutes }
  if (table.stage === null) return { kind: 'opening', level: 0, minutes: 0 }
  if (table.stage === 'over') return { kind: 'over', level: 1, minutes }
  if (table.paused) return { kind: 'paused', level: 0, minutes }
  if (table.seats.some((seat) => !seat.here)) return { kind: 'gone', level: 2, minutes }
  if (now - table.waits_since > STUCK) return { kind: 'stuck', level: 3, minutes: Math.max(1, minutes) }
  return { kind: 'playing', level: 0, minutes }
}

export interface Numbered {
  table: TableSummary
  number: number
  need: Need
}

export function sortedByNeed(tables: readonly TableSummary[], now: number, hands: ReadonlySet<number> = new Set()): Numbered[] {
  return tables
    .map((table, number) => ({ table, number, need: needOf(table, now, hands) }))
    .sort((one, other) => other.need.level - one.need.level || one.number - other.number)
}

/** How long a table has waited, as a clock says it. */
export function waited(table: TableSummary, now: number): string {
  const seconds = Math.max(0, Math.floor((now - table.waits_since) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
