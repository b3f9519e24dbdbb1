// Table codes and message ids.

/** A code as typed or pasted, perhaps inside a link, in the form the server writes it. */
export function tidyCode(text: string): string {
  const link = /\/t\/([^/#?\s]+)/.exec(text)
  return (link?.[1] ?? text).toUpperCase().replace(/[\s-]+/g, '')
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A new id for a message: 12 characters, 72 random bits. Sent twice, a message with the same id counts once. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => LETTERS[byte & 63]).join('')
}
