// What is written on the ground of a game can be read there: by day and by night, in its light and at its rim.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const ENOUGH_FOR_TEXT = 4.5
const read = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')
const ground = read('lib/ground.css')
const design = read('lib/design.css')
const games = readdirSync(new URL('../src/games', import.meta.url)).sort()

type Pair = readonly [day: string, night: string]
/** The last that is said of a colour: by day, by night. */
function colour(name: string, ...sheets: string[]): Pair {
  for (const sheet of sheets) {
    const found = [...sheet.matchAll(new RegExp(`^ *--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`, 'gm'))].at(-1)
    if (found) return [found[1] ?? found[3] ?? '', found[2] ?? found[3] ?? '']
  }
  throw new Error(`nobody says what --${name} is`)
}

function light(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const FELTS = ['felt', 'felt-lit', 'felt-deep', 'felt-panel']
const WRITTEN = ['ink', 'ink-soft', 'good', 'bad', 'accent']
const looks: [string, string][] = [['a game without a look', ''], ...games.map((name): [string, string] => [name, read(`games/${name}/look.css`)])]

describe.each(looks)('the ground of %s', (_, look) => {
  const isNight = look.includes('color-scheme: dark')
  test.each([
    ['by day', 0],
    ['by night', 1],
  ] as const)('lets everything be read %s', (_, at) => {
    const scheme = isNight ? 1 : at
    const faint = FELTS.flatMap((felt) =>
      WRITTEN.map((ink) => `${ink} on ${felt}: ${contrast(colour(ink, look, ground, design)[scheme], colour(felt, look, ground)[at]).toFixed(2)}`),
    ).filter((line) => Number(line.split(': ')[1]) < ENOUGH_FOR_TEXT)
    expect(faint).toEqual([])
  })
  test.each([
    ['by day', 0],
    ['by night', 1],
  ] as const)('has washes and a room in which everything can be read %s', (_, at) => {
    const scheme = isNight ? 1 : at
    const wash = colour('accent-wash', look, design)[scheme]
    const room = colour('room', look, ground)[at]
    const faint = [
      ...['ink', 'accent'].map((ink) => [`${ink} on the wash`, contrast(colour(ink, look, ground, design)[scheme], wash)] as const),
      ['ink on what is celebrated', contrast(colour('ink', design)[at], colour('celebrate', look, ground)[at])] as const,
      ...['ink', 'ink-soft', 'good', 'bad'].map((ink) => [`${ink} in the room`, contrast(colour(ink, design)[at], room)] as const),
    ].filter(([, found]) => found < ENOUGH_FOR_TEXT)
    expect(faint).toEqual([])
  })
})

test('a table is sized by what it lies on, not by the window', () => {
  const sheets = games.flatMap((game) =>
    readdirSync(new URL(`../src/games/${game}`, import.meta.url))
      .filter((name) => /\.(svelte|css)$/.test(name))
      .map((name) => `games/${game}/${name}`),
  )
  expect(sheets.filter((path) => /[\d.](?:[dsl]?v[hw]|v(?:min|max))\b/.test(read(path)))).toEqual([])
})
