// Several things in one sentence, as the language puts them: "Ada, Ben and Mia", "Ada, Ben y Mia".
import { SPOKEN } from './figures'
import { words, type Language } from './words.svelte'

// Made when first needed, and once: setting one up takes a slow device long.
const made = new Map<Language, Intl.ListFormat>()

export function listed(things: readonly string[], language: Language = words.language): string {
  const [only, another] = things
  if (only === undefined || another === undefined) return only ?? ''
  const format = made.get(language) ?? new Intl.ListFormat(SPOKEN[language], { type: 'conjunction' })
  made.set(language, format)
  return format.format(things)
}
