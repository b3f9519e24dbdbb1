// A finished game played out: the last card, then card by card what lies on the board, then what was left.
import type { BigBangView } from '../../lib/api/games/big-bang'
import type { Staging, StagingFacts } from '../../lib/games'
import { isRules } from './cards'

const LAST_CARD_MS = 1200
const CARD_MS = 130
const LEFT_MS = 1300
const COUNTED_MS = 1300

/** What a card on the board brings. */
const worth = (card: string | null): number => (card === null ? 0 : isRules(card) ? 2 : 1)

/** Everybody's board is counted at once: the mark says how many of its cards. */
export function finale(last: BigBangView, { tell }: Pick<StagingFacts, 'tell'>): Staging<BigBangView>[] {
  const longest = Math.max(0, ...last.sets.map((set) => set.board.length))
  const counted = (cards: number): number[] =>
    last.sets.map(({ board }) => board.slice(0, cards).reduce((sum, { card }) => sum + worth(card), 0))
  const at = (cards: number): BigBangView => ({ ...last, scores: counted(cards) })
  const staged: Staging<BigBangView>[] = [{ now: at(0), lasts: LAST_CARD_MS, says: tell('last-card'), mark: '0' }]
  for (let cards = 1; cards <= longest; cards += 1)
    staged.push({ now: at(cards), lasts: CARD_MS, says: tell('counting'), sound: 'count', mark: String(cards) })
  const isPerfect = last.scoring.some(({ left }) => left === 0)
  return [
    ...staged,
    { now: at(longest), lasts: LEFT_MS, says: tell(isPerfect ? 'nothing-left' : 'what-is-left'), sound: 'reveal', mark: 'left' },
    { now: last, lasts: COUNTED_MS, says: tell(isPerfect ? 'nothing-left' : 'what-is-left') },
  ]
}
