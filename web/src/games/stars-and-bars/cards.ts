// Cards and spaces by their notation: `S2ro` is 2 red outline stars, `b3` is the third space of the second column.
import type { NeighborView } from '../../lib/api/games/stars-and-bars'
import type { SayWords } from '../../lib/words/words.svelte'

const FIGURES: Record<string, string> = { S: 'star', B: 'bar', M: 'moon' }
const COLOURS: Record<string, string> = { r: 'red', b: 'blue', g: 'gold' }
const FILLS: Record<string, string> = { s: 'solid', t: 'striped', o: 'outline' }
/** In this order everywhere. */
export const ATTRIBUTES = ['figure', 'number', 'colour', 'fill'] as const
export const COLUMNS = 4

/** "2 red outline stars", in the reader's language. */
export const cardName = (card: string, tell: SayWords): string =>
  tell('card', {
    figure: FIGURES[card[0] ?? ''] ?? '',
    number: Number(card[1]),
    colour: COLOURS[card[2] ?? ''] ?? '',
    fill: FILLS[card[3] ?? ''] ?? '',
  })

/** Column and row of a space, both from 0, seen from above: a1 is at the bottom left. */
export function placeOf(cell: string): { x: number; y: number } {
  return { x: cell.charCodeAt(0) - 97, y: COLUMNS - Number(cell[1]) }
}

/** Spaces come from a1 to d4; on the screen the fourth row is the first. */
export function fromAbove<Space extends { cell: string }>(spaces: readonly Space[]): Space[] {
  const rank = ({ cell }: Space): number => placeOf(cell).y * COLUMNS + placeOf(cell).x
  return [...spaces].sort((one, other) => rank(one) - rank(other))
}

/** How a card on a space lies to one that it touches, in the words of the catalogue. */
export function sideOf(cell: string, beside: NeighborView): string {
  if (beside.relation === 'vertical') return placeOf(cell).y < placeOf(beside.cell).y ? 'above' : 'below'
  return { stack: 'over', horizontal: 'beside' }[beside.relation] ?? 'diagonal'
}

/** What a card brings with each card it touches, in whole sentences. */
export const workingLines = (card: string, cell: string, neighbours: readonly NeighborView[], tell: SayWords): string[] =>
  neighbours.map((beside) =>
    tell('neighbour', {
      side: sideOf(cell, beside),
      cell: beside.cell,
      card: cardName(card, tell),
      other: cardName(beside.card, tell),
      differences: beside.differences,
      needs: beside.needs,
      points: beside.points,
    }),
  )

/** Only what brings points, in few words: "over b3 1, beside c3 2". */
export const shares = (cell: string, neighbours: readonly NeighborView[], tell: SayWords): string =>
  neighbours
    .filter((beside) => beside.points > 0)
    .map((beside) => tell('share', { side: sideOf(cell, beside), cell: beside.cell, points: beside.points }))
    .join(', ')
