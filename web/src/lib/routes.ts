// Which page an address shows.
import { inviteIn, tidyCode } from './codes'
import { setIn } from './puzzle-set'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; oneDevice: boolean }
  | { page: 'alone'; game: string }
  | { page: 'table'; code: string; secret: string | null; invite: string | null }
  | { page: 'wall'; code: string; invite: string | null }
  | { page: 'print'; game: string | null }
  | { page: 'workshop'; game: string | null; cards: string }
  | { page: 'learn'; game: string | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string; set: string[] }
  | { page: 'records' }
  | { page: 'about' }
  | { page: 'privacy' }
  | { page: 'credits' }
  | { page: 'best-start'; game: string }
  | { page: 'replay'; hash: string }
  | { page: 'teach' }
  | { page: 'teach-class'; code: string; secret: string | null }
  | { page: 'class-cards'; code: string }
  | { page: 'class-report'; code: string }
  | { page: 'class-results'; code: string }
  | { page: 'class'; code: string; childCode: string | null }
  | { page: 'class-wall'; code: string; secret: string | null }
  | { page: 'lost' }

/** Big screens are read from across a room: everything on them is larger. */
export const isBigScreen = ({ page }: Route): boolean => page === 'wall' || page === 'class-wall'

/** What stands in the path at the star, and what follows the path. */
type Read = (part: string, hash: string) => Route

const seatIn = (hash: string): string | null => /[#&]seat=([^&]+)/.exec(hash)?.[1] ?? null

const cardsIn = (hash: string): string => decoded(hash.slice(1)) ?? ''

const ADDRESSES: readonly (readonly [path: string, read: Read])[] = [
  ['', () => ({ page: 'home' })],
  ['new/*', (game, hash) => ({ page: 'new', game, oneDevice: hash === '#one-device' })],
  ['alone/*', (game) => ({ page: 'alone', game })],
  ['t/*', (code, hash) => ({ page: 'table', code: tidyCode(code), secret: seatIn(hash), invite: inviteIn(hash) })],
  ['t/*/projector', (code, hash) => ({ page: 'wall', code: tidyCode(code), invite: inviteIn(hash) })],
  ['print', () => ({ page: 'print', game: null })],
  ['print/*', (game) => ({ page: 'print', game })],
  ['workshop', () => ({ page: 'workshop', game: null, cards: '' })],
  ['workshop/*', (game, hash) => ({ page: 'workshop', game, cards: cardsIn(hash) })],
  ['learn', () => ({ page: 'learn', game: null })],
  ['learn/*', (game) => ({ page: 'learn', game })],
  ['rules', () => ({ page: 'rules', game: null, rule: null })],
  ['rules/*', (game, hash) => ({ page: 'rules', game, rule: hash.slice(1) || null })],
  ['puzzles', () => ({ page: 'puzzles' })],
  ['puzzles/*', (id, hash) => ({ page: 'puzzle', id, set: setIn(hash) })],
  ['records', () => ({ page: 'records' })],
  ['about', () => ({ page: 'about' })],
  ['privacy', () => ({ page: 'privacy' })],
  ['credits', () => ({ page: 'credits' })],
  ['teach', () => ({ page: 'teach' })],
  ['teach/*', (code, hash) => ({ page: 'teach-class', code: tidyCode(code), secret: inviteIn(hash) })],
  ['teach/*/results', (code) => ({ page: 'class-results', code: tidyCode(code) })],
  ['teach/*/report', (code) => ({ page: 'class-report', code: tidyCode(code) })],
  ['teach/*/cards', (code) => ({ page: 'class-cards', code: tidyCode(code) })],
  ['c/*', (code, hash) => ({ page: 'class', code: tidyCode(code), childCode: inviteIn(hash) })],
  ['c/*/wall', (code, hash) => ({ page: 'class-wall', code: tidyCode(code), secret: inviteIn(hash) })],
  ['*/best-start', (game) => ({ page: 'best-start', game })],
  ['replay', (_, hash) => ({ page: 'replay', hash })],
]

export function routeOf(path: string, hash: string): Route {
  const parts = path.split('/').filter((part) => part !== '')
  for (const [address, read] of ADDRESSES) {
    const wanted = address.split('/').filter((part) => part !== '')
    if (wanted.length !== parts.length || !wanted.every((part, place) => part === '*' || part === parts[place])) continue
    const part = decoded(parts[wanted.indexOf('*')] ?? '')
    return part === null ? { page: 'lost' } : read(part, hash)
  }
  return { page: 'lost' }
}

/** An address may be typed, and typed wrong. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
