// Puzzles as this device keeps them: which were solved, and on how many days in a row the puzzle of the day was.
import { kept, keepThing } from './keep'

export type Band = 'easy' | 'medium' | 'hard'
export const BANDS: readonly Band[] = ['easy', 'medium', 'hard']

export interface Solved {
  /** ids, the newest last */
  ids: string[]
  /** days on which a puzzle of the day was solved, the newest last */
  days: string[]
}

const MOST_IDS = 3000
const MOST_DAYS = 400
const DAY_MS = 86_400_000

const texts = (thing: unknown): string[] => (Array.isArray(thing) ? thing.filter((one) => typeof one === 'string') : [])

export function solvedHere(): Solved {
  const found = kept('puzzles') as Partial<Solved> | null
  return { ids: texts(found?.ids), days: texts(found?.days) }
}

/** One more solved; with a day where it is the puzzle of that day. */
export function withSolved(before: Solved, id: string, day: string | null): Solved {
  const ids = [...before.ids.filter((one) => one !== id), id].slice(-MOST_IDS)
  const days = day === null ? before.days : [...before.days.filter((one) => one !== day), day].sort().slice(-MOST_DAYS)
  return { ids, days }
}

export function keepSolved(id: string, day: string | null): Solved {
  const after = withSolved(solvedHere(), id, day)
  keepThing('puzzles', after)
  return after
}

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)

/** Days in a row up to today; who has not solved today's yet keeps what was there yesterday. */
export function streakOn(days: readonly string[], today: string): number {
  const solved = new Set(days)
  let day = solved.has(today) ? today : dayBefore(today)
  let count = 0
  while (solved.has(day)) {
    count += 1
    day = dayBefore(day)
  }
  return count
}

/** The next one to try: the first after this one that is not solved yet, from the beginning where there is none. */
export function nextOf(ids: readonly string[], here: string, solved: ReadonlySet<string>): string | null {
  const at = ids.indexOf(here)
  const round = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))]
  return round.find((id) => !solved.has(id)) ?? round[0] ?? null
}
