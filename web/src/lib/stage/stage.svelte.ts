// What is seen of a table, one moment after the other. Boards draw `shown`; what may be done comes from the newest frame.
import type { TableFrame } from '../api/types'
import type { Sound } from '../sounds.svelte'
import type { Moment } from './moments'

/** what waits for a press is looked at so long where nobody can press */
export const LOOK_MS = 6000
/** more moves than this waiting in line are too far behind the table */
const MOST_MOVES = 6

export interface StageSettings {
  /** whether things move at all for this reader, and are seen by somebody */
  moves: () => boolean
  /** nobody can press anything here */
  looks?: boolean
  play?: (sound: Sound) => void
}

const isPlain = ({ kind }: Moment): boolean => kind === 'moved' || kind === 'dealt'

export class Stage {
  /** the table as it is seen now */
  shown: TableFrame | null = $state.raw(null)
  /** what is on just now */
  moment: Moment | null = $state.raw(null)
  private line: Moment[] = []
  private rest: TableFrame | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly settings: StageSettings) {}

  /** Something is played out on the board: a press goes on instead of playing. */
  get isStaged(): boolean {
    const { moment } = this
    if (moment === null || isPlain(moment)) return false
    return moment.lasts === null || !moment.still
  }

  /** Somebody has to go on. */
  get waits(): boolean {
    return this.moment?.lasts === null && this.settings.looks !== true
  }

  /** A finished game is being played out. */
  get isFinale(): boolean {
    return this.moment?.kind === 'finale'
  }

  /** These are to be seen, and then it rests like this. */
  accept(moments: readonly Moment[], rest: TableFrame): void {
    const kept = this.settings.moves() ? moments : moments.filter((moment) => moment.still)
    if (kept.length < moments.length) this.hear(moments.findLast((moment) => moment.sound !== null)?.sound)
    // The end of the game does not wait behind something that nobody has looked at.
    if (this.waits && moments.some(({ kind }) => kind === 'finale')) {
      this.line = []
      this.moment = null
    }
    const isIdle = this.moment === null
    this.rest = rest
    this.line.push(...kept)
    if (this.line.filter(isPlain).length > MOST_MOVES) this.line = this.line.filter((moment) => !isPlain(moment))
    if (isIdle) this.next()
    // The same moves are being looked at, but the rest of their table has changed.
    else if (moments.length === 0 && this.line.length === 0 && this.moment?.kind === 'moved') this.shown = rest
  }

  /** On to what comes next. */
  next(): void {
    clearTimeout(this.timer)
    const moment = this.line.shift() ?? null
    this.moment = moment
    if (moment === null) {
      if (this.rest !== null) this.shown = this.rest
      return
    }
    this.shown = moment.table
    this.hear(moment.sound)
    const lasts = moment.lasts ?? (this.settings.looks ? LOOK_MS : null)
    if (lasts !== null) this.timer = setTimeout(() => this.next(), lasts)
  }

  /** One press, and all of it is over. */
  skip(): void {
    this.line = []
    this.next()
  }

  /** Play something out that was seen before. */
  replay(moments: readonly Moment[]): void {
    this.line = [...moments]
    this.next()
  }

  /** There is no table any more. */
  clear(): void {
    clearTimeout(this.timer)
    this.line = []
    this.rest = this.shown = this.moment = null
  }

  private hear(sound: Sound | null | undefined): void {
    if (sound) this.settings.play?.(sound)
  }
}
