// The end of a round, played out on the line: the last card, the decoys turned up one by one, then number by number who
// is closest.
import type { NumberLineView, ScoredRound, Slot } from '../../lib/api/games/number-line'
import type { Staging, StagingFacts } from '../../lib/games'
import { whose } from '../../lib/whose'

const LAST_CARD_MS = 1100
const DECOY_MS = 850
const NUMBER_MS = 260
const SCORED_MS = 1400

type Facts = Pick<StagingFacts, 'seats' | 'you' | 'tell'>

const changed = <T>(list: readonly T[], place: number, to: T): T[] => list.map((one, index) => (index === place ? to : one))

/** The line before anybody is found out: whoever sees a decoy face down sees it so until it is turned. */
function masked(line: readonly (Slot | null)[], known: readonly (Slot | null)[]): (Slot | null)[] {
  return line.map((slot, place) => (slot?.kind === 'decoy' && known[place]?.kind !== 'decoy' ? { ...slot, kind: 'hidden' } : slot))
}

/** The last card, then the decoys turned up one by one. `first`: the position to begin with; `known`: the line as its reader saw it before */
function turned(
  first: NumberLineView,
  line: readonly (Slot | null)[],
  known: readonly (Slot | null)[],
  { seats, you, tell }: Facts,
): Staging<NumberLineView>[] {
  let now: NumberLineView = { ...first, line: masked(line, known) }
  const staged: Staging<NumberLineView>[] = [{ now, lasts: LAST_CARD_MS, says: tell('last-card') }]
  for (const [place, slot] of line.entries()) {
    if (slot?.kind !== 'decoy' || now.line[place]?.kind === 'decoy') continue
    now = { ...now, line: changed(now.line, place, slot) }
    const says = tell('decoy-turned', { ...whose(seats, slot.seat, you), number: place + 1 })
    staged.push({ now, lasts: DECOY_MS, says, sound: 'reveal', mark: String(place + 1) })
  }
  return staged
}

/** A round that the players count themselves: its decoys are turned up, and nothing is scored yet. */
export function decoysTurned(view: NumberLineView, known: readonly (Slot | null)[], facts: Facts): Staging<NumberLineView>[] {
  return turned({ ...view, stage: 'reveal' }, view.line, known, facts)
}

/** `before`: what its reader saw before, if anything; `waits`: until someone goes on. */
export function playedOut(
  view: NumberLineView,
  round: ScoredRound,
  before: NumberLineView | null,
  waits: boolean,
  facts: Facts,
): Staging<NumberLineView>[] {
  const { tell } = facts
  const rounds = view.rounds.filter((one) => one.round < round.round)
  const had = view.scores.map((score, seat) => score - (round.points[seat] ?? 0))
  let now: NumberLineView = {
    ...view,
    stage: 'reveal',
    round: round.round,
    rounds,
    line: round.line,
    standing: [],
    scores: had,
    own_cards: [],
    counting: null,
  }
  // Where the players have counted, the last card and the decoys were seen before.
  const staged = before?.counting ? [] : turned(now, round.line, before?.line ?? [], facts)
  const says = tell('round-is-scored', { round: round.round })
  for (const [place, owner] of round.owners.entries()) {
    const scores = owner === null ? now.scores : changed(now.scores, owner, (now.scores[owner] ?? 0) + 1)
    now = { ...now, standing: round.owners.map((one, index) => (index <= place ? one : null)), scores }
    const counts = owner === null ? {} : { sound: 'count' as const }
    staged.push({ now, lasts: NUMBER_MS, says, mark: String(place + 1), ...counts })
  }
  const scored = { ...now, stage: 'scored', rounds: [...rounds, round], scores: view.scores }
  return [...staged, { now: scored, lasts: waits ? null : SCORED_MS, says }]
}
