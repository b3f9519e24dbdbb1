// What homework is called where the teacher gave it no name.
import { dayOf } from '../../words/figures'
import { say } from '../words.svelte'

export const called = (one: { title: string; ticket: boolean }, game: string): string =>
  one.title || `${say(one.ticket ? 'homework-ticket' : 'homework')}: ${game}`

/** What is to be done until then is asked for by the day of the week. */
export const weekday = (at: number): string => dayOf(at, undefined, { weekday: 'long' })
