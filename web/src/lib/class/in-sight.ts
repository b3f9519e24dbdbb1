// Whether something is on the screen, so that only what is seen is asked for.
import type { Attachment } from 'svelte/attachments'

export const inSight = (tell: (isSeen: boolean) => void): Attachment<HTMLElement> => (node) => {
  const watcher = new IntersectionObserver((entries) => tell(entries.some((entry) => entry.isIntersecting)), { rootMargin: '80px' })
  watcher.observe(node)
  return () => {
    watcher.disconnect()
    tell(false)
  }
}
