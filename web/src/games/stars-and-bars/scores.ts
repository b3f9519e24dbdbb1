// The score sheet and the race as they are drawn.
import type { ScoreSheetLine } from '../../lib/api/games/stars-and-bars'

/** SB-15: what the race is run to, and how far one has to be ahead. */
export const FINISH = 200
export const LEADS = [15, 50] as const
const ROOM = 12

export interface SheetRow {
  round: number
  /** by seat; null: no turn in this round yet */
  turns: (ScoreSheetLine | null)[]
}

/** SB-17: a row for each round, which the same seat always begins. */
export function sheetRows(sheet: readonly ScoreSheetLine[], beginner: number): SheetRow[] {
  const rows: SheetRow[] = []
  for (const line of sheet) {
    let row = rows.at(-1)
    if (row === undefined || line.seat === beginner) {
      row = { round: rows.length + 1, turns: [null, null] }
      rows.push(row)
    }
    row.turns[line.seat] = line
  }
  return rows
}

export interface Race {
  /** points from one end of the track to the other */
  length: number
  ahead: number
  /** who is ahead; null: nobody */
  leader: number | null
  /** what the one in front needs to be so far ahead, as far as it is on the track */
  marks: { lead: number; at: number; reached: boolean }[]
}

export function raceOf(scores: readonly number[]): Race {
  const high = Math.max(...scores)
  const low = Math.min(...scores)
  const length = Math.max(FINISH, high) + ROOM
  return {
    length,
    ahead: high - low,
    leader: high === low ? null : scores.indexOf(high),
    marks: LEADS.map((lead, index) => {
      // At least 15, but more than 50.
      const needs = index === 0 ? lead : lead + 1
      return { lead, at: low + needs, reached: high - low >= needs }
    }).filter((mark) => mark.at <= length),
  }
}
