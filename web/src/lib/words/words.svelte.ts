// The words of the interface, from one catalogue per language. Sentences about the game come ready from the server.
import type { FluentBundle } from '@fluent/bundle'
import { like, liking } from '../keep'
import { bundleOf, sentence, type Catalogue, type Facts } from './bundle'
import type { Key } from './keys.generated'

export type Language = 'en' | 'es'
export type SayWords = (key: string, facts?: Facts) => string
/** Words for what the server names: each of these families has one for every name it can send. */
type Named = `${'animal' | 'clock' | 'colour' | 'print-ink' | 'print-kind' | 'print-order' | 'print-paper' | 'print-part' | 'print-size' | 'print-thing'}-${string}`
export type Said = Key | Named
export type Say = (key: Said, facts?: Facts) => string

export const LANGUAGES: readonly Language[] = ['en', 'es']
/** Each language's own name, for the switch: it is read by people who do not read the other one. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' }

const catalogues = import.meta.glob<Catalogue>('./*.ftl', { import: 'default' })

function preferred(): Language {
  const kept = liking('language')
  const wishes = kept === null ? navigator.languages : [kept]
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

class Words {
  language: Language = $state(preferred())
  private bundle: FluentBundle | null = $state.raw(null)

  get ready(): boolean {
    return this.bundle !== null
  }

  say: SayWords = (key, facts) => sentence(this.bundle, key, facts)

  async load(language: Language = this.language): Promise<void> {
    const catalogue = await catalogues[`./${language}.ftl`]?.()
    this.bundle = bundleOf(language, catalogue ?? {})
    this.language = language
    document.documentElement.lang = language
  }

  async speak(language: Language): Promise<void> {
    like('language', language)
    await this.load(language)
  }
}

export const words = new Words()
export const say: Say = (key, facts) => words.say(key, facts)
