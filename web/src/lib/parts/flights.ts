// What moved is seen to move: a card that comes to a new place flies there, from where it was or from whoever played it.
// Marked by `data-flies` (which card) and `data-place` (whence a card can come: a seat, a pile). Nothing is done for who
// wants no motion.

export interface Size {
  width: number
  height: number
}
export interface Box extends Size {
  x: number
  y: number
}
export interface Flyer {
  node: Element
  box: Box
}
/** all cards on show, by their element */
export type Cards = Map<Element, { key: string; box: Box }>

export interface Flight {
  /** what is shown in the air */
  picture: Element
  from: Box
  /** what is not seen before it is there */
  to: Element | null
  there: Box
}

/** nearer than this is no journey */
const LEAST_PX = 12
export const LASTS_MS = 320

export function cardsIn(root: Element): Cards {
  const cards: Cards = new Map()
  for (const node of root.querySelectorAll('[data-flies]')) {
    cards.set(node, { key: node.getAttribute('data-flies') ?? '', box: node.getBoundingClientRect() })
  }
  return cards
}

/** A card as large as the one that arrives, in the middle of a place: a seat or a pile may be much wider than a card. */
export const middleOf = (place: Box, { width, height }: Size): Box => ({
  x: place.x + (place.width - width) / 2,
  y: place.y + (place.height - height) / 2,
  width,
  height,
})

const leavingFrom = (place: Flyer | null, card: Size): Flyer | null =>
  place === null ? null : { node: place.node, box: middleOf(place.box, card) }

/** Each card that has come, with what it was before: the same card that has gone elsewhere, else its origin. */
export function flights(before: Cards, after: Cards, origin: (node: Element) => Flyer | null): Flight[] {
  const gone = [...before].filter(([node]) => !after.has(node))
  const found: Flight[] = []
  for (const [node, { key, box }] of after) {
    if (before.has(node) || box.width === 0) continue
    const place = gone.findIndex(([, card]) => card.key === key && card.box.width > 0)
    const source = place >= 0 ? gone.splice(place, 1)[0] : undefined
    const from = source ? { node: source[0], box: source[1].box } : leavingFrom(origin(node), box)
    if (from === null || Math.hypot(from.box.x - box.x, from.box.y - box.y) < LEAST_PX) continue
    found.push({ picture: source ? source[0] : node, from: from.box, to: node, there: box })
  }
  return found
}

export const wantsMotion = (): boolean =>
  document.visibilityState === 'visible' && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** One card through the air, after a while: what stops it, wherever it is. */
export function fly(root: Element, { picture, from, to, there }: Flight, delay = 0): () => void {
  const ghost = picture.cloneNode(true)
  if (!(ghost instanceof HTMLElement)) return () => undefined
  ghost.removeAttribute('data-flies')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.dataset.flying = ''
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: 'var(--over-flight)',
    margin: '0',
    pointerEvents: 'none',
    left: `${there.x}px`,
    top: `${there.y}px`,
    width: `${there.width}px`,
    height: `${there.height}px`,
    transformOrigin: '0 0',
  })
  root.append(ghost)
  const start = `translate(${from.x - there.x}px, ${from.y - there.y}px) scale(${from.width / there.width})`
  const waits = { opacity: delay > 0 ? 0 : 1, transform: start }
  const flight = ghost.animate([waits, { opacity: 1, offset: 0.1 }, { opacity: 1, transform: 'none' }], {
    duration: LASTS_MS,
    delay,
    fill: 'backwards',
    easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)',
  })
  const hidden = to?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + LASTS_MS })
  flight.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  )
  return () => {
    hidden?.cancel()
    flight.cancel()
  }
}
