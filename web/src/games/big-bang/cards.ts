// Cards and moves by their notation: `4`, `R3`, as it lies `R3/2`; `hand 4 @0,1`, `top R3/2 @1,1`.
import type { PutCard } from '../../lib/api/games/big-bang'
import type { SayWords } from '../../lib/words/words.svelte'
import { beside, isUp, STAR_CELL } from './grid'

export type Source = 'hand' | 'top'
export const TURNS = 3

export const isRules = (card: string): boolean => card.startsWith('R')
/** a card as it lies on the table */
export const pieceOf = (card: string, turn: number): string => (isRules(card) ? `${card}/${turn}` : card)
export const putText = (from: Source, piece: string, cell: string): string => `${from} ${piece} @${cell}`

/** The name of a piece's face on a cell. */
export const faceOn = (piece: string, cell: string): string => (isUp(cell) ? piece : `${piece} down`)

const kindOf = (card: string): string => (card === 'star' ? 'star' : isRules(card) ? 'rules' : 'number')
export const cardName = (card: string, tell: SayWords): string => tell('card', { kind: kindOf(card), name: card })

/** Where a card can be put by the offered moves: the cells, and the turns with which it fits there. */
export function placesFor(moves: readonly string[], from: Source, card: string): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const move of moves) {
    const [verb, piece = '', cell] = move.split(' ')
    const [name, turn = '0'] = piece.split('/')
    if (verb !== from || name !== card || cell === undefined) continue
    const at = cell.slice(1)
    places.set(at, [...(places.get(at) ?? []), Number(turn)])
  }
  return places
}

/** What lies where, the star with it. */
export function lying(board: readonly PutCard[]): Map<string, string | null> {
  return new Map([[STAR_CELL, 'star'], ...board.map(({ cell, card }): [string, string | null] => [cell, card])])
}

/** Where a cell is, by what lies around it: the grid has no names on it. Empty where nothing does. */
export function whereIs(cell: string, cards: ReadonlyMap<string, string | null>, tell: SayWords): string {
  const [left, right, third] = beside(cell).map((other) => cards.get(other))
  const name = (card: string | null): string => (card === null ? tell('some-card') : cardName(card, tell))
  const side = (way: string, card: string | null): string =>
    tell('place-side', { way, kind: card === null ? 'some' : kindOf(card), name: card ?? '' })
  const sides: string[] = []
  if (left !== undefined && right !== undefined) sides.push(tell('place-between', { card: name(left), other: name(right) }))
  else if (left !== undefined) sides.push(side('right', left))
  else if (right !== undefined) sides.push(side('left', right))
  if (third !== undefined) sides.push(side(isUp(cell) ? 'above' : 'below', third))
  return sides.join(', ')
}

/** A dead hand in the order that was tapped, by places in the hand; what was not tapped yet comes after it. */
export function deadOrder(hand: readonly string[], tapped: readonly number[]): string[] {
  const rest = hand.map((_, place) => place).filter((place) => !tapped.includes(place))
  return [...tapped, ...rest].map((place) => hand[place] ?? '')
}
