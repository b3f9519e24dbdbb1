// Whether a deal was honest: the promise (the hash of the seed, shown before the first card) fits the seed, and every
// shuffle and draw of the record follows from it. All of it is worked out here, in the reader's own browser.
import type { ChanceNote } from '../api/types'
import { drawn, shuffled, streamOf } from './chance'
import { hex, sha256 } from './sha256'

export interface DealCheck {
  /** none where the cards were dealt by hand: there is nothing to check then */
  seed: string | null
  /** the hash of the seed as worked out here */
  fingerprint: string
  /** does what was promised fit? None where nobody here has seen a promise. */
  promise: 'fits' | 'wrong' | 'unseen'
  /** how many chance outcomes there were, and the first that does not follow from the seed (from 1; 0: all do) */
  outcomes: number
  firstWrong: number
}

export async function checkDeal(
  seed: string | null,
  promise: string | null,
  made: readonly ChanceNote[],
  told: readonly (readonly string[])[],
): Promise<DealCheck> {
  if (seed === null) return { seed, fingerprint: '', promise: 'unseen', outcomes: told.length, firstWrong: 0 }
  const fingerprint = hex(await sha256(seed))
  const kept = promise === null ? 'unseen' : promise === fingerprint ? 'fits' : 'wrong'
  return { seed, fingerprint, promise: kept, outcomes: told.length, firstWrong: await firstWrong(seed, made, told) }
}

async function firstWrong(
  seed: string,
  made: readonly ChanceNote[],
  told: readonly (readonly string[])[],
): Promise<number> {
  for (let index = 0; index < told.length; index += 1) {
    const note = made[index]
    if (!note) return index + 1
    const stream = await streamOf(seed, index)
    const outcome = note.cards.length > 0 ? shuffled(note.cards, stream) : drawn(note.ranges, stream)
    if (outcome.join('\n') !== told[index]?.join('\n')) return index + 1
  }
  return 0
}
