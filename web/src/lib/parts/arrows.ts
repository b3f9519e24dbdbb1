// Arrow keys walk through the buttons of a group; Home and End go to its ends.
import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Which button a key leads to, of so many in rows of so many; a row alone is walked round and round. */
export function stepOn(key: string, here: number, count: number, columns = count): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  if (step === undefined) return null
  if (columns >= count) return (here + step + count) % count
  const upright = key === 'ArrowDown' || key === 'ArrowUp'
  const next = here + step * (upright ? columns : 1)
  const stays = next < 0 || next >= count || (!upright && Math.floor(next / columns) !== Math.floor(here / columns))
  return stays ? here : next
}

const buttonsOf = (group: HTMLElement): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('button:not(:disabled)'),
]

function walking(group: HTMLElement, columns?: number): () => void {
  const walk = (event: KeyboardEvent): void => {
    const buttons = buttonsOf(group)
    const here = buttons.indexOf(document.activeElement as HTMLElement)
    const next = here < 0 ? null : stepOn(event.key, here, buttons.length, columns)
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  group.addEventListener('keydown', walk)
  return () => group.removeEventListener('keydown', walk)
}

export const arrows: Attachment<HTMLElement> = (group) => walking(group)

/** Rows of so many buttons: arrows go in all four directions, and Tab stops once, where one was last. */
export function arrowsInRows(columns: number): Attachment<HTMLElement> {
  return (group) => {
    const settle = (at: Element | null): void => {
      const buttons = buttonsOf(group)
      const chosen = buttons.find((button) => button === at) ?? buttons[0]
      for (const button of buttons) button.tabIndex = button === chosen ? 0 : -1
    }
    const arrive = (event: FocusEvent): void => settle(event.target as Element)
    settle(null)
    group.addEventListener('focusin', arrive)
    const stop = walking(group, columns)
    return () => {
      stop()
      group.removeEventListener('focusin', arrive)
    }
  }
}
