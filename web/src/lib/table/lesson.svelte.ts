// A lesson on its way: it opens the tables of its scenes, plays for the others, and goes on when the step is done.
import { join, openTable } from '../api/http'
import type { Say } from '../api/line'
import { among, stepsOf, waitsFor, type LessonPlan, type Scene, type Scripted, type Step, type Waits } from '../lessons'
import type { Language } from '../words/words.svelte'
import { Session } from './session.svelte'
import { Voices } from './voices'

/** Who else sits there. */
const NAMES = ['Ben', 'Mia', 'Leo', 'Eva']
const HELPS = { hints: false, preview: true, word_check: false, take_back: false }
/** Nobody is replaced by a bot while a lesson is read. */
const PATIENCE = 3600
/** the others take a moment, so that one sees what they do */
const PACE_MS = 900

/** another move than the step is about, one that is not allowed, or one before the words were read */
export type Nudge = 'other' | 'refused' | 'read-first'

/** A seat whose moves the lesson looks at before the server does. */
class LearningSession extends Session {
  constructor(
    code: string,
    token: string,
    language: string,
    private readonly lesson: Lesson,
  ) {
    super(code, token, language)
  }

  override async play(text: string): Promise<boolean> {
    if (this.lesson.wants(text)) return this.make(text)
    if (this.offers(text)) return this.lesson.nudgeAt('other')
    await super.play(text) // the answer says why not
    return this.lesson.wasRefused(this.refused?.code)
  }

  override async write(text: string): Promise<boolean> {
    if (this.lesson.wants(text)) return this.make(text)
    const answer = await this.say({ type: 'try', text })
    return answer.type === 'refused' ? this.lesson.wasRefused(answer.code) : this.lesson.nudgeAt('other')
  }

  override propose(): Promise<boolean> {
    return Promise.resolve(this.lesson.nudgeAt('other'))
  }

  private async make(text: string): Promise<boolean> {
    if (this.busy) return false
    const answer = await this.say({ type: 'move', text })
    if (answer.type === 'accepted') void this.lesson.next(answer.number)
    return answer.type === 'accepted'
  }
}

export class Lesson {
  session: LearningSession | null = $state.raw(null)
  nudge: Nudge | null = $state(null)
  /** the others play, or a table is laid */
  busy = $state(true)
  failed = $state(false)
  private scene = $state(0)
  private place = $state(0)
  private tokens: string[] = []
  private voices: Voices | null = null
  /** the table that is being laid; nothing is shown of it yet */
  private laid: LearningSession | null = null
  private closed = false

  constructor(
    readonly game: string,
    readonly plan: LessonPlan,
    private readonly language: () => Language,
    private readonly pace: number = PACE_MS,
  ) {}

  get step(): Step | null {
    return this.plan.scenes[this.scene]?.steps[this.place] ?? null
  }
  get waits(): Waits | null {
    return this.step && waitsFor(this.step)
  }
  get total(): number {
    return stepsOf(this.plan)
  }
  /** from 1 */
  get number(): number {
    const before = this.plan.scenes.slice(0, this.scene).reduce((sum, scene) => sum + scene.steps.length, 0)
    return Math.min(before + this.place + 1, this.total)
  }

  async begin(): Promise<void> {
    this.scene = 0
    await this.lay()
  }

  close(): void {
    this.closed = true
    this.session?.close()
    this.laid?.close()
    this.voices?.close()
  }

  wants = (text: string): boolean => !this.busy && among(this.step?.do, text)

  nudgeAt(nudge: Nudge): false {
    if (this.session) this.session.refused = null
    this.nudge = this.waits === 'reading' || this.waits === 'counting' ? 'read-first' : nudge
    return false
  }

  wasRefused(code: string | undefined): false {
    if (this.waits === 'refusal' && code === this.step?.code) void this.next(0, false)
    else this.nudge = this.waits === 'reading' ? 'read-first' : 'refused'
    return false
  }

  /** Show which move is meant. */
  show(): void {
    const move = this.step?.do?.find((one) => !one.endsWith('*'))
    if (this.session) this.session.hint = move ?? null
  }

  /** On to the next step, as soon as the others have played and all of it can be seen. */
  async next(made = 0, tidy = true): Promise<void> {
    const then = this.step?.then ?? []
    this.nudge = null
    if (this.session) {
      this.session.hint = null
      if (tidy) this.session.refused = null
    }
    this.busy = true
    try {
      const last = await this.run(then, this.pace)
      await this.session?.shows(Math.max(made, last))
    } catch {
      this.failed = true
      return
    }
    this.place += 1
    this.busy = false
  }

  /** A scene is over, and there is another one: one looks at it as long as one likes. */
  get turns(): boolean {
    return this.step === null && this.plan.scenes[this.scene + 1] !== undefined
  }

  async turn(): Promise<void> {
    this.scene += 1
    await this.lay()
  }

  /** A new table for the scene, dealt and played as far as it begins. */
  private async lay(): Promise<void> {
    const scene = this.plan.scenes[this.scene]
    if (!scene) return
    this.busy = true
    this.failed = false
    this.nudge = null
    this.place = 0
    this.session?.close()
    this.session = null // no words and no cards until those of this scene are there
    try {
      const code = await this.seat(scene)
      if (code === null) return
      await this.run(scene.before, 0)
      if (this.closed) return
      const session = (this.laid = new LearningSession(code, this.tokens[scene.me] ?? '', this.language(), this))
      session.open()
      await session.shows(0)
      if (this.closed) return
      this.session = session
    } catch {
      this.failed = true
    }
    this.busy = false
  }

  /** Open a table with everyone of the scene; null if the page was left meanwhile. Those who play by the script have
   * fixed names, so the reader has none: it could be one of theirs. */
  private async seat(scene: Scene): Promise<string | null> {
    const asking = { language: this.language() }
    const seats = Array.from({ length: scene.seats }, (_, seat) => (seat === scene.me ? 'me' : 'open'))
    const deal = scene.deal === null ? {} : { deal_code: scene.deal }
    const wish = { game: this.game, nickname: '', seats, options: scene.options, helps: HELPS, patience: PATIENCE, ...deal }
    const mine = await openTable(wish, asking)
    this.tokens = seats.map(() => mine.token)
    for (const [place, seat] of seats.flatMap((kind, seat) => (kind === 'open' ? [seat] : [])).entries()) {
      if (this.closed) return null
      this.tokens[seat] = (await join(mine.code, { nickname: NAMES[place] ?? '', seat }, asking)).token
    }
    if (this.closed) return null
    this.voices?.close()
    this.voices = new Voices(mine.code, asking.language)
    await this.tell(mine.token, { type: 'start' })
    return mine.code
  }

  private async run(moves: readonly Scripted[], pace: number): Promise<number> {
    let made = 0
    for (const [seat, text] of moves) {
      if (pace > 0) await new Promise((over) => setTimeout(over, pace))
      if (this.closed) break
      made = await this.tell(this.tokens[seat] ?? '', { type: 'move', text })
    }
    return made
  }

  private async tell(token: string, say: Say): Promise<number> {
    const answer = await this.voices?.say(token, say)
    if (answer?.type !== 'accepted') throw new Error(answer?.type)
    return answer.number
  }
}
