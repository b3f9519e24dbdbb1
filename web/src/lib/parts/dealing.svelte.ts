// Dealing is seen: one card after the other comes from the deck, and to every other seat a few backs. It is short, a
// press ends it, and there is none for who wants it calm.
import { calm } from '../calm.svelte'
import type { Stage } from '../stage/stage.svelte'
import { cardsIn, fly, LASTS_MS, wantsMotion } from './flights'

/** all of it, from the first card that leaves to the last that lies there */
export const DEALING_MS = 1100
/** no slower than this, however few there are */
const STEP_MS = 90
/** more would only be a flurry */
const MOST_CARDS = 16
const BACKS_TO_A_SEAT = 3
const DECKS = '[data-place=deck], [data-place=draw]'

/** When each of them leaves. */
export function leaves(count: number): number[] {
  const step = Math.min(STEP_MS, (DEALING_MS - LASTS_MS) / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, index) => Math.round(index * step))
}

/** To be called while the component is made that shows the stage inside `root`. */
export function dealCards(root: () => HTMLElement | undefined, stage: Stage): void {
  const deals = $derived(stage.moment?.kind === 'dealt')
  $effect(() => {
    const here = root()
    if (!deals || !here || calm.on || !wantsMotion()) return
    let stops: (() => void)[] = []
    const number = requestAnimationFrame(() => {
      stops = deal(here)
    })
    return () => {
      cancelAnimationFrame(number)
      for (const stop of stops) stop()
    }
  })
}

function deal(root: HTMLElement): (() => void)[] {
  const ground = root.querySelector('.ground')
  if (ground === null) return []
  const deck = root.querySelector(DECKS)?.getBoundingClientRect() ?? middleOf(ground.getBoundingClientRect())
  const cards = [...cardsIn(ground)].filter(([, { box }]) => box.width > 0).slice(0, MOST_CARDS)
  const own = leaves(cards.length).map((delay, index) => {
    const [to, { box }] = cards[index] as (typeof cards)[number]
    return fly(root, { picture: to, from: deck, to, there: box }, delay)
  })
  const others = [...root.querySelectorAll('[data-place^=seat-]:not(.mine)')]
  const gifts = Array.from({ length: BACKS_TO_A_SEAT }, () => others).flat()
  const given = leaves(gifts.length).map((delay, index) => handOver(root, deck, (gifts[index] as Element).getBoundingClientRect(), delay))
  return [...own, ...given]
}

/** A back on its way to somebody: it is gone where it arrives. */
function handOver(root: HTMLElement, deck: DOMRect, seat: DOMRect, delay: number): () => void {
  const back = document.createElement('span')
  back.className = 'card-back'
  const [width, height] = [28, 39]
  const there = new DOMRect(seat.x + (seat.width - width) / 2, seat.y + (seat.height - height) / 2, width, height)
  return fly(root, { picture: back, from: middleOf(deck, width, height), to: null, there }, delay)
}

function middleOf(box: DOMRect, width = 48, height = 66): DOMRect {
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
}
