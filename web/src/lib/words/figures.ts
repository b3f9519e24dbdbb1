// Numbers and days as the language writes them: "1.5", "1,5"; "25 November", "25 de noviembre".
import { words, type Language } from './words.svelte'

/** days come before months, and no comma before the "and", as in the sentences that the server sends */
export const SPOKEN: Record<Language, string> = { en: 'en-GB', es: 'es' }

export const figure = (value: number, language: Language = words.language): string => value.toLocaleString(SPOKEN[language], { maximumFractionDigits: 2 })

export const dayOf = (at: number, language: Language = words.language, more: Intl.DateTimeFormatOptions = {}): string =>
  new Date(at).toLocaleDateString(SPOKEN[language], { day: 'numeric', month: 'long', ...more })
