// Pushing and pinching by mouse, finger or pen, and zooming by wheel. A press that does not move stays a click.
import type { Attachment } from 'svelte/attachments'
import { silenceClick, SLIP_PX } from './drag'

export interface Panning {
  push(x: number, y: number): void
  /** about a place counted in pixels from the middle */
  zoom(factor: number, x: number, y: number): void
}

/** how much a notch of the wheel, about 100, zooms */
const PER_NOTCH = 0.0018

interface Spot {
  x: number
  y: number
}

export function panned(panning: Panning): Attachment<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, Spot>()
    let from: Spot | null = null
    let moving = false

    const middle = (): Spot => {
      const spots = [...fingers.values()]
      return {
        x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
        y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
      }
    }
    const spread = (): number => {
      const [one, other] = [...fingers.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    const within = ({ x, y }: Spot): Spot => {
      const box = node.getBoundingClientRect()
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      if (fingers.size === 0) moving = false
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      listen('addEventListener')
      from ??= { x: event.clientX, y: event.clientY }
    }
    function move(event: PointerEvent): void {
      if (!fingers.has(event.pointerId)) return
      if (event.buttons === 0) return up(event) // it was released where we couldn't hear it
      const [was, wide] = [middle(), spread()]
      const to = { x: event.clientX, y: event.clientY }
      if (!moving && fingers.size === 1 && from && Math.hypot(to.x - from.x, to.y - from.y) < SLIP_PX) return
      if (!moving) {
        moving = true
        for (const finger of fingers.keys()) node.setPointerCapture(finger)
      }
      fingers.set(event.pointerId, to)
      const now = middle()
      panning.push(now.x - was.x, now.y - was.y)
      if (wide > 0 && spread() > 0) {
        const at = within(now)
        panning.zoom(spread() / wide, at.x, at.y)
      }
    }
    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId)) return
      if (moving) silenceClick(node)
      if (fingers.size > 0) return
      from = null
      listen('removeEventListener')
    }
    /** A quick pointer is off the node before it's captured, so it is followed across the whole window. */
    function listen(how: 'addEventListener' | 'removeEventListener'): void {
      window[how]('pointermove', move as EventListener)
      window[how]('pointerup', up as EventListener)
      window[how]('pointercancel', up as EventListener)
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault()
      const at = within({ x: event.clientX, y: event.clientY })
      panning.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 33 : 1) * PER_NOTCH), at.x, at.y)
    }

    node.addEventListener('pointerdown', down)
    node.addEventListener('wheel', wheel, { passive: false })
    node.style.touchAction = 'none'
    return () => {
      node.removeEventListener('pointerdown', down)
      listen('removeEventListener')
      node.removeEventListener('wheel', wheel)
    }
  }
}
