// Where a card that is carried may come to lie: a place in the hand or in the row, or the discard pile.
import { under } from '../../lib/parts/drag'
import { placeAt } from './tiles'

export interface Carried {
  card: string | null
  tile?: number | undefined
  spot?: number | undefined
}
export interface Place {
  where: string
  at: number
}

const ROOMS: Record<string, string> = { row: '[data-spot]', hand: '[data-tile]' }

export function placeIn(x: number, y: number): Place | null {
  if (under(x, y, '[data-move=take]')) return { where: 'discards', at: 0 }
  const room = under(x, y, '[data-row]') ?? under(x, y, '[data-hand]') ?? under(x, y, '.own')
  if (!room) return null
  const where = room.matches('[data-row]') ? 'row' : 'hand'
  const middles = [...room.querySelectorAll<HTMLElement>(ROOMS[where] ?? '')].map((one) => {
    const box = one.getBoundingClientRect()
    return box.left + box.width / 2
  })
  return { where, at: placeAt(x, middles) }
}
