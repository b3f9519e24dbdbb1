// Whoever looks at a record holds its table by this: everything is to be seen, nothing can be played.
import type { TableEvent, TableFrame } from '../api/types'
import { StillTable } from '../table/still.svelte'

export class ReplaySession extends StillTable {
  protected told = ''

  /** what is said to who tries to play */
  constructor(private readonly noPlaying: () => string) {
    super()
  }

  protected get onlyLooking(): string {
    return this.noPlaying()
  }

  show(table: TableFrame, log: TableEvent[], board: string): void {
    this.told = board
    this.lay(table, log)
  }

  /** What could be played here was played long ago. */
  override offers(): boolean {
    return false
  }
}
