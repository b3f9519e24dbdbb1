// What the server says to moves that are only thought of, asked one after the other and kept as long as the table stays
// as it is.
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Answer } from '../api/types'

export type Working = Record<string, unknown>

/** So long between two questions: a pointer that only passes by asks nothing, and the server is never hurried. */
const PAUSE_MS = 150

export class Previews {
  private known = new SvelteMap<string, Answer>()
  private at = -1
  private turn = 0

  constructor(
    private readonly ask: (text: string) => Promise<Answer | null>,
    private readonly pause = PAUSE_MS,
  ) {}

  answer(text: string): Answer | null {
    return this.known.get(text) ?? null
  }

  /** What a move would bring. */
  of(text: string): Working | null {
    const answer = this.answer(text)
    return answer?.type === 'tried' ? answer.working : null
  }

  /** Find out about these moves at a table that has come so far, in this order; what was looked at before is left where
      it was. */
  async look(at: number, texts: readonly string[]): Promise<void> {
    if (this.at !== at) this.known.clear()
    this.at = at
    const turn = ++this.turn
    for (const text of untrack(() => texts.filter((one) => !this.known.has(one)))) {
      await new Promise((over) => setTimeout(over, this.pause))
      if (turn !== this.turn) return
      const answer = await this.ask(text)
      if (answer === null || at !== this.at) return // not told here or not now, or about a table that is no more
      this.known.set(text, answer)
    }
  }
}
