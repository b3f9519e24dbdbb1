// Table codes and message ids.
import { address } from './api/server'

/** A code as typed or pasted, perhaps inside a link, in the form the server writes it. */
export function tidyCode(text: string): string {
  const link = /\/[tc]\/([^/#?\s]+)/.exec(text)
  return (link?.[1] ?? text).toUpperCase().replace(/[\s-]+/g, '')
}

/** The secret in the link of a table, which shows the server that nobody has guessed its code. */
export const inviteIn = (link: string): string | null => /[#&]k=([\w-]+)/.exec(link)?.[1] ?? null

/** Where somebody wants to go who typed a code or pasted a link. */
export function pathIn(text: string): string | null {
  const code = tidyCode(text)
  if (!code) return null
  const hash = /\/[tc]\/[^#\s]+(#\S+)/.exec(text)?.[1] ?? ''
  return `/${isClassCode(code) ? 'c' : 't'}/${encodeURIComponent(code)}${hash}`
}

/** The length of a code tells what it is for. */
const CLASS_CODE_LENGTH = 7
export const isClassCode = (code: string): boolean => code.length === CLASS_CODE_LENGTH

/** A link as somebody types it: its secret only saves a moment, and nobody wants to type it. */
export const shortLink = (link: string): string => address(link).replace(/^https?:\/\//, '').replace(/#.*$/, '')

/** A code in two groups, as it is read out. */
export function spelt(code: string): string {
  const half = Math.ceil(code.length / 2)
  return `${code.slice(0, half)} ${code.slice(half)}`
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A new id for a message: 12 characters, 72 random bits. Sent twice, a message with the same id counts once. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join('')
}
