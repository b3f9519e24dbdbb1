// What somebody has chosen on the print page, as the query that the server prints from.
import { picture } from './api/server'
import type { PrintGame, PrintShelf, TableFrame } from './api/types'

export interface PrintWishes {
  /** a set to play, a lesson pack, or cards for a print shop */
  kind: string
  /** of a shop's pages */
  order: string
  paper: string
  things: string[]
  ink: string
  size: string
  backs: boolean
  /** how many sets; the game's usual number leaves it to the server */
  copies: number
  deal: string
}

// Where people write on Letter paper; everybody else has A4.
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'SV', 'NI', 'PR']

/** The paper that lies in a reader's printer, as far as the browser's languages tell. */
export function usualPaper(languages: readonly string[]): string {
  const region = languages.map((tag) => tag.split('-').at(-1) ?? '').find((part) => /^[A-Z]{2}$/.test(part))
  return region !== undefined && LETTER.includes(region) ? 'letter' : 'a4'
}

export const usualWishes = (game: PrintGame, paper: string): PrintWishes => ({
  kind: 'set',
  order: 'pairs',
  paper,
  things: [...game.things],
  ink: 'full',
  size: 'normal',
  backs: game.backs,
  copies: game.copies,
  deal: '',
})

/** What a game has to print of that kind. */
export function thingsOf(game: PrintGame, kind: string): string[] {
  if (kind === 'shop') return ['cards']
  return kind === 'pack' ? game.pack : game.things
}

/** Only what differs from what is printed anyway: short addresses, and a class that prints the same set shares one. */
export function printQuery(shelf: PrintShelf, game: PrintGame, wishes: PrintWishes, language: string): string {
  const query = new URLSearchParams({ paper: wishes.paper, language })
  const offered = thingsOf(game, wishes.kind)
  const things = offered.filter((thing) => wishes.things.includes(thing))
  const usual = shelf.kinds.find((kind) => kind.name === wishes.kind)
  if (wishes.kind !== 'set') query.set('kind', wishes.kind)
  if (wishes.kind === 'shop' && wishes.order !== 'pairs') query.set('order', wishes.order)
  if (things.length < offered.length) query.set('what', things.join(','))
  if (wishes.ink !== usual?.ink) query.set('ink', wishes.ink)
  if (wishes.size !== usual?.size) query.set('size', wishes.size)
  // Only cards have backs, and those of a shop always.
  const asks = wishes.kind !== 'shop' && things.includes('cards') && wishes.backs !== game.backs
  if (asks) query.set('backs', wishes.backs ? 'yes' : 'no')
  if (wishes.copies !== game.copies) query.set('copies', String(wishes.copies))
  if (wishes.deal.trim() !== '' && wishes.kind !== 'shop') query.set('deal', wishes.deal.trim())
  return query.toString()
}

/** What a table has agreed, and a score sheet for it. Commas and braces stay as they are, as browsers send them. */
export function agreedPath(table: Pick<TableFrame, 'game' | 'preset' | 'options' | 'play'>, language: string): string {
  const preset = table.preset === null ? '' : `&preset=${encodeURIComponent(table.preset)}`
  const options = encodeURIComponent(JSON.stringify(table.options)).replace(/%(2C|3A|7B|7D)/g, decodeURIComponent)
  const rules = table.play ? `&rules=${table.play.view.rules}` : ''
  return pdfPath(table.game, `what=score&language=${language}${preset}${rules}&options=${options}`)
}

export const pdfPath = (game: string, query: string): string =>
  picture(`api/print/${encodeURIComponent(game)}.pdf?${query}`)

export interface Look {
  ink?: string
  size?: string
  side?: 'front' | 'back'
}

/** A card as a picture. */
export function facePath(game: string, name: string, look: Look = {}): string {
  const query = new URLSearchParams()
  if (look.ink !== undefined && look.ink !== 'full') query.set('ink', look.ink)
  if (look.size !== undefined && look.size !== 'normal') query.set('size', look.size)
  if (look.side === 'back') query.set('side', 'back')
  const asked = query.toString()
  return picture(`api/faces/${encodeURIComponent(game)}/${encodeURIComponent(name)}.svg${asked ? `?${asked}` : ''}`)
}
