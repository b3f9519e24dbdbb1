// The games there are, as the server tells them in the reader's language.
import { shelf as fetchShelf } from './api/http'
import type { GameInfo, Shelf } from './api/types'
import type { Language } from './words/words.svelte'

class Shelves {
  shelf: Shelf | null = $state.raw(null)
  failed = $state(false)

  async load(language: Language): Promise<void> {
    try {
      this.shelf = await fetchShelf({ language })
      this.failed = false
    } catch {
      this.failed = true
    }
  }

  game(name: string): GameInfo | undefined {
    return this.shelf?.games.find((game) => game.name === name)
  }
}

export const shelves = new Shelves()
