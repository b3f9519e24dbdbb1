// The own cards as they lie there: in an order of one's own, some of them in the row where a word is spelled. Nothing
// here is known to the server before the word is laid.

export interface Tile {
  id: number
  letter: string
}

/** A place of the row: a letter, and the card of the hand that stands for it; none: a letter that is missing. */
export interface Spot {
  key: number
  letter: string
  tile: number | null
}

export interface Spread {
  tiles: readonly Tile[]
  row: readonly Spot[]
}

/** As many cards as a hand can have. */
export const LONGEST = 7
export const NOTHING: Spread = { tiles: [], row: [] }

const after = (numbers: readonly number[]): number => Math.max(-1, ...numbers) + 1
export const keysIn = (row: readonly Spot[]): number[] => row.map((spot) => spot.key)
export const wordOf = (row: readonly Spot[]): string => row.map((spot) => spot.letter).join('')
export const isUsed = (spread: Spread, id: number): boolean => spread.row.some((spot) => spot.tile === id)
export const tilesIn = (row: readonly Spot[]): number[] => row.flatMap((spot) => (spot.tile === null ? [] : [spot.tile]))

/** Where a card stands in the row; one that stands nowhere gets a place that is in no row. */
export const spotOf = (spread: Spread, tile: Tile): Spot =>
  spread.row.find((spot) => spot.tile === tile.id) ?? { key: -1, letter: tile.letter, tile: tile.id }

/** A free card with this letter. */
const freeTile = (spread: Spread, letter: string): Tile | undefined =>
  spread.tiles.find((tile) => tile.letter === letter && !isUsed(spread, tile.id))

/** The same cards as the hand that came: new ones at the end; of equal ones those that were sent away go first. */
export function settle(spread: Spread, hand: readonly string[], leaving: readonly number[] = []): Spread {
  const rank = (tile: Tile): number => (leaving.includes(tile.id) ? 2 : isUsed(spread, tile.id) ? 0 : 1)
  const more = [...hand]
  const kept = new Set<number>()
  for (const tile of [...spread.tiles].sort((one, other) => rank(one) - rank(other))) {
    const place = more.indexOf(tile.letter)
    if (place < 0) continue
    more.splice(place, 1)
    kept.add(tile.id)
  }
  const first = after(spread.tiles.map((tile) => tile.id))
  const settled: Spread = {
    tiles: [
      ...spread.tiles.filter((tile) => kept.has(tile.id)),
      ...more.map((letter, index) => ({ id: first + index, letter })),
    ],
    row: spread.row.filter((spot) => spot.tile === null || kept.has(spot.tile)),
  }
  return settled.row.reduce((now, spot) => (spot.tile === null ? filled(now, spot) : now), settled)
}

/** A missing letter has come. */
function filled(spread: Spread, missing: Spot): Spread {
  const tile = freeTile(spread, missing.letter)
  if (!tile) return spread
  return { ...spread, row: spread.row.map((spot) => (spot === missing ? { ...spot, tile: tile.id } : spot)) }
}

/** Something put before what is at this place; where it was itself is not counted among those before it. */
function placed<Thing>(things: readonly Thing[], thing: Thing, at: number): Thing[] {
  const from = things.indexOf(thing)
  const others = things.filter((one) => one !== thing)
  others.splice(from >= 0 && from < at ? at - 1 : at, 0, thing)
  return others
}

/** Put a card into the row at this place; one that is there already changes its place. */
export function pick(spread: Spread, id: number, at = spread.row.length): Spread {
  const tile = spread.tiles.find((one) => one.id === id)
  if (!tile) return spread
  const there = spread.row.find((spot) => spot.tile === id)
  if (!there && spread.row.length >= LONGEST) return spread
  const spot = there ?? { key: after(keysIn(spread.row)), letter: tile.letter, tile: id }
  return { ...spread, row: placed(spread.row, spot, at) }
}

/** Move a place of the row, missing letter or not. */
export function moveSpot(spread: Spread, key: number, at: number): Spread {
  const spot = spread.row.find((one) => one.key === key)
  return spot ? { ...spread, row: placed(spread.row, spot, at) } : spread
}

/** Type a letter: a card of the hand, or what is missing. */
export function spell(spread: Spread, letter: string): Spread {
  if (spread.row.length >= LONGEST) return spread
  const tile = freeTile(spread, letter)?.id ?? null
  return { ...spread, row: [...spread.row, { key: after(keysIn(spread.row)), letter, tile }] }
}

/** The row spelled anew. */
export const spelled = (spread: Spread, word: string): Spread => [...word].reduce(spell, cleared(spread))

export const takeOut = (spread: Spread, ...keys: number[]): Spread => ({
  ...spread,
  row: spread.row.filter((spot) => !keys.includes(spot.key)),
})
/** These very places taken out; whoever has spelled on meanwhile keeps the new ones, though they may have the same keys. */
export const without = (spread: Spread, spots: readonly Spot[]): Spread => ({
  ...spread,
  row: spread.row.filter((spot) => !spots.includes(spot)),
})
export const takeBack = (spread: Spread): Spread => ({ ...spread, row: spread.row.slice(0, -1) })
export const cleared = (spread: Spread): Spread => ({ ...spread, row: [] })

/** Move a card of the hand to this place. */
export function moveTile(spread: Spread, id: number, at: number): Spread {
  const tile = spread.tiles.find((one) => one.id === id)
  return tile ? { ...spread, tiles: placed(spread.tiles, tile, at) } : spread
}

/** Another order often shows another word. */
export function shuffled(spread: Spread, random: () => number = Math.random): Spread {
  const tiles = [...spread.tiles]
  for (let last = tiles.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const tile = tiles[last]!
    tiles[last] = tiles[other]!
    tiles[other] = tile
  }
  return { ...spread, tiles }
}

/** The cards that spell a word as far as they go; each card once. */
export function tilesFor(tiles: readonly Tile[], word: string): number[] {
  const found: number[] = []
  for (const letter of word) {
    const tile = tiles.find((one) => one.letter === letter && !found.includes(one.id))
    if (tile) found.push(tile.id)
  }
  return found
}

/** Before which of the things in a line something is dropped, by where their middles are. */
export const placeAt = (x: number, middles: readonly number[]): number => middles.filter((middle) => middle < x).length
