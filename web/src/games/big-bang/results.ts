// What counts as a result of a game that was played alone, and with which others it is comparable.
import type { BigBangView } from '../../lib/api/games/big-bang'
import type { TableEvent, TableFrame } from '../../lib/api/types'
import { listOf, type Played } from '../../lib/best'
import type { GamePlay } from '../../lib/games'
import { keyOf } from '../../lib/keep'

/** What is asked of a match, whatever its games look like. */
type Match = GamePlay<unknown>

const RULES = ['draw', 'unplayed', 'replay', 'rules_cards', 'clock']

/** Of which day this is the daily deal. */
export const dailyOf = (table: TableFrame, play: Match): string | undefined =>
  table.open_deal && play.match === 1 ? keyOf(table.code)?.daily : undefined

export function listFor(table: TableFrame, play: Match): string {
  const daily = dailyOf(table, play)
  return daily === undefined ? listOf(table.game, play.view.options, RULES) : `${table.game} daily ${daily}`
}

export const isOver = (table: TableFrame): boolean => table.stage === 'over' || table.stage === 'between'

/** Which game of which match this is. */
export const idOf = (table: TableFrame, play: Match): string => `${table.code}.${play.match}.${play.view.games.length}`

/** Who has taken back a draw has seen what comes. */
export const tookBack = (log: readonly TableEvent[]): boolean => log.some((event) => event.kind === 'took-back')

/** The game that is over just now, if it counts. */
export function resultOf(table: TableFrame, play: GamePlay<BigBangView>, log: readonly TableEvent[]): Played | null {
  const game = play.view.last_game
  const counts = isOver(table) && table.seats.length === 1 && play.view.result?.end !== 'abandon' && !tookBack(log)
  if (!counts || game === null || table.clock.elapsed_ms === null) return null
  return { id: idOf(table, play), points: game.scores[0] ?? 0, ms: table.clock.elapsed_ms, at: table.at }
}
