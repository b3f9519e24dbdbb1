// The triangular grid: cells by their notation `row,column`, the star at `0,0`. Where things lie, not what may lie there.
import { faces } from './cover.generated' // of the same size as all others
import type { Area } from '../../lib/parts/look'

export const SIDE = faces.width
export const HIGH = faces.height
export const STAR_CELL = '0,0'

export interface Point {
  x: number
  y: number
}

export const nameOf = (row: number, column: number): string => `${row},${column}`

export function placeOf(cell: string): { row: number; column: number } {
  const [row, column] = cell.split(',').map(Number)
  return { row: row ?? 0, column: column ?? 0 }
}

/** Whether a cell points up, as the star does. */
export function isUp(cell: string): boolean {
  const { row, column } = placeOf(cell)
  return (row + column) % 2 === 0
}

/** The three cells that share an edge with it. */
export function beside(cell: string): string[] {
  const { row, column } = placeOf(cell)
  return [nameOf(row, column - 1), nameOf(row, column + 1), nameOf(isUp(cell) ? row + 1 : row - 1, column)]
}

/** The upper left corner of the box around a cell. */
export function cornerOf(cell: string): Point {
  const { row, column } = placeOf(cell)
  return { x: (column * SIDE) / 2, y: row * HIGH }
}

/** The middle of the triangle, which is not that of its box. */
export function middleOf(cell: string): Point {
  const { x, y } = cornerOf(cell)
  return { x: x + SIDE / 2, y: y + (HIGH * (isUp(cell) ? 2 : 1)) / 3 }
}

/** A triangle in its box: in each row two neighbours share every strip of half a side, cut by their common edge. */
export function cellUnder({ x, y }: Point): string {
  const row = Math.floor(y / HIGH)
  const down = y / HIGH - row
  const strip = Math.floor(x / (SIDE / 2))
  const along = x / (SIDE / 2) - strip
  const starts = isUp(nameOf(row, strip)) ? down > 1 - along : down < along
  return nameOf(row, starts ? strip : strip - 1)
}

/** The free cells that share an edge with one of these, row by row. */
export function around(taken: readonly string[]): string[] {
  const known = new Set(taken)
  return inRows([...new Set(taken.flatMap(beside))].filter((cell) => !known.has(cell)))
}

export function inRows(cells: readonly string[]): string[] {
  return [...cells].sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)]
    return a.row - b.row || a.column - b.column
  })
}

/** The box around these cells. */
export function areaOf(cells: readonly string[]): Area {
  const corners = cells.map(cornerOf)
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
  return {
    left,
    top,
    width: Math.max(...corners.map(({ x }) => x)) + SIDE - left,
    height: Math.max(...corners.map(({ y }) => y)) + HIGH - top,
  }
}

const WAYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}
/** what lies aside counts more than what lies further on */
const ASIDE = 2

/** Where a key leads to from a cell: the nearest one in that direction, or the first or last of all. */
export function stepTo(key: string, here: string, cells: readonly string[]): string | null {
  if (key === 'Home') return cells[0] ?? null
  if (key === 'End') return cells.at(-1) ?? null
  const way = WAYS[key]
  if (way === undefined) return null
  const from = middleOf(here)
  let nearest: { cell: string; far: number } | null = null
  for (const cell of cells) {
    const to = middleOf(cell)
    const [x, y] = [to.x - from.x, to.y - from.y]
    const onward = x * way.x + y * way.y
    if (onward <= 1) continue
    const far = onward + ASIDE * Math.abs(x * way.y + y * way.x)
    if (nearest === null || far < nearest.far) nearest = { cell, far }
  }
  return nearest?.cell ?? here
}

/** Drawn in a little, so that neighbours do not touch. */
const IN = 0.6
const UP = `M${SIDE / 2} ${2 * IN}L${SIDE - 2 * IN} ${HIGH - IN}L${2 * IN} ${HIGH - IN}Z`
const DOWN = `M${SIDE / 2} ${HIGH - 2 * IN}L${SIDE - 2 * IN} ${IN}L${2 * IN} ${IN}Z`
/** The rim of a card. */
export const outline = (up: boolean): string => (up ? UP : DOWN)
