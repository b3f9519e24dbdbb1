"""Whether every part of a page is inside its place: measured in a real browser, at any stage of a game."""

from playwright.sync_api import Page, TimeoutError

# Cards that land or fly stick out for a moment: a part has this long to reach its place.
SETTLED_MS = 3000


def misfits(page: Page) -> list[str]:
    """The parts that are wider than their place, once nothing moves."""
    try:
        page.wait_for_function(f"() => ({MISFITS})().length === 0", timeout=SETTLED_MS)
    except TimeoutError:
        found: list[str] = page.evaluate(MISFITS)
        return found
    return []


# Three things are wider on purpose: the mat of Big Bang, a table as text, and what a picture cuts off.
MISFITS = """() => {
  const SLACK = 2
  const GAME = '[aria-label="The game"]'
  const DIALOGS = 'dialog[open], [role=dialog]'
  const PANELS = `${GAME}, ${GAME} section, [data-testid=cover], aside > *, ${DIALOGS}, body > * > header`
  const SKIPPED = '[data-flying], [data-testid=mat]'
  const SHOWN = { opacityProperty: true, visibilityProperty: true }
  const wrong = []
  const box = part => part.getBoundingClientRect()
  const name = part => {
    const title = part.getAttribute('aria-label') ?? part.dataset.testid ?? part.className
    return `${part.tagName.toLowerCase()} ${title} "${(part.textContent ?? '').trim().slice(0, 30)}"`
  }
  const visible = part => part.checkVisibility(SHOWN) && !part.closest(SKIPPED)
  const dialogOf = part => part.closest('dialog, [role=dialog]')
  const overflow = part => getComputedStyle(part).overflowX
  const sticksOut = (part, room) => Math.round(Math.max(room.left - box(part).left, box(part).right - room.right))

  const page = document.documentElement
  const screen = { left: 0, right: page.clientWidth }
  if (page.scrollWidth > page.clientWidth) wrong.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide`)
  for (const part of document.querySelectorAll('body :not(pre)')) {
    const more = part.scrollWidth - part.clientWidth
    if (['auto', 'scroll'].includes(overflow(part)) && more > 1 && visible(part))
      wrong.push(`${name(part)} scrolls sideways by ${more} px`)
  }
  for (const panel of document.querySelectorAll(PANELS)) {
    if (!visible(panel) || box(panel).width === 0) continue
    if (sticksOut(panel, screen) > SLACK) wrong.push(`${name(panel)} is wider than the screen`)
    for (const part of panel.querySelectorAll('*')) {
      if (part.ownerSVGElement || box(part).width <= 1 || !visible(part)) continue
      if (dialogOf(part) !== dialogOf(panel)) continue
      const isThing = part.matches('button, a, input, select, [data-flies]')
      let clip = part.parentElement
      while (clip !== panel && overflow(clip) === 'visible') clip = clip.parentElement
      const rooms = new Set(isThing || clip === panel ? [clip] : [])
      // What can be pressed stays inside the part it is in: else it covers what is next to it.
      if (isThing && ['static', 'relative'].includes(getComputedStyle(part).position)) rooms.add(part.parentElement)
      for (const room of rooms) {
        const by = sticksOut(part, box(room))
        if (by > SLACK) wrong.push(`${name(part)} sticks out of ${name(room)} by ${by} px`)
      }
    }
  }
  return [...new Set(wrong)]
}"""
