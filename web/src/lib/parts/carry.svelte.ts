// Something in the air: what is carried, where the finger is, and over which place. The same for all tables.
import type { Attachment } from 'svelte/attachments'
import { carried } from './drag'

/** the card itself, in what is pressed */
const PICTURE = '[data-flies], [data-place]'

export class Carry<Thing, Place> {
  dragged = $state.raw<Thing | null>(null)
  at = $state.raw({ x: 0, y: 0 })
  /** how wide it is where it was taken up */
  width = $state.raw(0)
  over = $state.raw<Place | null>(null)

  /** which place lies at a point of the window */
  constructor(private readonly placeAt: (x: number, y: number) => Place | null) {}

  /** What can be carried, and what comes of it when it is dropped over a place. */
  attached(thing: () => Thing, drop: (place: Place) => void, start?: () => void): Attachment<HTMLElement> {
    return carried({
      start: (node) => {
        this.width = (node.querySelector(PICTURE) ?? node).getBoundingClientRect().width
        start?.()
        this.dragged = thing()
      },
      over: (x, y) => {
        this.at = { x, y }
        this.over = this.placeAt(x, y)
      },
      drop: (x, y) => {
        const place = this.placeAt(x, y)
        if (place !== null) drop(place)
      },
      stop: () => {
        this.dragged = null
        this.over = null
      },
    })
  }
}
