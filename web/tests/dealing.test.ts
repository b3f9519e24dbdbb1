import { expect, test } from 'vitest'
import { DEALING_MS, leaves } from '../src/lib/parts/dealing.svelte'
import { LASTS_MS } from '../src/lib/parts/flights'
import { DEAL_MS } from '../src/lib/stage/moments'

test('however many cards are dealt, all of them lie there in time', () => {
  for (const count of [1, 2, 13, 40]) expect((leaves(count).at(-1) ?? 0) + LASTS_MS).toBeLessThanOrEqual(DEALING_MS)
  expect(DEALING_MS).toBeLessThanOrEqual(DEAL_MS)
})

test('a few cards follow each other quickly, and nobody waits for no card', () => {
  expect(leaves(3)).toEqual([0, 90, 180])
  expect(leaves(0)).toEqual([])
})
