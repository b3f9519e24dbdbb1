// Counting on between two frames: the server keeps all time, a frame says how it stood.

const OFTEN_MS = 500

export class Ticking {
  private now = $state(Date.now())
  private cameAt = $state(Date.now())

  /** `frame` is read anew with each one that comes; time passes while `runs`. To be made while a component is. */
  constructor(frame: () => unknown, runs: () => boolean) {
    $effect(() => {
      void frame()
      this.cameAt = this.now = Date.now()
      if (!runs()) return
      const timer = setInterval(() => (this.now = Date.now()), OFTEN_MS)
      return () => clearInterval(timer)
    })
  }

  /** since the last frame, in milliseconds */
  get passed(): number {
    return Math.max(0, this.now - this.cameAt)
  }
}
