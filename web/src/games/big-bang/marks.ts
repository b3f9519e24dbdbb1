// What is drawn on a card. Rules cards can have any faces, so they are put together from parts.
import { getContext, setContext } from 'svelte'
import type { Mark } from '../../lib/faces'
import { isRules, TURNS } from './cards'
import { faces } from './faces.generated'

/** the faces of R1, R2, … in clockwise order */
export type RulesCards = readonly (readonly string[])[]
const KEY = Symbol('rules cards')

/** Tells every card inside this component which rules cards are in play. */
export const setRulesCards = (cards: () => RulesCards): unknown => setContext(KEY, cards)
export const rulesCardsHere = (): (() => RulesCards) => getContext<(() => RulesCards) | undefined>(KEY) ?? (() => [])

/** The marks of a piece, `4` or `R3/2`, or of a `back`, on a space that points up or down. */
export function marksOf(piece: string, up: boolean, rulesCards: RulesCards): readonly Mark[] {
  const down = up || piece === 'star' || piece === 'back' ? '' : ' down'
  if (!isRules(piece)) return faces.cards[piece + down] ?? []
  const [name = '', turn = '0'] = piece.split('/')
  const sides = rulesCards[Number(name.slice(1)) - 1] ?? []
  const edges = sides.map((_, edge) => `${sides[(edge + TURNS - Number(turn)) % TURNS] ?? ''} ${edge}`)
  return ['rules', ...edges, name].flatMap((part) => faces.cards[part + down] ?? [])
}
