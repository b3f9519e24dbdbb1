// The deal of the day: everybody who opens it on the same date, in Greenwich, gets the same cards. Nobody is asked for it.
import type { Language } from './words/words.svelte'

/** 2026-11-15 */
export const dateOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Deal codes are letters and digits: D20261115. */
export const codeOf = (date: string): string => `D${date.replaceAll('-', '')}`

/** 15 November, in words. */
export const dateWords = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
