// A finished game played out: the last card, every hand laid open, then card by card what it costs.
import type { SevensView } from '../../lib/api/games/sevens'
import type { Staging, StagingFacts } from '../../lib/games'
import { whose } from '../../lib/whose'

const LAST_CARD_MS = 1300
const HAND_MS = 950
const CARD_MS = 280
const COUNTED_MS = 1500

export function finale(last: SevensView, { seats, you, tell }: Pick<StagingFacts, 'seats' | 'you' | 'tell'>): Staging<SevensView>[] {
  const none = seats.map(() => [])
  let now: SevensView = { ...last, knock: null, hands: none, points: none, scores: seats.map(() => 0) }
  const staged: Staging<SevensView>[] = [{ now, lasts: LAST_CARD_MS, says: tell('last-card') }]
  const show = (more: Omit<Staging<SevensView>, 'now'>, change: Partial<SevensView>): void => {
    now = { ...now, ...change }
    staged.push({ now, ...more })
  }
  for (const { seat } of seats) {
    const hands = last.hands.map((hand, other) => (other <= seat ? hand : []))
    const says = tell('counted', { ...whose(seats, seat, you), count: last.hands[seat]?.length ?? 0 })
    show({ lasts: HAND_MS, says, sound: 'reveal', mark: String(seat) }, { hands })
  }
  for (const { seat } of seats) {
    for (const [place, cost] of (last.points[seat] ?? []).entries()) {
      const points = now.points.map((costs, other) => (other === seat ? (last.points[seat] ?? []).slice(0, place + 1) : costs))
      const scores = now.scores.map((score, other) => (other === seat ? score + cost : score))
      show({ lasts: CARD_MS, says: tell('fewest-win'), sound: 'count', mark: String(seat) }, { points, scores })
    }
  }
  show({ lasts: COUNTED_MS, says: tell('fewest-win') }, { points: last.points, scores: last.scores })
  return staged
}
