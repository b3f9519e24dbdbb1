// Lets cards fly whenever a table has changed.
import { untrack } from 'svelte'
import type { TableFrame } from '../api/types'
import { cardsIn, flights, fly, wantsMotion, type Cards, type Flyer } from './flights'

/** more at once would only be a flurry: a new deal is simply there */
const MOST = 6

/** To be called while the component is made that shows the table inside `root`. */
export function flyCards(root: () => HTMLElement | undefined, table: () => TableFrame): void {
  let before: Cards | null = null
  $effect.pre(() => {
    void table().number
    const here = untrack(root)
    // Of two tables that come before anything is shown, only the last is seen.
    before = here && wantsMotion() ? (before ?? cardsIn(here)) : null
  })
  $effect(() => {
    const { events } = table()
    const here = untrack(root)
    if (before === null || !here) return
    const was = before
    // In the frame that shows it: where things lie is worked out once then, and all of it is asked before any card goes up.
    const number = requestAnimationFrame(() => {
      before = null
      const mover = events.findLast((event) => event.kind === 'moved')?.seat
      const found = flights(was, cardsIn(here), (node) => originOf(here, node, mover ?? null))
      if (found.length <= MOST) for (const flight of found) fly(here, flight)
    })
    return () => cancelAnimationFrame(number)
  })
}

/** A card says from which pile it comes; else it comes from whoever has moved. */
function originOf(root: Element, node: Element, mover: number | null): Flyer | null {
  const named = node.getAttribute('data-origin')
  const place = named ?? (mover === null || mover < 0 ? null : `seat-${mover}`)
  const found = place === null ? null : root.querySelector(`[data-place="${place}"]`)
  return found ? { node: found, box: found.getBoundingClientRect() } : null
}
