// Catalogues as the browser gets them: read when the client is built.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { bundleOf, sentence, type Facts } from '../src/lib/words/bundle'
import { compiled } from '../tooling/catalogues'

const TEXT = `
plain = Your tables
-house = Playmat
greet = Hello { $name }, this is { -house }
cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
points = { $points } points
both = { greet }: { cards }
`

/** As the library itself would say it. */
function said(language: string, key: string, facts: Facts): string {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(TEXT))
  return bundle.formatPattern(bundle.getMessage(key)?.value ?? '', facts)
}

describe.each(['en', 'es'])('in %s', (language) => {
  const bundle = bundleOf(language, JSON.parse(JSON.stringify(compiled(TEXT))))
  test.each<[string, Facts]>([
    ['plain', {}],
    ['greet', { name: 'Ada' }],
    ...[0, 1, 2, 999, 1000, 12345, -1, -999, 2.5].map((count): [string, Facts] => ['cards', { count }]),
    ...[0, 7, -12, 1234567, 0.125].map((points): [string, Facts] => ['points', { points }]),
    ['both', { name: 'Ben', count: 1 }],
  ])('%s with %j is what the library says', (key, facts) => {
    expect(sentence(bundle, key, facts)).toBe(said(language, key, facts))
  })
})

test('of two messages with one key the first counts, in one catalogue and in two', () => {
  expect(compiled('a = first\na = second')).toEqual({ a: 'first' })
  expect(sentence(bundleOf('en', compiled('a = game'), compiled('a = table')), 'a')).toBe('game')
})

test('a message without a value is found when the client is built', () => {
  expect(() => compiled('odd =\n    .title = only a title')).toThrow('odd')
})

test('a missing word shows its key, and nothing is said before the words are there', () => {
  expect(sentence(bundleOf('en', {}), 'nowhere')).toBe('nowhere')
  expect(sentence(null, 'nowhere')).toBe('')
})
