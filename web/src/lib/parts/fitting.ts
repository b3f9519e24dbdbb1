// How large something may be shown in a room, when its height hangs on its width.

export interface Fit {
  /** how wide it is laid out */
  width: number
  /** and how much it is enlarged */
  scale: number
}

interface Size {
  width: number
  height: number
}

/** Of some widths the one with which everything in it becomes largest; `sizeAt` lays it out so wide and measures it: it may stick out. */
export function fitted(room: Size, widths: readonly number[], sizeAt: (width: number) => Size): Fit {
  let best: Fit = { width: room.width, scale: 1 }
  let most = 0
  for (const width of widths) {
    const size = sizeAt(width)
    const scale = Math.min(room.width / Math.max(width, size.width), room.height / size.height)
    if (scale > most) {
      most = scale
      best = { width, scale }
    }
  }
  return best
}
