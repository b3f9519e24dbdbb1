// A table that no line keeps up to date: it lies there as it was shown. Nothing can be played at it, unless who holds it
// says how.
import type { Say } from '../api/line'
import type { Answer, OfferedMove, Refused, TableEvent, TableFrame, Tried } from '../api/types'
import { nothing, type Held } from './fold'
import type { Playing } from './playing'

export abstract class StillTable implements Playing {
  held: Held = $state.raw(nothing)
  refused: Refused | null = $state.raw(null)
  /** a move that is marked on the table */
  hint: string | null = $state(null)
  busy = $state(false)
  readonly advice = null
  readonly advising = false
  readonly state = 'live'
  readonly emotes = {}

  /** the table in words */
  protected abstract get told(): string
  /** what is said to who tries to play */
  protected abstract get onlyLooking(): string

  protected lay(table: TableFrame, log: TableEvent[]): void {
    this.held = { table, log, cut: false, goodbye: null }
    this.refused = null
  }

  hurry(): void {
    // there is no line that could be broken
  }

  offers(text: string): boolean {
    return this.held.table?.play?.offer.moves.includes(text) ?? false
  }

  say(said?: Say): Promise<Answer> {
    if (said?.type === 'describe') return Promise.resolve({ type: 'described', id: '', text: this.told, board: this.told })
    this.refused = { type: 'refused', id: null, code: 'only-looking', sentence: this.onlyLooking, facts: {}, rule: '', child: '' }
    return Promise.resolve(this.refused)
  }

  async play(_text: string): Promise<boolean> {
    await this.say()
    return false
  }

  write(text: string): Promise<boolean> {
    return this.play(text)
  }

  propose(): Promise<boolean> {
    return Promise.resolve(false)
  }

  preview(): Promise<Tried | null> {
    return Promise.resolve(null)
  }

  ask(_text: string): Promise<Answer> {
    return this.say()
  }

  board(): Promise<string> {
    return Promise.resolve(this.told)
  }

  choices(): Promise<OfferedMove[]> {
    return Promise.resolve([])
  }

  async askHint(): Promise<void> {
    await this.say()
  }
}
