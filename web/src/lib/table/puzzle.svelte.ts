// A puzzle that is being tried: it holds the table, sends every move with those before it, and says what came of it.
import { puzzleAnswer, puzzleChoices, puzzleHint, puzzlePage, puzzleTry, Refusal, type Asking } from '../api/http'
import { newId } from '../codes'
import type { Say } from '../api/line'
import type { Answer, OfferedMove, PuzzleAnswer, PuzzleJudged, PuzzlePage, Tried } from '../api/types'
import { sounds } from '../sounds.svelte'
import { nothing } from './fold'
import { StillTable } from './still.svelte'

const triedMove = (text: string): Tried => ({ type: 'tried', id: '', text, working: null })

export class PuzzleSession extends StillTable {
  page: PuzzlePage | null = $state.raw(null)
  /** what was said to the last move */
  judged: PuzzleJudged | null = $state.raw(null)
  /** how to go about it, once it was asked for */
  way: string | null = $state(null)
  answer: PuzzleAnswer | null = $state.raw(null)
  wrongs = $state(0)
  /** why there is no puzzle to show */
  failed: 'missing' | 'unreachable' | null = $state(null)
  /** what didn't reach the server, to be tried again */
  unsent: (() => Promise<unknown>) | null = $state.raw(null)
  private made: string[] = $state.raw([])

  constructor(
    readonly id: string,
    private language: string,
    /** if it's homework: the class, and the key to it */
    private from: { code: string; token: string } | null = null,
    /** whether the first try here says how hard it is: not where it was solved before, or is counted elsewhere */
    private counts = false,
  ) {
    super()
  }

  get solved(): boolean {
    return this.judged?.state === 'solved'
  }
  /** nothing of it was given away */
  get alone(): boolean {
    return this.answer === null
  }

  async load(): Promise<void> {
    try {
      this.page = await puzzlePage(this.id, this.asking)
      this.failed = null
      this.begin()
    } catch (error) {
      this.failed = error instanceof Refusal ? 'missing' : 'unreachable'
    }
  }

  /** Send again what didn't get through. */
  async retry(): Promise<void> {
    if (!this.busy) await this.unsent?.()
  }

  /** Do something for which the server is needed, and remember it if the server can't be reached. */
  private async reach<T>(again: () => Promise<unknown>, work: () => Promise<T>): Promise<T | null> {
    try {
      const done = await work()
      this.unsent = null
      return done
    } catch (error) {
      if (error instanceof Refusal) {
        this.refused = error.refused
        this.unsent = null
      } else this.unsent = again
      return null
    }
  }

  /** From the start once more. */
  begin(): void {
    if (!this.page) return
    this.made = []
    this.judged = null
    this.refused = null
    this.hint = null
    this.unsent = null
    this.held = { ...nothing, table: this.page.table }
  }

  speak(language: string): void {
    if (language === this.language) return
    this.language = language
    void this.sayAnew()
  }

  private sayAnew(): Promise<unknown> {
    return this.reach(
      () => this.sayAnew(),
      async () => {
        this.page = await puzzlePage(this.id, this.asking)
        if (this.way !== null) this.way = (await puzzleHint(this.id, this.asking)).sentence
        if (this.answer !== null) this.answer = await puzzleAnswer(this.id, this.asking)
        if (this.made.length === 0) return this.begin()
        this.judged = await puzzleTry(this.id, this.made, this.asking)
        this.held = { ...nothing, table: { ...this.judged.table, events: [] } }
      },
    )
  }

  override play(text: string): Promise<boolean> {
    return this.attempt(text, newId())
  }

  /** Homework counts it once for each id, however often it's sent. */
  private async attempt(text: string, once: string): Promise<boolean> {
    if (this.busy || this.solved) return false
    this.busy = true
    const first = this.counts && this.wrongs === 0 && this.way === null && this.alone
    const judged = await this.reach(
      () => this.attempt(text, once),
      () => puzzleTry(this.id, [...this.made, text], this.asking, first, once),
    )
    this.busy = false
    if (judged === null) return false
    this.take(judged, text)
    return judged.state !== 'wrong'
  }

  private take(judged: PuzzleJudged, text: string): void {
    this.refused = null
    this.judged = judged
    this.hint = null
    if (judged.state === 'wrong') {
      this.wrongs += 1
      sounds.play('refused')
      return
    }
    this.made = [...this.made, text]
    this.held = { ...this.held, table: judged.table, log: [...this.held.log, ...judged.table.events] }
    if (judged.state === 'solved') sounds.play('end')
  }

  async askWay(): Promise<void> {
    const hint = await this.reach(
      () => this.askWay(),
      () => puzzleHint(this.id, this.asking),
    )
    if (hint !== null) this.way = hint.sentence
  }

  /** The answer in words, from the start, with its first move marked on the table. */
  async show(): Promise<void> {
    const answer = await this.reach(
      () => this.show(),
      () => puzzleAnswer(this.id, this.asking),
    )
    if (answer === null) return
    this.answer = answer
    this.begin()
    this.hint = answer.lines[0]?.[0] ?? null
  }

  /** Nothing is said here that would have to be refused. */
  override say(said?: Say): Promise<Answer> {
    return said?.type === 'describe' ? super.say(said) : this.ask('')
  }
  /** What a move would bring is for the solver to find out. */
  override ask(text: string): Promise<Answer> {
    return Promise.resolve(triedMove(text))
  }
  override askHint(): Promise<void> {
    return this.askWay()
  }
  override async choices(): Promise<OfferedMove[]> {
    try {
      return (await puzzleChoices(this.id, this.made, this.asking)).moves
    } catch {
      return []
    }
  }

  protected get told(): string {
    return (this.made.length > 0 ? this.judged?.board : this.page?.board) ?? ''
  }
  protected readonly onlyLooking = ''
  private get asking(): Asking {
    return { language: this.language, ...(this.from ? { token: this.from.token, ofClass: this.from.code } : {}) }
  }
}
