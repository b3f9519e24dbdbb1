// Focus goes where one goes: to the heading of the page that has come, so that a screen reader tells where one is.

/** how long a page may take until it has a heading */
const MOST_MS = 8000

let stop: () => void = () => undefined

/** The heading of the next page takes the focus as soon as it is there, unless somebody is about something by then. */
export function arrive(left: Element | null): void {
  stop()
  const old = document.querySelector('h1')
  const look = (): void => {
    const heading = document.querySelector('h1')
    if (heading === null || heading === old) return
    stop()
    const active = document.activeElement
    if (active !== null && active !== document.body && active !== left) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
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
