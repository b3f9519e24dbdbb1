// Every word that a game's table asks for is in its catalogues, its own or the one that the server speaks from.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiled } from '../tooling/catalogues'

const GAMES = new URL('../src/games/', import.meta.url)
const SPOKEN = new URL('../../src/playmat/games/', import.meta.url)
const ASKED = /\btell\(\s*'([\w-]+)'/g

test.each(readdirSync(GAMES))('%s asks for no word that is not there', (game) => {
  const folder = new URL(`${game}/`, GAMES)
  const known = [new URL('en.ftl', folder), new URL(`${game.replaceAll('-', '_')}/words/en.ftl`, SPOKEN)].flatMap((file) =>
    Object.keys(compiled(readFileSync(file, 'utf8'))),
  )
  const sources = readdirSync(folder).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.generated.'))
  const asked = sources.flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(ASKED)].map(([, key]) => key ?? ''))
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((key) => !known.includes(key))).toEqual([])
})
