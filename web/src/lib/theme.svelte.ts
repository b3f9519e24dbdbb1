// Light, dark, or as the device likes it.
import { like, liking } from './keep'

export type Theme = 'light' | 'dark'

class Appearance {
  chosen: Theme | null = $state(null)

  constructor() {
    const kept = liking('theme')
    if (kept === 'light' || kept === 'dark') this.choose(kept)
  }

  get shown(): Theme {
    return this.chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  }

  choose(theme: Theme): void {
    this.chosen = theme
    like('theme', theme)
    document.documentElement.dataset.theme = theme
  }

  turn(): void {
    this.choose(this.shown === 'dark' ? 'light' : 'dark')
  }
}

export const appearance = new Appearance()
