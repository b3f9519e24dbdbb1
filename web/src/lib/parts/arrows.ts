// Arrow keys walk through the buttons of a group; Home and End go to its ends.
import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const arrows: Attachment<HTMLElement> = (group) => {
  const walk = (event: KeyboardEvent): void => {
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')]
    const here = buttons.indexOf(document.activeElement as HTMLElement)
    if (here < 0) return
    const step = STEPS[event.key]
    let next = -1
    if (step !== undefined) next = (here + step + buttons.length) % buttons.length
    else if (event.key === 'Home') next = 0
    else if (event.key === 'End') next = buttons.length - 1
    if (next < 0) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  group.addEventListener('keydown', walk)
  return () => group.removeEventListener('keydown', walk)
}
