// A finished game played out: the last word, every hand laid open, then word by word how the points came together.
import type { BangZoomView } from '../../lib/api/games/bang-zoom'
import type { Staging, StagingFacts } from '../../lib/games'
import { whose } from '../../lib/whose'

const LAST_WORD_MS = 1300
const HANDS_MS = 1500
const WORD_MS = 260
const COUNTED_MS = 1400
/** longer ones are counted a little faster */
const LONGEST_MS = 5000

export function finale(last: BangZoomView, { seats, you, tell }: Pick<StagingFacts, 'seats' | 'you' | 'tell'>): Staging<BangZoomView>[] {
  const how = tell(`how-${last.end}`, { ...whose(seats, last.words.at(-1)?.seat, you), turns: last.quiet })
  let now: BangZoomView = { ...last, hands: [], stage: 'ended' }
  const staged: Staging<BangZoomView>[] = [
    { now, lasts: LAST_WORD_MS, says: how },
    { now: { ...now, stage: 'over', hands: last.hands }, lasts: HANDS_MS, says: tell('hands-open'), sound: 'reveal' },
  ]
  now = { ...last, stage: 'over', scores: seats.map(() => 0) }
  const each = Math.min(WORD_MS, LONGEST_MS / Math.max(1, last.words.length))
  for (const [place, laid] of last.words.entries()) {
    now = { ...now, scores: now.scores.map((score, seat) => (seat === laid.seat ? score + laid.points : score)) }
    staged.push({ now, lasts: each, says: tell('counting'), sound: 'count', mark: String(place) })
  }
  return [...staged, { now: last, lasts: COUNTED_MS, says: how }]
}
