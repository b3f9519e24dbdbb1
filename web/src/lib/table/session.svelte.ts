// One table, live: what came from the server, what was refused, and how to say something.
import { Line, type LineState, type Say } from '../api/line'
import { openSocket, openStream, type OpenPipe } from '../api/pipe'
import type { Answer, EmoteFrame, Hinted, OfferedMove, Refused, TableFrame, Tried } from '../api/types'
import { fold, nothing, sinceOf, type Held } from './fold'
import { stillAsked } from './asked'
import type { Playing } from './playing'

const EMOTE_SHOWN_MS = 3500
/** an explanation is readable at least so long, whatever the others do meanwhile */
const REFUSAL_SHOWN_MS = 5000

export class Session implements Playing {
  held: Held = $state.raw(nothing)
  state: LineState = $state('connecting')
  /** the last thing that was not allowed, until something is */
  refused: Refused | null = $state.raw(null)
  /** the server does not know us here any more */
  turnedAway: Refused | null | undefined = $state.raw(undefined)
  hint: string | null = $state(null)
  advice: Hinted | null = $state.raw(null)
  advising = $state(false)
  /** a move is on its way */
  busy = $state(false)
  emotes: Record<number, EmoteFrame | undefined> = $state.raw({})
  private line: Line
  private refusedAt = 0
  private anew = false
  private moving: { text: string; done: Promise<boolean> } | null = null
  private waiting: { number: number; over: () => void }[] = []

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
          this.arrived()
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
    if (!stillAsked(before, frame)) {
      this.hint = null
      this.advice = null
    }
    if (frame.stage !== before?.stage || Date.now() - this.refusedAt > REFUSAL_SHOWN_MS) this.refused = null
  }

  /** Play a move that is offered; of any other, ask why it cannot be played. */
  async play(text: string): Promise<boolean> {
    if (this.moving?.text === text) return this.moving.done // tapped twice, meant once
    const before = this.moving?.done
    const moving = { text, done: this.playAfter(before, text) }
    this.moving = moving
    const done = await moving.done
    if (this.moving === moving) this.moving = null
    return done
  }

  /** A move made while another is on its way waits until the table shows that one. */
  private async playAfter(before: Promise<boolean> | undefined, text: string): Promise<boolean> {
    await before
    const offered = this.offers(text)
    this.busy = offered
    const answer = await this.say(offered ? { type: 'move', text } : { type: 'try', text })
    if (answer.type === 'accepted') await this.shown(answer.number)
    this.busy = false
    return answer.type === 'accepted'
  }

  private shown(number: number): Promise<void> {
    if ((this.held.table?.number ?? 0) >= number) return Promise.resolve()
    return new Promise((over) => this.waiting.push({ number, over }))
  }

  /** Play what somebody has written into a form; the server judges it. */
  async write(text: string): Promise<boolean> {
    const answer = await this.say({ type: 'move', text })
    return answer.type === 'accepted'
  }

  async propose(text: string): Promise<boolean> {
    const answer = await this.say({ type: 'propose', text })
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

  async board(): Promise<string | null> {
    const answer = await this.line.say({ type: 'describe' })
    return answer.type === 'described' ? answer.board : null
  }

  async choices(): Promise<OfferedMove[]> {
    const answer = await this.line.say({ type: 'choices' })
    return answer.type === 'offered' ? answer.moves : []
  }

  async askHint(): Promise<void> {
    if (this.advising) return
    this.advising = true
    const answer = await this.say({ type: 'hint' })
    this.advising = false
    if (answer.type !== 'hinted' || (answer.text !== '' && !this.isStillOpen(answer.text))) return // it came too late
    this.advice = answer
    this.hint = answer.text || null
  }

  /** Is it still to be played, from the list or by a form? */
  private isStillOpen(text: string): boolean {
    const forms = this.held.table?.play?.offer.forms ?? []
    return this.offers(text) || forms.some((form) => text.startsWith(`${form.verb} `))
  }

  private arrived(): void {
    const number = this.held.table?.number ?? 0
    for (const one of this.waiting.filter((waiter) => waiter.number <= number)) one.over()
    this.waiting = this.waiting.filter((waiter) => waiter.number > number)
  }

  private feel(frame: EmoteFrame): void {
    this.emotes = { ...this.emotes, [frame.seat]: frame }
    setTimeout(() => {
      if (this.emotes[frame.seat] === frame) this.emotes = { ...this.emotes, [frame.seat]: undefined }
    }, EMOTE_SHOWN_MS)
  }
}
