// A card in the air: what is carried, where the finger is, and over which place.
import type { Attachment } from 'svelte/attachments'
import { carried, under } from '../../lib/parts/drag'
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

function placeIn(x: number, y: number): Place | null {
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

export class Carry {
  dragged = $state.raw<Carried | null>(null)
  hand = $state.raw({ x: 0, y: 0 })
  over = $state.raw<Place | null>(null)

  attached(thing: () => Carried, drop: (place: Place) => void): Attachment<HTMLElement> {
    return carried({
      start: () => (this.dragged = thing()),
      over: (x, y) => {
        this.hand = { x, y }
        this.over = placeIn(x, y)
      },
      drop: (x, y) => {
        const place = placeIn(x, y)
        if (place) drop(place)
      },
      stop: () => {
        this.dragged = null
        this.over = null
      },
    })
  }
}
