// One table, live: what came from the server, what was refused, and how to say something.
import { Line, type LineState, type Say } from '../api/line'
import { openSocket, openStream, type OpenPipe } from '../api/pipe'
import type { Answer, EmoteFrame, Refused, TableFrame, Tried } from '../api/types'
import { fold, nothing, sinceOf, type Held } from './fold'

const EMOTE_SHOWN_MS = 3500
/** an explanation is readable at least so long, whatever the others do meanwhile */
const REFUSAL_SHOWN_MS = 5000

export class Session {
  held: Held = $state.raw(nothing)
  state: LineState = $state('connecting')
  /** the last thing that was not allowed, until something is */
  refused: Refused | null = $state.raw(null)
  /** the server does not know us here any more */
  turnedAway: Refused | null | undefined = $state.raw(undefined)
  hint: string | null = $state(null)
  /** a move is on its way */
  busy = $state(false)
  emotes: Record<number, EmoteFrame | undefined> = $state.raw({})
  private line: Line
  private refusedAt = 0
  private anew = false

  constructor(
    readonly code: string,
    token: string,
    language: string,
    kinds: readonly OpenPipe[] = [openSocket, openStream],
  ) {
    this.line = new Line(
      { code, token, since: 0, language },
      {
        frame: (frame) => {
          if (frame.type === 'emote') return this.feel(frame)
          if (frame.type !== 'table' && frame.type !== 'goodbye') return
          if (frame.type === 'table') this.tidy(frame)
          this.held = fold(this.held, frame)
          this.anew = false
        },
        state: (state) => {
          this.state = state
        },
        refused: (refused) => {
          this.turnedAway = refused
        },
      },
      kinds,
      () => (this.anew ? 0 : sinceOf(this.held)),
    )
  }

  open(): void {
    this.line.open()
  }

  close(): void {
    this.line.end()
  }

  hurry(): void {
    this.line.hurry()
  }

  speak(language: string): void {
    this.anew = true
    this.refused = null
    this.line.speak(language)
  }

  async say(say: Say): Promise<Answer> {
    const answer = await this.line.say(say)
    this.refused = answer.type === 'refused' ? answer : null
    this.refusedAt = Date.now()
    return answer
  }

  /** A hint and a refusal are about the table as it was. */
  private tidy(frame: TableFrame): void {
    const before = this.held.table
    if (frame.number === before?.number) return
    this.busy = false // the table has gone on: the answer to the move before may still be on its way
    this.hint = null
    if (frame.stage !== before?.stage || Date.now() - this.refusedAt > REFUSAL_SHOWN_MS) this.refused = null
  }

  /** Play a move that is offered; of any other, ask why it cannot be played. */
  async play(text: string): Promise<boolean> {
    if (this.busy) return false
    const offered = this.offers(text)
    this.busy = offered
    const answer = await this.say(offered ? { type: 'move', text } : { type: 'try', text })
    this.busy = false
    return answer.type === 'accepted'
  }

  /** Play what somebody has written into a form; the server judges it. */
  async write(text: string): Promise<boolean> {
    const answer = await this.say({ type: 'move', text })
    return answer.type === 'accepted'
  }

  offers(text: string): boolean {
    return this.held.table?.play?.offer.moves.includes(text) ?? false
  }

  /** What a move would be worth, where the table shows that; nothing is said about a refusal. */
  async preview(text: string): Promise<Tried | null> {
    if (!this.held.table?.helps.preview || !this.offers(text)) return null
    const answer = await this.ask(text)
    return answer.type === 'tried' ? answer : null
  }

  /** What the server would say to a move, for the asker's eyes only: a refusal is not put up at the table. */
  ask(text: string): Promise<Answer> {
    return this.line.say({ type: 'try', text })
  }

  async askHint(): Promise<void> {
    const answer = await this.say({ type: 'hint' })
    if (answer.type === 'hinted') this.hint = answer.text
  }

  private feel(frame: EmoteFrame): void {
    this.emotes = { ...this.emotes, [frame.seat]: frame }
    setTimeout(() => {
      if (this.emotes[frame.seat] === frame) this.emotes = { ...this.emotes, [frame.seat]: undefined }
    }, EMOTE_SHOWN_MS)
  }
}
