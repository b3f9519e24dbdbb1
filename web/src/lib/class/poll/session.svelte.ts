// A position that the class is asked about, held like a table: a child chooses a move in it, everybody else only looks.
import type { ClassAnswer, TableFrame } from '../../api/types'
import { StillTable } from '../../table/still.svelte'
import { say } from '../../words/words.svelte'

export class PollSession extends StillTable {
  protected told = ''

  /** `choose` sends what this child would play; where nobody chooses, there is none */
  constructor(private readonly choose: ((text: string) => Promise<ClassAnswer | null>) | null) {
    super()
  }

  protected get onlyLooking(): string {
    return say('poll-only-looking')
  }

  show(table: TableFrame, board: string): void {
    this.told = board
    this.lay(table, table.events)
  }

  override async play(text: string): Promise<boolean> {
    if (this.choose === null) return super.play(text)
    this.busy = true
    const answer = await this.choose(text)
    this.busy = false
    this.refused = answer?.type === 'refused' ? answer : null
    return answer?.type === 'accepted'
  }
}
