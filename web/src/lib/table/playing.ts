// What a table needs of whoever holds it: a live seat, a device that several share, or a match that is only looked at.
import type { LineState, Say } from '../api/line'
import type { Answer, EmoteFrame, Hinted, OfferedMove, Refused, Tried } from '../api/types'
import type { Held } from './fold'

export interface Playing {
  readonly held: Held
  readonly state: LineState
  /** the last thing that was not allowed, until something is */
  refused: Refused | null
  /** a move that was advised, marked on the table */
  hint: string | null
  /** all that was advised about the table as it stands */
  advice: Hinted | null
  /** advice is on its way */
  readonly advising: boolean
  /** a move is on its way */
  readonly busy: boolean
  readonly emotes: Record<number, EmoteFrame | undefined>
  /** do not wait any longer for a broken line */
  hurry(): void
  say(say: Say): Promise<Answer>
  /** play a move that is offered; of any other, ask why it cannot be played */
  play(text: string): Promise<boolean>
  /** play what somebody has written into a form */
  write(text: string): Promise<boolean>
  /** put a move of the table itself to everybody */
  propose(text: string): Promise<boolean>
  offers(text: string): boolean
  /** what a move would be worth, where the table shows that */
  preview(text: string): Promise<Tried | null>
  /** what the server would say to a move, for the asker's eyes only */
  ask(text: string): Promise<Answer>
  /** `marks`: only shown on the table, without the panel that says why */
  askHint(marks?: boolean): Promise<void>
  /** the match in letters and words; null where the server would not tell it just now */
  board(): Promise<string | null>
  /** each listed move in a sentence; none where the server would not tell them just now */
  choices(): Promise<OfferedMove[]>
}
