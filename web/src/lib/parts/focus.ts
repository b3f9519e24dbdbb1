import { tick } from 'svelte'

/** Whether who is at work uses the keyboard: then the focus goes along to where the turn goes on. */
export const byKeyboard = (): boolean => document.activeElement?.matches(':focus-visible') ?? false

/** The focus to the first such thing within, once it is there; nothing scrolls for it. */
export async function focusIn(root: ParentNode | undefined, selector: string): Promise<void> {
  await tick()
  root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}
