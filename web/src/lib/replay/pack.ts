// A record in a link: all of it stands behind the #, which browsers never send, so no server's log ever holds it.

const SQUEEZED = 'z'
const PLAIN = 'p'
/** what a link may unpack to: a small text can be made that would fill the memory */
const LARGEST = 1_000_000
/** handed over in pieces of so many bytes: a browser unpacks a whole piece before anybody can count what came out */
const PIECE = 512

type Squeezer = CompressionStream | DecompressionStream

function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close()
      else controller.enqueue(bytes.slice(at, (at += PIECE)))
    },
  })
}

async function through(bytes: Uint8Array<ArrayBuffer>, squeezer: Squeezer): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = inPieces(bytes).pipeThrough(squeezer).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > LARGEST) {
      void reader.cancel()
      return null
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function toText(bytes: Uint8Array): string {
  let raw = ''
  for (const byte of bytes) raw += String.fromCharCode(byte)
  return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** A record as letters, digits, - and _; squeezed where the browser can do that. */
export async function pack(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(record)
  const squeezed = 'CompressionStream' in globalThis ? await through(bytes, new CompressionStream('deflate')) : null
  return squeezed ? SQUEEZED + toText(squeezed) : PLAIN + toText(bytes)
}

/** The record of a link, or null where it is damaged. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const bytes = toBytes(packed.slice(1))
    if (packed.startsWith(PLAIN)) return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!packed.startsWith(SQUEEZED)) return null
    const whole = await through(bytes, new DecompressionStream('deflate'))
    return whole && new TextDecoder('utf-8', { fatal: true }).decode(whole)
  } catch {
    return null
  }
}

/** What stands behind the # of a link: the record, and the move to begin at. */
export function partsOf(hash: string): { packed: string | null; at: number | null } {
  const found = /^#([zp][A-Za-z0-9_-]*)(?:&at=(\d{1,6}))?$/.exec(hash)
  return { packed: found?.[1] ?? null, at: found?.[2] === undefined ? null : Number(found[2]) }
}

export const hashOf = (packed: string, at: number): string => `#${packed}${at > 0 ? `&at=${at}` : ''}`
