// How far something scrolls is known when its place is; to ask in the middle of a change would have it worked out twice.

/** Show the end of it, in the frame that shows what has changed. */
export function toEnd(node: Element): void {
  requestAnimationFrame(() => (node.scrollTop = node.scrollHeight))
}
