// All that changes a table, one after the other: what is said while something else is on its way waits until the table
// shows that. The same thing said twice in a hurry is meant once.
import type { Say } from '../api/line'
import type { Answer } from '../api/types'

const QUESTIONS: readonly Say['type'][] = ['try', 'hint', 'describe', 'choices', 'since', 'emote', 'hand-seat']

/** Whether it changes the table, and is not only asked. */
export const changes = (say: Say): boolean => !QUESTIONS.includes(say.type)

interface Write {
  what: string
  /** the server has answered */
  answer: Promise<Answer>
  /** and the table shows it */
  shown: Promise<Answer>
}

export class Writes {
  /** something is on its way */
  busy = $state(false)
  private last: Write | null = null

  /** `shows` waits until the table is as it was after so many things. */
  constructor(private readonly shows: (number: number) => Promise<void>) {}

  send(what: string, act: () => Promise<Answer>): Write {
    if (this.last?.what === what) return this.last
    const answer = this.after(this.last, act)
    const write: Write = { what, answer, shown: this.shown(answer) }
    this.last = write
    void write.shown.then(() => {
      if (this.last !== write) return
      this.last = null
      this.busy = false
    })
    return write
  }

  private async after(before: Write | null, act: () => Promise<Answer>): Promise<Answer> {
    await before?.shown
    return act()
  }

  private async shown(answer: Promise<Answer>): Promise<Answer> {
    const given = await answer
    if (given.type === 'accepted') await this.shows(given.number)
    return given
  }
}
