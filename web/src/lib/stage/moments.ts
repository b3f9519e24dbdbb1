// What is to be seen when a table changes, one thing after the other. Pure: two frames in, moments out.
import type { AnyGame, GameModule, Staging, StagingFacts } from '../games'
import type { TableFrame } from '../api/types'
import type { Sound } from '../sounds.svelte'
import type { SayWords } from '../words/words.svelte'

export interface Moment {
  kind: 'dealt' | 'moved' | 'staged' | 'finale'
  /** the table that is shown while it lasts */
  table: TableFrame
  /** the number of the frame before, which has been seen; null where there is none */
  since: number | null
  /** how long it is looked at, in milliseconds; null: until somebody goes on */
  lasts: number | null
  /** to be read, not motion: shown to whoever wants none as well */
  still: boolean
  sound: Sound | null
  /** what is said about it, where it says more than the table does */
  says: string
  /** what the game points at */
  mark: string | null
}

/** as long as a card flies, and a little longer to be seen */
export const MOVE_MS = 420
export const DEAL_MS = 1200

const isAsked = ({ play }: TableFrame): boolean =>
  play !== null && (play.offer.moves.length > 0 || play.offer.forms.length > 0)

/** A game of a match is over, and nothing of the next one has begun. */
export const isFinished = (table: TableFrame): boolean => table.stage === 'between' || table.stage === 'over'

/** The finished game that is to be looked at; none where the match was given up. */
export const finishedGame = (table: TableFrame): AnyGame | null =>
  isFinished(table) && table.play?.view.result?.end !== 'abandon' ? (table.play?.view.last_game ?? null) : null

/** A table with another position on it. */
function staged(table: TableFrame, now: AnyGame): TableFrame {
  return table.play === null || table.play.view.now === now ? table : { ...table, play: { ...table.play, view: { ...table.play.view, now } } }
}

function stagedMoments(kind: Moment['kind'], table: TableFrame, since: number | null, positions: Staging<AnyGame>[]): Moment[] {
  return positions.map(({ now, lasts, still = lasts === null, sound = null, says = '', mark = null }) => ({
    kind,
    table: staged(table, now),
    since,
    lasts,
    still,
    sound,
    says,
    mark,
  }))
}

const factsOf = ({ seats, you, events }: TableFrame, tell: SayWords): StagingFacts => ({ seats, you: you.seat, events, tell })

/** How a finished game is played out on its board. */
export function finaleOf(table: TableFrame, game: GameModule | null, tell: SayWords, since: number | null = null): Moment[] {
  const last = finishedGame(table)
  if (last === null) return []
  return stagedMoments('finale', table, since, game?.finale?.(last, factsOf(table, tell)) ?? [])
}

/** What stays on the board when everything was seen: of a finished game its last position, all cards open. */
export const restOf = (table: TableFrame, game: GameModule | null, tell: SayWords): TableFrame =>
  finaleOf(table, game, tell).at(-1)?.table ?? staged(table, finishedGame(table) ?? table.play?.view.now ?? {})

/** All there is to see from one frame to the next; nothing for what was there already, or for another match. */
export function momentsOf(before: TableFrame | null, after: TableFrame, game: GameModule | null, tell: SayWords): Moment[] {
  const plain = { table: after, since: before?.number ?? null, still: false, says: '', mark: null }
  const dealt: Moment = { ...plain, kind: 'dealt', lasts: DEAL_MS, sound: 'deal' }
  const isFresh = after.events.at(-1)?.kind === 'dealt' || after.events.at(-1)?.kind === 'went-on'
  if (before === null || before.code !== after.code) return isFresh && after.stage === 'playing' ? [dealt] : []
  if (after.number <= before.number) return []
  if (isFinished(after)) return isFinished(before) ? [] : finaleOf(after, game, tell, before.number)
  if (after.play === null) return []
  const was = before.play?.view
  if (was === undefined || isFinished(before) || before.play?.match !== after.play.match || was.number !== after.play.view.number)
    return after.stage === 'playing' ? [dealt] : []
  if (!after.events.some((event) => event.kind === 'moved')) return []
  const own = game?.moments?.(was.now, after.play.view.now, factsOf(after, tell)) ?? []
  const sound: Sound = isAsked(after) && !isAsked(before) ? 'turn' : 'move'
  return [...stagedMoments('staged', after, before.number, own), { ...plain, kind: 'moved', lasts: MOVE_MS, sound }]
}
