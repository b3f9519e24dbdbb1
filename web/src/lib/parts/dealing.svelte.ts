// Dealing is seen: one card after the other comes from the deck, and to every other seat a few backs. It is short, a
// press ends it, and there is none for who wants it calm.
import { calm } from '../calm.svelte'
import type { Stage } from '../stage/stage.svelte'
import { cardsIn, fly, LASTS_MS, middleOf, wantsMotion, type Box } from './flights'

/** all of it, from the first card that leaves to the last that lies there */
export const DEALING_MS = 1100
/** no slower than this, however few there are */
const STEP_MS = 90
/** more would only be a flurry */
const MOST_CARDS = 16
const BACKS_TO_A_SEAT = 3
const BACK = { width: 28, height: 39 }
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
  const deck = (root.querySelector(DECKS) ?? ground).getBoundingClientRect()
  const cards = [...cardsIn(ground)].filter(([, { box }]) => box.width > 0).slice(0, MOST_CARDS)
  const own = leaves(cards.length).map((delay, index) => {
    const [to, { box }] = cards[index] as (typeof cards)[number]
    return fly(root, { picture: to, from: middleOf(deck, box), to, there: box }, delay)
  })
  const others = [...root.querySelectorAll('[data-place^=seat-]:not(.mine)')]
  const gifts = Array.from({ length: BACKS_TO_A_SEAT }, () => others).flat()
  const given = leaves(gifts.length).map((delay, index) => handOver(root, deck, (gifts[index] as Element).getBoundingClientRect(), delay))
  return [...own, ...given]
}

/** A back on its way to somebody: it is gone where it arrives. */
function handOver(root: HTMLElement, deck: Box, seat: Box, delay: number): () => void {
  const back = document.createElement('span')
  back.className = 'card-back'
  return fly(root, { picture: back, from: middleOf(deck, BACK), to: null, there: middleOf(seat, BACK) }, delay)
}
