// One table, live: what came from the server, what was refused, and how to say something.
import { Line, type LineState, type Say } from '../api/line'
import { openSocket, openStream, type OpenPipe } from '../api/pipe'
import type { Answer, EmoteFrame, Hinted, OfferedMove, Refused, TableFrame, Tried } from '../api/types'
import { fold, nothing, sinceOf, type Held } from './fold'
import { stillAsked } from './asked'
import type { Playing } from './playing'
import { changes, Writes } from './writes.svelte'

const EMOTE_SHOWN_MS = 3500
/** an explanation is readable at least so long, whatever the others do meanwhile */
const REFUSAL_SHOWN_MS = 5000

/** The same thing, said again. */
const keyOf = (say: Say): string => JSON.stringify(say)

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
  emotes: Record<number, EmoteFrame | undefined> = $state.raw({})
  private line: Line
  private refusedAt = 0
  private anew = false
  private waiting: { number: number; over: () => void }[] = []
  protected readonly writes = new Writes((number) => this.shows(number))

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
          if (state === 'ended') this.arrived()
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

  /** something is on its way that changes the table */
  get busy(): boolean {
    return this.writes.busy
  }

  say(say: Say): Promise<Answer> {
    return changes(say) ? this.writes.send(keyOf(say), () => this.tell(say)).answer : this.tell(say)
  }

  /** Said at once. */
  protected async tell(say: Say): Promise<Answer> {
    this.writes.busy ||= changes(say)
    return this.heard(await this.send(say))
  }

  /** Over whichever line it goes. */
  protected send(say: Say): Promise<Answer> {
    return this.line.say(say)
  }

  protected heard(answer: Answer): Answer {
    this.refused = answer.type === 'refused' ? answer : null
    this.refusedAt = Date.now()
    return answer
  }

  /** A hint and a refusal are about the table as it was. */
  private tidy(frame: TableFrame): void {
    const before = this.held.table
    if (frame.number === before?.number) return
    this.writes.busy = false // the table has gone on: the answer to the move before may still be on its way
    if (!stillAsked(before, frame)) {
      this.hint = null
      this.advice = null
    }
    if (frame.stage !== before?.stage || Date.now() - this.refusedAt > REFUSAL_SHOWN_MS) this.refused = null
  }

  /** Play a move that is offered; of any other, ask why it cannot be played. */
  async play(text: string): Promise<boolean> {
    const move: Say = { type: 'move', text }
    // In a hurry it may be pressed twice: what answered one question must not answer the next, which nobody has read.
    const answered = this.offers(text) ? this.asked : null
    const isMeant = (): boolean => this.offers(text) && (answered === null || answered === this.asked)
    const write = this.writes.send(keyOf(move), () => this.tell(isMeant() ? move : { type: 'try', text }))
    return (await write.shown).type === 'accepted'
  }

  /** The table as it is after so many things has come, or the line has ended and it never will. */
  shows(number: number): Promise<void> {
    if ((this.held.table?.number ?? -1) >= number || this.state === 'ended') return Promise.resolve()
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

  private get asked(): string {
    return this.held.table?.play?.offer.asks.sentence ?? ''
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
    return this.line.say({ type: 'try', text, quiet: true })
  }

  async board(): Promise<string | null> {
    const answer = await this.line.say({ type: 'describe' })
    return answer.type === 'described' ? answer.board : null
  }

  async choices(): Promise<OfferedMove[]> {
    const answer = await this.line.say({ type: 'choices' })
    return answer.type === 'offered' ? answer.moves : []
  }

  async askHint(marks = false): Promise<void> {
    if (this.advising) return
    this.advising = true
    const answer = await this.say({ type: 'hint' })
    this.advising = false
    if (answer.type !== 'hinted' || (answer.text !== '' && !this.isStillOpen(answer.text))) return // it came too late
    if (!marks) this.advice = answer
    this.hint = answer.text || null
  }

  /** Is it still to be played, from the list or by a form? */
  private isStillOpen(text: string): boolean {
    const forms = this.held.table?.play?.offer.forms ?? []
    return this.offers(text) || forms.some((form) => text.startsWith(`${form.verb} `))
  }

  private arrived(): void {
    const reached = this.state === 'ended' ? Infinity : (this.held.table?.number ?? -1)
    const over = this.waiting.filter((waiter) => waiter.number <= reached)
    this.waiting = this.waiting.filter((waiter) => waiter.number > reached)
    for (const one of over) one.over()
  }

  private feel(frame: EmoteFrame): void {
    this.emotes = { ...this.emotes, [frame.seat]: frame }
    this.held = fold(this.held, frame)
    setTimeout(() => {
      if (this.emotes[frame.seat] === frame) this.emotes = { ...this.emotes, [frame.seat]: undefined }
    }, EMOTE_SHOWN_MS)
  }
}
