import type { Attachment } from 'svelte/attachments'

/** longer than it takes to tap what was there before */
const SETTLING_MS = 600

/** For what appears unasked: a tap that was meant for what was there before answers nothing. Motion plays no part in it. */
export const settling: Attachment<HTMLElement> = (node) => {
  node.inert = true
  const timer = setTimeout(() => (node.inert = false), SETTLING_MS)
  return () => clearTimeout(timer)
}
