// Carrying something by mouse, finger or pen. A press that does not move stays a click.
import type { Attachment } from 'svelte/attachments'

export interface Carrying {
  /** it is picked up from here */
  start(node: HTMLElement): void
  /** it is over this place of the window */
  over(x: number, y: number): void
  drop(x: number, y: number): void
  /** it was dropped, or nothing came of it */
  stop(): void
}

/** a press that moves less is a click */
export const SLIP_PX = 7

/** The element at a place of the window, or around it, that matches. */
export const under = (x: number, y: number, selector: string): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>(selector) ?? null

export function carried(carrying: Carrying): Attachment<HTMLElement> {
  return (node) => {
    let from: PointerEvent | null = null
    let moving = false

    function end(): void {
      if (moving) carrying.stop()
      from = null
      moving = false
      listen(window, during, 'removeEventListener')
    }
    function down(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return
      if (from !== null && from.pointerId !== event.pointerId) return // a mouse and a finger can both be primary
      end()
      from = event
      // A quick pointer has left the thing before it is seen to move.
      listen(window, during, 'addEventListener')
    }
    function move(event: PointerEvent): void {
      if (from?.pointerId !== event.pointerId) return
      if (event.buttons === 0) return end() // it was released where we couldn't hear it
      if (!moving) {
        if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < SLIP_PX) return
        moving = true
        node.setPointerCapture(event.pointerId)
        carrying.start(node)
      }
      carrying.over(event.clientX, event.clientY)
    }
    function up(event: PointerEvent): void {
      if (from?.pointerId !== event.pointerId) return
      if (moving) {
        silenceClick(node)
        carrying.drop(event.clientX, event.clientY)
      }
      end()
    }
    function cancel(event: PointerEvent): void {
      if (from?.pointerId === event.pointerId) end()
    }
    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !moving || !from) return
      // So that letting go somewhere else is no click on the thing.
      node.releasePointerCapture(from.pointerId)
      end()
    }

    const during: Listeners = [
      ['pointermove', move as EventListener],
      ['pointerup', up as EventListener],
      ['pointercancel', cancel as EventListener],
      ['keydown', key as EventListener],
    ]
    const always: Listeners = [
      ['pointerdown', down as EventListener],
      ['dragstart', prevent],
    ]
    listen(node, always, 'addEventListener')
    node.style.touchAction = 'none'
    return () => {
      end()
      listen(node, always, 'removeEventListener')
    }
  }
}

type Listeners = [string, EventListener][]
function listen(target: EventTarget, listeners: Listeners, how: 'addEventListener' | 'removeEventListener'): void {
  for (const [name, listener] of listeners) target[how](name, listener)
}

/** What follows a movement is no click on the thing itself. */
export function silenceClick(node: HTMLElement): void {
  node.addEventListener('click', silence, { capture: true, once: true })
  setTimeout(() => node.removeEventListener('click', silence, { capture: true }))
}

function silence(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
function prevent(event: Event): void {
  event.preventDefault()
}
