// The games there are, as the server tells them in the reader's language.
import { shelf as fetchShelf } from './api/http'
import type { GameInfo, Shelf } from './api/types'
import type { Language } from './words/words.svelte'

class Shelves {
  shelf: Shelf | null = $state.raw(null)
  failed = $state(false)

  private asked: Language | null = null

  /** Ask for them, unless they are here or on their way in this language. */
  async load(language: Language): Promise<void> {
    if (this.asked === language) return
    this.asked = language
    try {
      const shelf = await fetchShelf({ language })
      if (this.asked !== language) return // overtaken by another language
      this.shelf = shelf
      this.failed = false
    } catch {
      this.asked = null // whoever asks again may have more luck
      this.failed = true
    }
  }

  game(name: string): GameInfo | undefined {
    return this.shelf?.games.find((game) => game.name === name)
  }
}

export const shelves = new Shelves()
