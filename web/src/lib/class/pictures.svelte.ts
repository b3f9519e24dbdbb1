// The tables of a lesson as pictures: asked for only where somebody sees them, and only when they have changed.
import type { TableFrame } from '../api/types'
import type { ClassSession } from './session.svelte'

/** what a summary says of a table: its number grows with everything that happens there */
interface Standing {
  readonly moves: number
}

export class TablePictures {
  frames: Record<number, TableFrame> = $state.raw({})
  private readonly seen = new Set<number>()
  private busy = false
  private round = -1
  private tables: readonly Standing[] = []

  constructor(private readonly session: ClassSession<'teacher'> | ClassSession<'wall'>) {}

  /** A picture is on the screen, or no longer. */
  show(table: number, isSeen: boolean): void {
    if (!isSeen) this.seen.delete(table)
    else if (!this.seen.has(table)) {
      this.seen.add(table)
      void this.follow(this.tables, this.round)
    }
  }

  /** Called with every summary: whatever has changed since and is in sight is asked for, all in one go. */
  async follow(tables: readonly Standing[], round: number): Promise<void> {
    this.tables = tables
    if (round !== this.round) {
      this.frames = {}
      this.round = round
    }
    const wanted = [...this.seen]
      .filter((table) => tables[table] !== undefined && tables[table].moves !== 0 && this.frames[table]?.number !== tables[table].moves)
      .map((table) => ({ table, number: this.frames[table]?.number ?? 0 }))
    if (wanted.length === 0 || this.busy || document.hidden) return
    this.busy = true
    const answer = await this.session.quietly({ type: 'look-at-tables', tables: wanted.slice(0, 60) })
    this.busy = false
    if (wanted.some(({ table }) => !this.seen.has(table)) || this.seen.size > wanted.length) setTimeout(() => void this.follow(this.tables, this.round), 200)
    if (answer?.type !== 'pictures' || round !== this.round) return
    this.frames = { ...this.frames, ...Object.fromEntries(answer.pictures.map(({ table, frame }) => [table, frame])) }
  }
}
