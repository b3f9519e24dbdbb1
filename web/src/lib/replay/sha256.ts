// SHA-256. The browser has one of its own, but only on pages that came by a secure line: on a school's own network
// they do not, and then the sums are done here.

const FIRST_PRIMES = 64
const WORD = 2 ** 32

/** The first 32 bits behind the point of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * WORD) | 0

const primes: number[] = []
for (let number = 2; primes.length < FIRST_PRIMES; number += 1) {
  if (primes.every((prime) => number % prime !== 0)) primes.push(number)
}
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The message, a one, noughts, and how many bits it has, in blocks of sixteen words. */
function blocks(message: Uint8Array): number[] {
  const length = (((message.length + 8) >> 6) + 1) * 16
  const words = new Array<number>(length).fill(0)
  message.forEach((byte, index) => (words[index >> 2]! |= byte << (24 - 8 * (index & 3))))
  words[message.length >> 2]! |= 0x80 << (24 - 8 * (message.length & 3))
  words[length - 2] = Math.floor(message.length / (WORD / 8))
  words[length - 1] = (message.length * 8) | 0
  return words
}

/** The hash of some bytes, worked out in plain script. */
export function plainSha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const words = blocks(message)
  const hash = [...START]
  const plan = new Array<number>(64)
  for (let block = 0; block < words.length; block += 16) {
    for (let round = 0; round < 64; round += 1) {
      if (round < 16) plan[round] = words[block + round]!
      else {
        const early = plan[round - 15]!
        const late = plan[round - 2]!
        const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
        const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
        plan[round] = (plan[round - 16]! + low + plan[round - 7]! + high) | 0
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let round = 0; round < 64; round += 1) {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const choice = (e & f) ^ (~e & g)
      const first = (h + high + choice + ROUNDS[round]! + plan[round]!) | 0
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = (hash[index]! + word) | 0))
  }
  const bytes = new Uint8Array(32)
  hash.forEach((word, index) => new DataView(bytes.buffer).setInt32(4 * index, word))
  return bytes
}

/** The hash of a text; by the browser itself where it may. */
export async function sha256(text: string): Promise<Uint8Array> {
  const message = new TextEncoder().encode(text)
  const own = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined
  return own ? new Uint8Array(await own.digest('SHA-256', message)) : plainSha256(message)
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
