// What this device remembers: the keys to its seats, how its owner likes things, what was played, the best
// results and the puzzles that were solved. Nothing else, and only here.

import type { DeviceKeys } from './api/types'

export interface Key {
  code: string
  token: string
  game: string
  /** when the table was last looked at */
  at: number
  /** of which day its first match is the daily deal */
  daily?: string
  /** where several people share this device: a key that shows nobody's cards, and one for each of them */
  device?: DeviceKeys
}

const KEYS = 'playmat.keys'
const MOST_KEYS = 40

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null // a browser that forbids storage: everything works until the page is closed
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // as above
  }
}

function isKey(thing: unknown): thing is Key {
  const key = thing as Partial<Key> | null
  return typeof key?.code === 'string' && typeof key.token === 'string' && typeof key.game === 'string'
}

export function keys(): Key[] {
  try {
    const kept: unknown = JSON.parse(read(KEYS) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKey) : []
  } catch {
    return []
  }
}

export function keyOf(code: string): Key | undefined {
  return keys().find((key) => key.code === code)
}

export function keepKey(key: Key): void {
  const others = keys().filter((other) => other.code !== key.code)
  write(KEYS, JSON.stringify([key, ...others].slice(0, MOST_KEYS)))
}

export function dropKey(code: string): void {
  write(KEYS, JSON.stringify(keys().filter((key) => key.code !== code)))
}

export const dropAllKeys = (): void => write(KEYS, null)

export type Thing = 'best' | 'played' | 'promises' | 'classes' | 'puzzles' | 'class-names'

/** Something small that is kept as it is. */
export function kept(name: Thing): unknown {
  try {
    return JSON.parse(read(`playmat.${name}`) ?? 'null')
  } catch {
    return null
  }
}

export const keepThing = (name: Thing, value: unknown): void => write(`playmat.${name}`, JSON.stringify(value))

export type Liking = 'language' | 'theme' | 'nickname' | 'sounds' | 'calm'

export const liking = (name: Liking): string | null => read(`playmat.${name}`)
export const like = (name: Liking, value: string | null): void => write(`playmat.${name}`, value)

/** What is kept only as long as the tab is open. */
export function keptForNow(name: string): string | null {
  try {
    return sessionStorage.getItem(`playmat.${name}`)
  } catch {
    return null
  }
}

export function keepForNow(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(`playmat.${name}`)
    else sessionStorage.setItem(`playmat.${name}`, value)
  } catch {
    // as above
  }
}

/** Nothing more of it, whatever it is called. */
export function dropForNow(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith('playmat.')) sessionStorage.removeItem(name)
  } catch {
    // as above
  }
}
