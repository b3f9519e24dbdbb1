// Seats that this device may speak for without looking at their cards. Each has a line of its own, so that what did not
// get through is sent again under the same id and counts once.
import { Line, type Say } from '../api/line'
import { openVoice } from '../api/pipe'
import type { Answer } from '../api/types'

const UNHEARD = { frame: () => undefined, state: () => undefined, refused: () => undefined }

export class Voices {
  private lines = new Map<string, Line>()

  constructor(
    private readonly code: string,
    private language: string,
  ) {}

  say(token: string, say: Say): Promise<Answer> {
    return this.line(token).say(say)
  }

  speak(language: string): void {
    this.language = language
    for (const line of this.lines.values()) line.speak(language)
  }

  hurry(): void {
    for (const line of this.lines.values()) line.hurry()
  }

  close(): void {
    for (const line of this.lines.values()) line.end()
    this.lines.clear()
  }

  private line(token: string): Line {
    let line = this.lines.get(token)
    if (line === undefined) {
      line = new Line({ code: this.code, token, since: 0, language: this.language }, UNHEARD, [openVoice], () => 0)
      this.lines.set(token, line)
      line.open()
    }
    return line
  }
}
