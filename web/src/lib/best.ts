// The best results of games that are timed by their own rules, kept on this device only.
import { kept, keepThing } from './keep'

export interface Played {
  /** of which table and match: a game counts once, however often its end is looked at */
  id: string
  points: number
  ms: number
  at: number
}

const MOST = 5
const MOST_LISTS = 40

/** More points first, then less time. */
export function ranked(results: readonly Played[]): Played[] {
  return [...results].sort((a, b) => b.points - a.points || a.ms - b.ms || a.at - b.at)
}

export function isPlayed(thing: unknown): thing is Played {
  const one = thing as Partial<Played> | null
  return typeof one?.id === 'string' && typeof one.points === 'number' && typeof one.ms === 'number'
}

function all(): Record<string, unknown> {
  const lists = kept('best')
  return typeof lists === 'object' && lists !== null ? (lists as Record<string, unknown>) : {}
}

/** `list` names what is comparable: the game with its options, or the deal of a day. */
export function bestOf(list: string): Played[] {
  const found = all()[list]
  return Array.isArray(found) ? ranked(found.filter(isPlayed)) : []
}

/** All lists there are of a game, each with its name and its results. */
export function bestLists(game: string): { list: string; results: Played[] }[] {
  return Object.keys(all())
    .filter((list) => list.startsWith(`${game} `))
    .map((list) => ({ list, results: bestOf(list) }))
    .filter(({ results }) => results.length > 0)
    .reverse()
}

/** What the name of a list tells: the day of a daily deal, or the rules that were played by. */
export function readList(list: string): { day: string | null; rules: Record<string, string> } {
  const [, ...parts] = list.split(' ')
  if (parts[0] === 'daily') return { day: parts[1] ?? null, rules: {} }
  return { day: null, rules: Object.fromEntries(parts.map((part) => part.split('=') as [string, string])) }
}

/** A list with one more result in it, which counts once. */
export const withResult = (results: Played[], result: Played): Played[] =>
  results.some((one) => one.id === result.id) ? results : ranked([...results, result]).slice(0, MOST)

/** Take a result in; the list as it stands then. */
export function keepBest(list: string, result: Played): Played[] {
  const before = bestOf(list)
  const results = withResult(before, result)
  if (results === before) return before
  const others = Object.entries(all()).filter(([name]) => name !== list)
  keepThing('best', Object.fromEntries([...others, [list, results]].slice(-MOST_LISTS)))
  return results
}

/** Games with the same rules are comparable, whatever concerns only matches and races. */
export function listOf(game: string, options: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  return [game, ...names.map((name) => `${name}=${String(options[name])}`)].join(' ')
}
