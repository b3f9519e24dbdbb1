// The par of a deal, asked for once: it does not change while the match is played.
import { tablePar } from '../../lib/api/http'
import type { SeatPar, TablePar } from '../../lib/api/types'
import type { GamePlay } from '../../lib/games'
import { keyOf } from '../../lib/keep'

export type { SeatPar }

/** A match of several games has none: the later deals are not known yet. */
export const hasPar = (play: GamePlay<unknown>): boolean => play.view.options.games === 1 && play.view.options.target === null

const asked = new Map<string, Promise<TablePar>>()

/** Of a seat in a match at a table; none where the server has none or cannot be reached. */
export async function parOf(code: string, match: number, seat: number, language: string): Promise<SeatPar | null> {
  const token = keyOf(code)?.token
  if (token === undefined) return null
  const name = `${code} ${match}`
  const asking = asked.get(name) ?? tablePar(code, { language, token })
  asked.set(name, asking)
  try {
    const told = await asking
    return told.match === match ? (told.seats[seat] ?? null) : null
  } catch {
    asked.delete(name)
    return null
  }
}
