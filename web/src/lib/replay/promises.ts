// The promises that were made to this device: the hash of a deal's seed, noted when the match was first seen here.
// When it is over and the seed is told, they show whether the deal was the one that was promised.
import { kept, keepThing } from '../keep'

const MOST = 80

interface Promised {
  /** the table and which of its matches */
  of: string
  commitment: string
}

const isPromised = (thing: unknown): thing is Promised => {
  const one = thing as Partial<Promised> | null
  return typeof one?.of === 'string' && typeof one.commitment === 'string'
}

function promises(): Promised[] {
  const list = kept('promises')
  return Array.isArray(list) ? list.filter(isPromised) : []
}

const nameOf = (code: string, match: number): string => `${code}.${match}`

/** Note it, once: what comes later under the same name changes nothing. */
export function notePromise(code: string, match: number, commitment: string): void {
  const before = promises()
  const of = nameOf(code, match)
  if (commitment === '' || before.some((one) => one.of === of)) return
  keepThing('promises', [{ of, commitment }, ...before].slice(0, MOST))
}

export const promiseOf = (code: string, match: number): string | null =>
  promises().find((one) => one.of === nameOf(code, match))?.commitment ?? null

/** Has any deal been promised to this device by this very hash? */
export const wasPromised = (commitment: string): boolean => promises().some((one) => one.commitment === commitment)

export function forgetPromises(code: string): void {
  keepThing(
    'promises',
    promises().filter((one) => !one.of.startsWith(`${code}.`)),
  )
}

export const forgetAllPromises = (): void => keepThing('promises', [])
