// Lets cards fly whenever the stage shows another table.
import { untrack } from 'svelte'
import type { Stage } from '../stage/stage.svelte'
import { cardsIn, flights, fly, wantsMotion, type Cards, type Flyer } from './flights'

/** more at once would only be a flurry */
const MOST = 6

/** To be called while the component is made that shows the stage inside `root`. */
export function flyCards(root: () => HTMLElement | undefined, stage: Stage): void {
  let before: Cards | null = null
  $effect.pre(() => {
    void stage.shown
    const here = untrack(root)
    // Of two tables that come before anything is shown, only the last is seen.
    before = here && wantsMotion() ? (before ?? cardsIn(here)) : null
  })
  $effect(() => {
    const { shown } = stage
    const moment = untrack(() => stage.moment)
    const here = untrack(root)
    if (before === null || !here || shown === null) return
    const was = before
    const moved = moment?.kind === 'moved' ? shown.events.findLast((event) => event.kind === 'moved') : undefined
    // In the frame that shows it: where things lie is worked out once then, and all of it is asked before any card goes up.
    const number = requestAnimationFrame(() => {
      before = null
      if (moment?.kind === 'dealt') return // that is dealing.svelte.ts
      const found = flights(was, cardsIn(here), (node) => originOf(here, node, moved?.seat ?? null))
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
