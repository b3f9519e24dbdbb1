// A finished game played out: the last turn with its working on the board, its points on the track, then who has won why.
import type { StarsAndBarsView } from '../../lib/api/games/stars-and-bars'
import type { Staging, StagingFacts } from '../../lib/games'
import { whose } from '../../lib/whose'
import { raceOf } from './scores'

const LAST_TURN_MS = 2200
const POINTS_MS = 1200
const DECIDED_MS = 1800

export function finale(last: StarsAndBarsView, { seats, you, tell }: Pick<StagingFacts, 'seats' | 'you' | 'tell'>): Staging<StarsAndBarsView>[] {
  const turn = last.last_turn
  const how = tell(`how-${last.end}`, whose(seats, raceOf(last.scores).leader, you))
  const decided: Staging<StarsAndBarsView> = { now: last, lasts: DECIDED_MS, says: how }
  if (turn === null) return [decided]
  const before = last.scores.map((score, seat) => (seat === turn.seat ? score - turn.recorded : score))
  const says = tell('last-turn', { cell: turn.cell, points: turn.recorded })
  return [
    { now: { ...last, scores: before }, lasts: LAST_TURN_MS, says, sound: 'reveal' },
    { now: last, lasts: POINTS_MS, says, sound: 'count' },
    decided,
  ]
}
