// The matches that were played to their end on this device: enough to remember them by, no names of others.
import type { TableFrame } from './api/types'
import { kept, keepThing } from './keep'

export interface Finished {
  code: string
  /** which match of that table, from 1 */
  match: number
  game: string
  /** the server's time, in ms since 1970 */
  at: number
  /** how many sat at the table */
  seats: number
  score: number
  /** `host`: who only saw to the table, and did not play */
  won: 'alone' | 'shared' | 'no' | 'host'
}

const MOST = 60

/** What is to be remembered of a table; nothing while a match runs, of one that was given up, or for who only watches.
 * A host without a seat remembers it too. */
export function finishedOf(table: TableFrame): Finished | null {
  const result = table.stage === 'over' ? table.play?.view.result : null
  const { seat, host } = table.you
  if (!result || !table.play || (seat === null && !host) || result.end === 'abandon') return null
  const { code, game, at, seats } = table
  const match = { code, game, at, match: table.play.match, seats: seats.length }
  if (seat === null) return { ...match, score: 0, won: 'host' }
  const won = !result.winners.includes(seat) ? 'no' : result.winners.length === 1 ? 'alone' : 'shared'
  return { ...match, score: result.scores[seat] ?? 0, won }
}

function isFinished(thing: unknown): thing is Finished {
  const one = thing as Partial<Finished> | null
  return typeof one?.code === 'string' && typeof one.game === 'string' && typeof one.match === 'number'
}

/** The last one first. */
export function finished(): Finished[] {
  const list = kept('played')
  return Array.isArray(list) ? list.filter(isFinished) : []
}

/** Take a match in, once. */
export function keepFinished(one: Finished): void {
  const before = finished()
  if (before.some((other) => other.code === one.code && other.match === one.match)) return
  keepThing('played', [one, ...before].slice(0, MOST))
}

export function forgetFinished(code: string): void {
  keepThing(
    'played',
    finished().filter((one) => one.code !== code),
  )
}

export const forgetAllFinished = (): void => keepThing('played', [])
