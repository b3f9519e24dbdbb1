// What moves would bring, asked one after the other and kept as long as the table stays as it is.
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Tried } from '../api/types'

export type Working = Record<string, unknown>

/** So long between two questions: a pointer that only passes by asks nothing, and the server is never hurried. */
const PAUSE_MS = 150

export class Previews {
  private known = new SvelteMap<string, Working>()
  private age = 0
  private turn = 0

  constructor(
    private readonly ask: (text: string) => Promise<Tried | null>,
    private readonly pause = PAUSE_MS,
  ) {}

  of(text: string): Working | null {
    return this.known.get(text) ?? null
  }

  /** The table has changed. */
  forget(): void {
    this.age += 1
    this.turn += 1
    this.known.clear()
  }

  /** Find out about these moves, in this order; what was looked at before is left where it was. */
  async look(texts: readonly string[]): Promise<void> {
    const turn = ++this.turn
    for (const text of untrack(() => texts.filter((one) => !this.known.has(one)))) {
      await new Promise((over) => setTimeout(over, this.pause))
      if (turn !== this.turn) return
      const age = this.age
      const tried = await this.ask(text)
      if (tried === null || age !== this.age) return // not told here or not now, or about a table that is no more
      if (tried.working !== null) this.known.set(text, tried.working)
    }
  }
}
