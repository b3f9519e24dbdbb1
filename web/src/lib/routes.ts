// Which page an address shows.
import { inviteIn, tidyCode } from './codes'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; oneDevice: boolean }
  | { page: 'alone'; game: string }
  | { page: 'table'; code: string; secret: string | null; invite: string | null }
  | { page: 'wall'; code: string; invite: string | null }
  | { page: 'print'; game: string | null }
  | { page: 'learn'; game: string | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'records' }
  | { page: 'about' }
  | { page: 'privacy' }
  | { page: 'replay'; hash: string }
  | { page: 'lost' }

export function routeOf(path: string, hash: string): Route {
  const parts = path.split('/').filter((part) => part !== '')
  if (parts.length === 0) return { page: 'home' }
  const [first, second] = parts
  if (parts.length === 1 && first === 'replay') return { page: 'replay', hash }
  if (parts.length === 1 && first === 'print') return { page: 'print', game: null }
  if (parts.length === 1 && first === 'learn') return { page: 'learn', game: null }
  if (parts.length === 1 && first === 'rules') return { page: 'rules', game: null, rule: null }
  if (parts.length === 1 && first === 'records') return { page: 'records' }
  if (parts.length === 1 && first === 'about') return { page: 'about' }
  if (parts.length === 1 && first === 'privacy') return { page: 'privacy' }
  if (parts.length === 2 && second !== undefined) {
    if (first === 'new') return { page: 'new', game: decodeURIComponent(second), oneDevice: hash === '#one-device' }
    if (first === 'alone') return { page: 'alone', game: decodeURIComponent(second) }
    if (first === 'print') return { page: 'print', game: decodeURIComponent(second) }
    if (first === 'learn') return { page: 'learn', game: decodeURIComponent(second) }
    if (first === 'rules') return { page: 'rules', game: decodeURIComponent(second), rule: hash.slice(1) || null }
    if (first === 't') {
      const code = tidyCode(decodeURIComponent(second))
      return { page: 'table', code, secret: /[#&]seat=([^&]+)/.exec(hash)?.[1] ?? null, invite: inviteIn(hash) }
    }
  }
  if (parts.length === 3 && first === 't' && second !== undefined && parts[2] === 'projector') {
    return { page: 'wall', code: tidyCode(decodeURIComponent(second)), invite: inviteIn(hash) }
  }
  return { page: 'lost' }
}
