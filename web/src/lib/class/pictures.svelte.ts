// The tables of a session as pictures: asked for only where someone sees them, and only when they have changed.
import type { TableFrame } from '../api/types'
import type { ClassSession } from './session.svelte'

/** what a summary says of a table: its number grows with everything that happens there */
interface Standing {
  readonly moves: number
}

/** summaries come once a second, so pictures need no more */
const EVERY_MS = 1000
/** a table that has just come into sight has none yet: it waits only for those that come with it */
const SOON_MS = 150
/** after a request that failed or was turned down */
const RETRY_MS = 3000
const MAX_TABLES = 60

export class TablePictures {
  frames: Record<number, TableFrame> = $state.raw({})
  private readonly seen = new Set<number>()
  private tables: readonly Standing[] = []
  private round = -1
  private timer: ReturnType<typeof setTimeout> | undefined
  private due = Infinity
  private isAsking = false
  private hasFailed = false
  private askedAt = -Infinity

  constructor(private readonly session: Pick<ClassSession<'teacher'>, 'quietly'>) {}

  /** A picture is on the screen, or no longer. */
  show(table: number, isSeen: boolean): void {
    if (isSeen) this.seen.add(table)
    else this.seen.delete(table)
    this.plan()
  }

  /** Called with every summary: whatever has changed since and is in sight is asked for, all in one go. */
  follow(tables: readonly Standing[], round: number): void {
    this.tables = tables
    if (round !== this.round) {
      this.frames = {}
      this.round = round
    }
    this.plan()
  }

  /** Tables in sight that have moved on. A picture may be newer than the summary: it was drawn later. */
  private get outdated(): number[] {
    return [...this.seen].filter((table) => (this.tables[table]?.moves ?? 0) > (this.frames[table]?.number ?? 0))
  }

  /** One request at a time, and one planned: no number of summaries makes more. */
  private plan(): void {
    const outdated = this.outdated
    if (this.isAsking || document.hidden || outdated.length === 0) return
    const isNew = outdated.some((table) => this.frames[table] === undefined)
    const pause = this.hasFailed ? RETRY_MS : isNew ? SOON_MS : EVERY_MS
    const due = Math.max(Date.now() + (isNew ? SOON_MS : 0), this.askedAt + pause)
    if (due >= this.due) return
    clearTimeout(this.timer)
    this.due = due
    this.timer = setTimeout(() => void this.ask(), due - Date.now())
  }

  private async ask(): Promise<void> {
    this.due = Infinity
    const round = this.round
    const wanted = this.outdated.slice(0, MAX_TABLES).map((table) => ({ table, number: this.frames[table]?.number ?? 0 }))
    if (wanted.length === 0) return
    this.isAsking = true
    this.askedAt = Date.now()
    const answer = await this.session.quietly({ type: 'look-at-tables', tables: wanted })
    this.isAsking = false
    this.hasFailed = answer?.type !== 'pictures'
    if (answer?.type === 'pictures' && round === this.round) {
      this.frames = { ...this.frames, ...Object.fromEntries(answer.pictures.map(({ table, frame }) => [table, frame])) }
    }
    this.plan()
  }
}
