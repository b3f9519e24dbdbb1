// What homework is called where the teacher gave it no name.
import { say } from '../words.svelte'

export const called = (one: { title: string; ticket: boolean }, game: string): string =>
  one.title || `${say(one.ticket ? 'homework-ticket' : 'homework')}: ${game}`

export const dayOf = (at: number, language: string): string =>
  new Date(at).toLocaleDateString(language === 'en' ? 'en-GB' : language, { weekday: 'long', day: 'numeric', month: 'long' })
