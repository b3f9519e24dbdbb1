// Focus goes where one goes: to the heading of the page that has come, so that a screen reader tells where one is.
import { tick } from 'svelte'

/** how long a page may take until it has a heading */
const MOST_MS = 8000

let stop: () => void = () => undefined

/** Where a page begins: what it marks, else its heading. */
const start = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-start]') ?? document.querySelector('h1')

function focusOnStart(node: HTMLElement): void {
  node.tabIndex = -1
  node.focus({ preventScroll: true })
}

/** A page has replaced what had the focus, without a new address: its start takes the focus. */
export async function resume(): Promise<void> {
  await tick()
  const node = start()
  if (node && document.activeElement === document.body) focusOnStart(node)
}

/** The start of the next page takes the focus as soon as it's there, unless someone is busy by then. If the page only
 * said that it was loading, the focus goes on to the page that replaces it. */
export function arrive(left: Element | null): void {
  stop()
  const old = start()
  let reached: HTMLElement | null = null
  const look = (): void => {
    if (reached?.isConnected) return
    const next = start()
    if (next === null || next === old) return
    const active = document.activeElement
    if (active !== null && active !== document.body && active !== left) return stop()
    reached = next
    focusOnStart(next)
  }
  const observer = new MutationObserver(look)
  const given = setTimeout(() => stop(), MOST_MS)
  const busy = ['pointerdown', 'keydown'] as const
  stop = () => {
    observer.disconnect()
    clearTimeout(given)
    for (const kind of busy) removeEventListener(kind, stop, true)
  }
  for (const kind of busy) addEventListener(kind, stop, true)
  observer.observe(document.body, { childList: true, subtree: true })
}
