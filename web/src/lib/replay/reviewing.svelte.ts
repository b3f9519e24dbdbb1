// A review as it grows: asked for again and again while somebody looks at it, and no longer.
import { Refusal, reviewOf } from '../api/http'
import type { ReviewMove, ReviewSummary } from '../api/types'
import type { Player } from './player.svelte'

const AGAIN_MS = 3000

export class Reviewing {
  done = $state(0)
  total = $state(0)
  unit: 'win' | 'points' = $state('win')
  judged: ReviewMove[] = $state.raw([])
  summary: ReviewSummary | null = $state.raw(null)
  trouble = $state('')
  private looks = 0

  constructor(private readonly player: Player) {}

  of(number: number): ReviewMove | undefined {
    return this.judged.find((move) => move.number === number)
  }

  stop(): void {
    this.looks += 1
  }

  /** Until it is done, or nobody looks any more. */
  async look(): Promise<void> {
    const look = ++this.looks
    while (look === this.looks && this.summary === null) {
      try {
        const frame = await this.player.fetched((id) => reviewOf(id, this.done, this.player.asking))
        if (look !== this.looks) return
        this.done = frame.done
        this.total = frame.total
        this.unit = frame.unit
        this.judged = [...this.judged, ...frame.judged]
        this.summary = frame.summary
        this.trouble = ''
      } catch (error) {
        this.trouble = error instanceof Refusal ? error.message : ''
        if (error instanceof Refusal && error.status !== 429 && error.status !== 503) return
        await new Promise((over) => setTimeout(over, AGAIN_MS))
      }
    }
  }
}
