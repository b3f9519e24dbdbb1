// Tables before they are dealt: who sits with whom, and what becomes of it when a child is put elsewhere.
import type { SeatsShown, TableWish } from '../api/types'
import type { Target } from './moving.svelte'

export interface Seating {
  /** the children of each table, in their order */
  tables: number[][]
  /** who plays along with whom at one device */
  guests: Record<number, number>
  least: number
  most: number
}

export const seatingOf = (shown: SeatsShown): Seating => ({
  tables: shown.tables.map((table) => table.children),
  guests: Object.assign({}, ...shown.tables.map((table) => table.guests)) as Record<number, number>,
  least: shown.least,
  most: shown.most,
})

/** As many as the game still needs. */
export const botsAt = (seating: Seating, table: readonly number[]): number => Math.max(0, seating.least - table.length)

export const placeIn = (seating: Seating, child: number): number => seating.tables.findIndex((table) => table.includes(child))

/** A child at another table, or in exchange for another child; the table after the last is a new one. Null: no room. */
export function put(seating: Seating, child: number, to: Target): Seating | null {
  const from = placeIn(seating, child)
  if (to.child === child || (to.child === null && to.table === from)) return seating
  const other = to.child !== null && seating.tables[to.table]?.includes(to.child) ? to.child : null
  if (other !== null && from >= 0) return { ...seating, tables: seating.tables.map((table) => table.map((one) => (one === child ? other : one === other ? child : one))) }
  const target = seating.tables[to.table] ?? []
  if (target.length >= seating.most) return null
  const tables = seating.tables.map((table, number) => (number === to.table ? [...table, child] : table.filter((one) => one !== child)))
  if (to.table >= seating.tables.length) tables.push([child])
  const guests = Object.fromEntries(Object.entries(seating.guests).filter(([guest]) => Number(guest) !== child))
  return { ...seating, tables: tables.filter((table) => table.length > 0), guests }
}

/** Without those who have left the class since. */
export function without(seating: Seating, gone: (child: number) => boolean): Seating {
  const tables = seating.tables.map((table) => table.filter((child) => !gone(child))).filter((table) => table.length > 0)
  const guests = Object.fromEntries(Object.entries(seating.guests).filter(([guest, host]) => !gone(Number(guest)) && !gone(host)))
  return { ...seating, tables, guests }
}

export const wished = (seating: Seating): TableWish[] =>
  seating.tables.map((children) => ({
    children,
    guests: Object.fromEntries(Object.entries(seating.guests).filter(([, host]) => children.includes(host))),
  }))

/** Who has neither a seat nor somebody to play along with. */
export const leftOut = (seating: Seating, children: readonly number[]): number[] =>
  children.filter((child) => placeIn(seating, child) < 0 && !(child in seating.guests))
