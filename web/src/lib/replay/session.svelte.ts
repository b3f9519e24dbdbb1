// Whoever looks at a record holds its table by this: everything is to be seen, nothing can be played.
import type { Answer, OfferedMove, Refused, TableEvent, TableFrame, Tried } from '../api/types'
import { nothing, type Held } from '../table/fold'
import type { Playing } from '../table/playing'

export class ReplaySession implements Playing {
  held: Held = $state.raw(nothing)
  refused: Refused | null = $state.raw(null)
  /** a move that is marked on the table: the one that is made next, or a better one */
  hint: string | null = $state(null)
  readonly advice = null
  readonly advising = false
  readonly state = 'live'
  readonly busy = false
  readonly emotes = {}
  private told = ''

  /** what is said to who tries to play */
  constructor(private readonly noPlaying: () => string) {}

  show(table: TableFrame, log: TableEvent[], board: string): void {
    this.told = board
    this.held = { table, log, cut: false, goodbye: null }
    this.refused = null
  }

  hurry(): void {
    // there is no line that could be broken
  }

  offers(): boolean {
    return false
  }

  say(): Promise<Answer> {
    this.refused = {
      type: 'refused',
      id: null,
      code: 'only-looking',
      sentence: this.noPlaying(),
      facts: {},
      rule: '',
      child: '',
    }
    return Promise.resolve(this.refused)
  }

  async play(): Promise<boolean> {
    await this.say()
    return false
  }

  propose(): Promise<boolean> {
    return Promise.resolve(false)
  }

  write(): Promise<boolean> {
    return this.play()
  }

  preview(): Promise<Tried | null> {
    return Promise.resolve(null)
  }

  ask(): Promise<Answer> {
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
