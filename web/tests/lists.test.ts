// @vitest-environment happy-dom
// Several things in one sentence.
import { expect, test } from 'vitest'
import { listed } from '../src/lib/words/lists'

test('several things are listed as each language does it', () => {
  expect(listed([], 'en')).toBe('')
  expect(listed(['Ada'], 'es')).toBe('Ada')
  expect(listed(['Ada', 'Ben', 'Mia'], 'en')).toBe('Ada, Ben and Mia')
  expect(listed(['Ada', 'Ben', 'Mia'], 'es')).toBe('Ada, Ben y Mia')
})
