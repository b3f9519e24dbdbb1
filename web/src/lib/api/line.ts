// The line to a table: opens a pipe, opens another when it breaks, and sends what was not answered again with the same
// id, so that nothing is lost and nothing counts twice.
import { newId } from '../codes'
import type { WholeFrame } from './change'
import type { Caller, OpenPipe, Pipe } from './pipe'
import type { Answer, Refused, TableMessage } from './types'

type Unnumbered<M> = M extends { id: string } ? Omit<M, 'id'> : never
/** A message before it has its id. */
export type Say = Unnumbered<TableMessage>

export type LineState = 'connecting' | 'live' | 'broken' | 'ended'

export interface LineEnds {
  frame(frame: WholeFrame): void
  state(state: LineState): void
  /** the server does not want us: the token is unknown, or the table is gone */
  refused(refused: Refused | null): void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
/** after so many pipes that never brought a frame, try the other kind */
const PATIENCE = 2

/** How long to wait before try number `tries` (from 0): twice as long each time, a bit by chance, so that a whole
 * class does not come back in the same instant. */
export function waitBefore(tries: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2)
}

interface Waiting {
  message: TableMessage
  answer: (answer: Answer) => void
}

export class Line {
  private pipe: Pipe | null = null
  private waiting = new Map<string, Waiting>()
  private tries = 0
  private kind = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private lastRefused: Refused | null = null
  state: LineState = 'connecting'

  constructor(
    private readonly caller: Caller,
    private readonly ends: LineEnds,
    private readonly kinds: readonly OpenPipe[],
    private readonly since: () => number,
  ) {}

  open(): void {
    clearTimeout(this.timer)
    this.pipe?.close()
    this.turn(this.tries === 0 ? 'connecting' : 'broken')
    const open = this.kinds[this.kind % this.kinds.length]
    if (open === undefined) return
    let ready = false
    const begin = (): void => {
      ready = true
      this.turn('live')
      for (const { message } of this.waiting.values()) pipe.send(message)
    }
    const pipe = open(
      { ...this.caller, since: this.since() },
      {
        frame: (frame) => {
          if (this.pipe !== pipe || this.state === 'ended') return
          if (frame.type === 'table' && !ready) begin()
          if (ready) this.tries = 0
          this.take(frame)
        },
        ready: () => {
          if (this.pipe === pipe && !ready) begin()
        },
        broken: (why) => {
          if (this.pipe === pipe) this.broke(why, ready)
        },
      },
    )
    this.pipe = pipe
  }

  private take(frame: WholeFrame): void {
    if (frame.type === 'table' || frame.type === 'emote') return this.ends.frame(frame)
    if (frame.type === 'goodbye') {
      if (frame.final) this.end()
      return this.ends.frame(frame)
    }
    if (frame.id === null) {
      this.lastRefused = frame.type === 'refused' ? frame : null
      return
    }
    const waiting = this.waiting.get(frame.id)
    this.waiting.delete(frame.id)
    waiting?.answer(frame)
  }

  private broke(why: 'lost' | 'refused', wasReady: boolean): void {
    this.pipe = null
    if (this.state === 'ended') return
    if (why === 'refused') {
      this.end()
      return this.ends.refused(this.lastRefused)
    }
    this.turn('broken')
    if (!wasReady && this.tries % PATIENCE === PATIENCE - 1) this.kind += 1
    this.timer = setTimeout(() => this.open(), waitBefore(this.tries, Math.random()))
    this.tries += 1
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  hurry(): void {
    if (this.state === 'broken') this.open()
  }

  say(say: Say): Promise<Answer> {
    const message = { ...say, id: newId() } as TableMessage
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer })
      if (this.state === 'live') this.pipe?.send(message)
    })
  }

  /** Another language from now on: the frames after this speak it. */
  speak(language: string): void {
    this.caller.language = language
    this.tries = 0
    if (this.state !== 'ended') this.open()
  }

  end(): void {
    clearTimeout(this.timer)
    this.turn('ended')
    this.pipe?.close()
    this.pipe = null
  }

  private turn(state: LineState): void {
    if (state === this.state) return
    this.state = state
    this.ends.state(state)
  }
}
