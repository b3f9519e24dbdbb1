// Taking a child to another table: to a bot's seat there, or in exchange for another child.
import type { TableSummary } from '../api/types'
import type { SayToClass } from '../api/classes'
import { Carry } from '../parts/carry.svelte'
import { under } from '../parts/drag'

/** a table, and who was meant there if anybody was */
export interface Target {
  table: number
  child: number | null
}

export const hasFreeSeat = (table: TableSummary | undefined): boolean => table?.seats.some((seat) => seat.child === null) ?? false

/** What is said to bring it about; null where there is nothing to do, 'full' where somebody must be named to make room. */
export function moved(child: number, from: number | null, to: Target, tables: readonly TableSummary[]): SayToClass | 'full' | null {
  if (to.table === from || to.child === child) return null
  if (to.child !== null && from !== null) return { type: 'swap-children', one: child, other: to.child }
  if (!hasFreeSeat(tables[to.table])) return 'full'
  return { type: 'seat-child', child, table: to.table }
}

/** Children in the air, over tables and other children. */
export const carriedChild = (): Carry<number, Target> =>
  new Carry<number, Target>((x, y) => {
    const table = under(x, y, '[data-table]')?.dataset.table
    if (table === undefined) return null
    const child = under(x, y, '[data-child]')?.dataset.child
    return { table: Number(table), child: child === undefined ? null : Number(child) }
  })
