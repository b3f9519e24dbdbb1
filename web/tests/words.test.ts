// Every word that a table uses is in every catalogue, and none lies there in one language only. That the interface asks
// only for words that are there is seen by the types (tooling/keys.js).
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const PYTHON_GAMES = join(import.meta.dirname, '../../src/playmat/games')

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => join(folder, name))
}
const keysOf = (file: string): string[] => new FluentResource(readFileSync(file, 'utf-8')).body.map((entry) => entry.id)
const used = (file: string, word: string): string[] =>
  [...readFileSync(file, 'utf-8').matchAll(new RegExp(`(?<![.\\w])${word}\\(([^()]*)`, 'g'))].flatMap((call) =>
    [...(call[1] ?? '').split(',')[0]!.matchAll(/'([a-z][\w-]*)'/g)].map((key) => key[1] ?? ''),
  )

const catalogue = (language: string): string[] => keysOf(join(SRC, `lib/words/${language}.ftl`))

// The pages of a class have words of their own, and the animals of the server.
const classWords = (language: string): string[] => keysOf(join(SRC, `lib/class/${language}.ftl`))
const animals = (language: string): string[] => keysOf(join(PYTHON_GAMES, `../classroom/${language}.ftl`))

test('the words of a class are the same in both languages, and no others', () => {
  expect(classWords('es').sort()).toEqual(classWords('en').sort())
  expect(animals('es').sort()).toEqual(animals('en').sort())
  expect(classWords('en').filter((key) => catalogue('en').includes(key))).toEqual([])
})

test('the two catalogues hold the same words', () => {
  expect(catalogue('es').sort()).toEqual(catalogue('en').sort())
})

describe.each(readdirSync(join(SRC, 'games')))('%s', (game) => {
  const own = (language: string): string[] => keysOf(join(SRC, 'games', game, `${language}.ftl`))
  const spoken = keysOf(join(PYTHON_GAMES, game.replaceAll('-', '_'), 'words/en.ftl'))

  test('has the same words in both languages', () => {
    expect(own('es').sort()).toEqual(own('en').sort())
  })
  test('repeats no word that the game itself has', () => {
    expect(own('en').filter((key) => spoken.includes(key))).toEqual([])
  })
  test('has every word that its table uses', () => {
    const wanted = files(join(SRC, 'games', game)).flatMap((file) => used(file, 'tell'))
    expect(wanted.length).toBeGreaterThan(5)
    expect(wanted.filter((key) => !own('en').includes(key) && !spoken.includes(key))).toEqual([])
  })
})
