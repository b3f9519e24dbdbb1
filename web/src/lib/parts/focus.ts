import { tick } from 'svelte'
import { afterPaint } from '../after-paint'

/** Whether who is at work uses the keyboard: then the focus goes along to where the turn goes on. */
export const byKeyboard = (): boolean => document.activeElement?.matches(':focus-visible') ?? false

/** The focus to the first such thing within, once it is there; nothing scrolls for it. */
export async function focusIn(root: ParentNode | undefined, selector: string): Promise<void> {
  await tick()
  root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

/** What was pressed by hand and will be gone lets the focus go as soon as the press is seen, while the answer is on its way:
 * taken away with the focus on it, it would make the browser work out a table that is only half changed. */
export function letGo(): void {
  const here = document.activeElement
  if (byKeyboard() || !(here instanceof HTMLElement)) return
  afterPaint(() => {
    if (document.activeElement === here) here.blur()
  })
}
