import { afterPaint } from '../after-paint'

/** Show the end of it, as soon as what has changed is on the screen. */
export function toEnd(node: Element): void {
  afterPaint(() => (node.scrollTop = node.scrollHeight))
}
