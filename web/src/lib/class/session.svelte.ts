// A class as it is told to this device: the newest frame, and a line that comes back when it breaks.
import { classLivePath, tellClass, type SayToClass } from '../api/classes'
import { waitBefore } from '../api/line'
import { pipe, type Channel } from '../api/server'
import type { ChildFrame, ClassAnswer, ClassFrame, Goodbye, Refused, TeacherFrame, WallFrame } from '../api/types'
import { words } from '../words/words.svelte'

const NOT_WELCOME = 1008

interface Frames {
  teacher: TeacherFrame
  child: ChildFrame
  wall: WallFrame
}

export class ClassSession<Kind extends keyof Frames> {
  frame: Frames[Kind] | null = $state.raw(null)
  goodbye: Goodbye | null = $state.raw(null)
  /** the server does not know the token: come in anew */
  turnedAway = $state(false)
  isLive = $state(false)
  busy = $state(false)
  /** why the last thing that was said is not done */
  refused: Refused | null = $state.raw(null)
  private channel: Channel | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private tries = 0
  private ended = false
  /** how far the server's clock is ahead of ours */
  private ahead = 0

  constructor(
    readonly kind: Kind,
    readonly code: string,
    readonly token: string,
  ) {}

  open(): void {
    clearTimeout(this.timer)
    this.channel?.close()
    const channel = (this.channel = pipe(classLivePath(this.code)))
    channel.onopen = () => channel.send(JSON.stringify({ type: 'hello', token: this.token, language: words.language }))
    channel.onmessage = (event) => {
      if (this.channel === channel) this.take(JSON.parse(event.data) as ClassFrame)
    }
    channel.onclose = (event) => {
      if (this.channel === channel) this.broke(event.code)
    }
  }

  private take(frame: ClassFrame): void {
    if (frame.type === this.kind) {
      const told = frame as Frames[Kind]
      this.frame = told
      this.ahead = told.at - Date.now()
      this.isLive = true
      this.tries = 0
    } else if (frame.type === 'goodbye') {
      if (frame.final) this.goodbye = frame
    }
  }

  private broke(code: number): void {
    this.isLive = false
    if (this.ended || this.goodbye !== null) return
    if (code === NOT_WELCOME) {
      this.turnedAway = true
      return
    }
    this.timer = setTimeout(() => this.open(), waitBefore(this.tries, Math.random()))
    this.tries += 1
  }

  hurry(): void {
    if (!this.isLive && !this.ended && !this.turnedAway && this.goodbye === null) this.open()
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.ahead
  }

  /** Asked or answered aside: whoever asks shows what was refused. */
  async ask(message: SayToClass): Promise<ClassAnswer | null> {
    try {
      return await tellClass(this.code, message, { language: words.language, token: this.token })
    } catch {
      return null
    }
  }

  async say(message: SayToClass): Promise<ClassAnswer | null> {
    this.busy = true
    this.refused = null
    try {
      const answer = await tellClass(this.code, message, { language: words.language, token: this.token })
      if (answer.type === 'refused') this.refused = answer
      return answer
    } catch {
      return null // the line says that the server does not answer
    } finally {
      this.busy = false
    }
  }

  /** The same without a sign of it: what is only looked at disables nothing, and its refusal is the asker's business. */
  async quietly(message: SayToClass): Promise<ClassAnswer | null> {
    try {
      return await tellClass(this.code, message, { language: words.language, token: this.token })
    } catch {
      return null
    }
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    this.channel?.close()
    this.channel = null
  }
}
