// Which page an address shows.
import { tidyCode } from './codes'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string; secret: string | null }
  | { page: 'print'; game: string | null }
  | { page: 'lost' }

export function routeOf(path: string, hash: string): Route {
  const parts = path.split('/').filter((part) => part !== '')
  if (parts.length === 0) return { page: 'home' }
  const [first, second] = parts
  if (parts.length === 1 && first === 'print') return { page: 'print', game: null }
  if (parts.length === 2 && second !== undefined) {
    if (first === 'new') return { page: 'new', game: decodeURIComponent(second) }
    if (first === 'print') return { page: 'print', game: decodeURIComponent(second) }
    if (first === 't') {
      const code = tidyCode(decodeURIComponent(second))
      return { page: 'table', code, secret: /[#&]seat=([^&]+)/.exec(hash)?.[1] ?? null }
    }
  }
  return { page: 'lost' }
}
