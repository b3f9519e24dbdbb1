// How large something may be shown in a room, when its height hangs on its width.

export interface Fit {
  /** how wide it is laid out */
  width: number
  /** and how much it is enlarged */
  scale: number
}

/** Of some widths the one with which everything in it becomes largest; `heightAt` lays it out so wide and measures it. */
export function fitted(room: { width: number; height: number }, widths: readonly number[], heightAt: (width: number) => number): Fit {
  let best: Fit = { width: room.width, scale: 1 }
  let most = 0
  for (const width of widths) {
    const scale = Math.min(room.width / width, room.height / heightAt(width))
    if (scale > most) {
      most = scale
      best = { width, scale }
    }
  }
  return best
}
