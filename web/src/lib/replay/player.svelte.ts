// A record being stepped through: which move, seen by whom, and the table as it was then.
import { bringRecord, Refusal, replayFrame, replayMoves, type Asking } from '../api/http'
import type { ReplayCard, ReplayFrame, TableEvent } from '../api/types'
import { ReplaySession } from './session.svelte'

/** so long a position stays while the record plays by itself */
export const CALM_MS = 1800
const MOST_FRAMES = 600

export const OPEN = 'open'
export const SPECTATOR = 'spectator'

export interface Place {
  at: number
  viewer: string
}

export class Player {
  /** how many moves have been made, as the slider says */
  at = $state(0)
  viewer = $state(OPEN)
  playing = $state(false)
  /** the table that is shown: it may lag a moment behind the slider */
  frame: ReplayFrame | null = $state.raw(null)
  /** all moves as the viewer saw them */
  told: TableEvent[] = $state.raw([])
  trouble = $state(false)
  readonly session: ReplaySession
  private frames = new Map<string, Promise<ReplayFrame>>()
  private turn = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly card: ReplayCard,
    private readonly record: string,
    readonly asking: Asking,
    noPlaying: () => string,
    private readonly calm = CALM_MS,
  ) {
    this.told = card.moves
    this.session = new ReplaySession(noPlaying)
  }

  get length(): number {
    return this.card.moves.length
  }

  /** What the move before this position was, in sentences. */
  get sentence(): string {
    return sentenceOf(this.told[this.at - 1])
  }

  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.length, at))
    await this.show()
  }

  async look(viewer: string): Promise<void> {
    this.viewer = viewer
    try {
      const { moves } = viewer === OPEN ? this.card : await this.fetched((id) => replayMoves(id, viewer, this.asking))
      if (viewer === this.viewer) this.told = moves
    } catch {
      this.trouble = true
    }
    await this.show()
  }

  play(): void {
    if (this.playing) return this.pause()
    this.playing = true
    if (this.at >= this.length) void this.go(0)
    this.wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.tick(), this.calm)
  }

  private async tick(): Promise<void> {
    await this.go(this.at + 1)
    if (this.at >= this.length) this.pause()
    if (this.playing) this.wait()
  }

  private async show(): Promise<void> {
    const turn = ++this.turn
    const { at, viewer } = this
    try {
      const frame = await this.frameOf(at, viewer)
      if (turn !== this.turn) return // the slider has gone on
      this.frame = frame
      this.session.show(frame.table, this.told.slice(0, at), frame.board)
      this.trouble = false
      if (at < this.length) void this.frameOf(at + 1, viewer).catch(() => undefined) // the next one, ahead of time
    } catch {
      if (turn === this.turn) this.trouble = true
    }
  }

  /** Asked for once, also while the answer is on its way; what failed may be asked for again. */
  private frameOf(at: number, viewer: string): Promise<ReplayFrame> {
    const name = `${viewer} ${at}`
    const known = this.frames.get(name)
    if (known) return known
    if (this.frames.size >= MOST_FRAMES) this.frames.clear()
    const asked = this.fetched((id) => replayFrame(id, at, viewer, this.asking))
    this.frames.set(name, asked)
    asked.catch(() => this.frames.delete(name))
    return asked
  }

  /** Ask about the record; a server that has forgotten it gets it again. */
  async fetched<T>(ask: (id: string) => Promise<T>): Promise<T> {
    try {
      return await ask(this.card.id)
    } catch (error) {
      if (!(error instanceof Refusal) || error.refused.code !== 'unknown-replay') throw error
      await bringRecord(this.record, this.asking)
      return ask(this.card.id)
    }
  }
}

export const sentenceOf = (event: TableEvent | undefined): string =>
  (event?.lines ?? []).map((line) => line.sentence).join(' ')
