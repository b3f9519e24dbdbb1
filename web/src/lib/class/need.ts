// Which table needs the teacher: somebody is gone, nothing has moved for long, a match is over.
import type { TableSummary } from '../api/types'

export type NeedKind = 'opening' | 'gone' | 'stuck' | 'over' | 'paused' | 'playing'
export interface Need {
  kind: NeedKind
  /** 0 all is well … 3 go there */
  level: number
  minutes: number
}

const MINUTE = 60_000
/** Nothing was played for so long: somebody thinks hard, or does not know what to do. */
const STUCK = 1.5 * MINUTE

export function needOf(table: TableSummary, now: number): Need {
  const minutes = Math.max(0, Math.floor((now - table.waits_since) / MINUTE))
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
}

export function sortedByNeed(tables: readonly TableSummary[], now: number): Numbered[] {
  return tables
    .map((table, number) => ({ table, number }))
    .sort((one, other) => needOf(other.table, now).level - needOf(one.table, now).level || one.number - other.number)
}
