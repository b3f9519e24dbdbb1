// A part that comes and goes, or whose words change, keeps the room of the most it has had: what is below stays where it is.
import type { Attachment } from 'svelte/attachments'

export class KeptRoom {
  height: number = $state(0)
  private width = 0

  /** For the content itself, not for the room around it: that may be drawn out by other things. */
  readonly watch: Attachment<HTMLElement> = (node) => {
    const watch = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: height } = node
      // The screen was turned: the content needs another room.
      this.height = width === this.width ? Math.max(height, this.height) : height
      this.width = width
    })
    watch.observe(node)
    return () => watch.disconnect()
  }
}
