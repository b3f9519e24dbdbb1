// A position that the class is asked about, held like a table: a child chooses a move in it, everybody else only looks.
import type { Say } from '../../api/line'
import type { Answer, ClassAnswer, OfferedMove, Refused, TableFrame, Tried } from '../../api/types'
import { nothing, type Held } from '../../table/fold'
import type { Playing } from '../../table/playing'
import { say } from '../../words/words.svelte'

export class PollSession implements Playing {
  held: Held = $state.raw(nothing)
  refused: Refused | null = $state.raw(null)
  /** the move that is marked: the own choice, later the best one */
  hint: string | null = $state(null)
  busy = $state(false)
  readonly advice = null
  readonly advising = false
  readonly state = 'live'
  readonly emotes = {}
  private told = ''

  /** `choose` sends what this child would play; where nobody chooses, there is none */
  constructor(private readonly choose: ((text: string) => Promise<ClassAnswer | null>) | null) {}

  show(table: TableFrame, board: string): void {
    this.told = board
    this.held = { table, log: table.events, cut: false, goodbye: null }
    this.refused = null
  }

  hurry(): void {
    // the class has the line
  }

  offers(text: string): boolean {
    return this.held.table?.play?.offer.moves.includes(text) ?? false
  }

  say(said?: Say): Promise<Answer> {
    if (said?.type === 'describe') return Promise.resolve({ type: 'described', id: '', text: this.told, board: this.told })
    this.refused = { type: 'refused', id: null, code: 'only-looking', sentence: say('poll-only-looking'), facts: {}, rule: '', child: '' }
    return Promise.resolve(this.refused)
  }

  async play(text: string): Promise<boolean> {
    if (this.choose === null) {
      await this.say()
      return false
    }
    this.busy = true
    const answer = await this.choose(text)
    this.busy = false
    this.refused = answer?.type === 'refused' ? answer : null
    return answer?.type === 'accepted'
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
