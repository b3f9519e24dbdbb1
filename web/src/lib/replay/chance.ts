// The deal, made anew from its seed: the generator of the rule book (sfc32, one stream for each chance outcome).
// No rule of any game is here: what was shuffled, and from which ranges was drawn, is told from outside.
import { sha256 } from './sha256'

const THROWN_AWAY = 15
const WORD = 2 ** 32

export class Stream {
  private counter = 1

  constructor(
    private a: number,
    private b: number,
    private c: number,
  ) {
    for (let turn = 0; turn < THROWN_AWAY; turn += 1) this.word()
  }

  word(): number {
    const out = (this.a + this.b + this.counter) >>> 0
    this.counter = (this.counter + 1) >>> 0
    this.a = (this.b ^ (this.b >>> 9)) >>> 0
    this.b = (this.c + (this.c << 3)) >>> 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + out) >>> 0
    return out
  }

  /** From 0 to n - 1, each as likely as the others. */
  below(n: number): number {
    const fair = WORD - (WORD % n)
    let out = this.word()
    while (out >= fair) out = this.word()
    return out % n
  }
}

/** The stream of outcome number `index` (from 0) of a match. */
export async function streamOf(seed: string, index: number): Promise<Stream> {
  const words = new DataView((await sha256(`${seed}:${index}`)).buffer)
  return new Stream(words.getUint32(0), words.getUint32(4), words.getUint32(8))
}

export function shuffled(cards: readonly string[], stream: Stream): string[] {
  const pile = [...cards]
  for (let place = pile.length - 1; place > 0; place -= 1) {
    const other = stream.below(place + 1)
    ;[pile[place], pile[other]] = [pile[other]!, pile[place]!]
  }
  return pile
}

export const drawn = (ranges: readonly (readonly [number, number])[], stream: Stream): string[] =>
  ranges.map(([low, high]) => String(low + stream.below(high - low + 1)))
