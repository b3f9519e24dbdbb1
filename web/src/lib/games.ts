// A game is one folder in src/games/: its table, its scoring step by step, its cover and its words. It is loaded when
// its table opens. Adding a game needs no change here; one without a folder is played at the plain table.
import type { FluentBundle } from '@fluent/bundle'
import type { Component, Snippet } from 'svelte'
import type { PlayView, SeatView, TableEvent, TableFrame, View } from './api/types'
import type { Sound } from './sounds.svelte'
import type { Playing } from './table/playing'
import { bundleOf, sentence, type Catalogue } from './words/bundle'
import type { Language, SayWords } from './words/words.svelte'

/** A game's own shape, where nobody but the game knows it. */
export type AnyGame = Record<string, unknown>

/** A match whose games have the shape that their own folder knows. */
export interface GamePlay<Game = AnyGame> extends Omit<PlayView, 'view'> {
  view: Omit<View, 'now' | 'last_game'> & { now: Game; last_game: Game | null }
}

export interface TableProps<Game = AnyGame> {
  session: Playing
  /** the table as it is seen now: a moment behind the newest one, where something is still to be seen */
  table: TableFrame
  play: GamePlay<Game>
  /** a sentence from the game's own catalogues */
  tell: SayWords
  /** what a moment points at */
  mark?: string | null
}

export interface OpenProps<Game = AnyGame> {
  /** the game as each seat saw it */
  views: Game[]
  seats: SeatView[]
  tell: SayWords
}

export interface TogetherProps<Game = AnyGame> {
  table: TableFrame
  play: GamePlay<Game>
  /** the people at this device who are asked, each with a voice */
  people: { seat: SeatView; play(text: string): Promise<boolean> }[]
  tell: SayWords
}

/** A position that is shown for a moment, though it is not (or no longer) the newest. */
export interface Staging<Game = AnyGame> {
  now: Game
  /** how long, in milliseconds; null: until somebody goes on */
  lasts: number | null
  /** it is no motion, but to be read beside what goes on: shown to whoever wants none as well, and played on meanwhile */
  still?: boolean
  says?: string
  sound?: Sound
  mark?: string
}

export interface Joy {
  way: 'rain' | 'burst' | 'fountain' | 'rush'
  /** in a box of 24 by 24 */
  shapes: readonly { path: string; colour: string }[]
}

export interface StagingFacts {
  seats: readonly SeatView[]
  /** whose screen it is */
  you: number | null
  /** what has happened since */
  events: readonly TableEvent[]
  tell: SayWords
}

export interface GameModule<Game = AnyGame> {
  Table: Component<TableProps<Game>>
  /** what a move leads to that the position after it shows no more */
  moments?(before: Game, after: Game, facts: StagingFacts): Staging<Game>[]
  /** how a finished game is played out on its board: the last move, what was hidden, the points as they arise */
  finale?(last: Game, facts: StagingFacts): Staging<Game>[]
  /** who wins, where that is not who has the most points */
  wins?(tell: SayWords): string
  /** what is in the air when it was won */
  joy?: Joy
  /** a short mark beside a name, such as points or cards left */
  badge(game: Game, seat: number, tell: SayWords): string
  /** does this seat have the starting-player card */
  starts?(game: Game, seat: number): boolean
  /** what there is to see beside the log, such as a score sheet */
  Aside?: Component<TableProps<Game>>
  /** several people at one device are asked the same at once, with nothing to hide: what is shown to all of them then */
  Together?: Component<TogetherProps<Game>>
  /** whether they are just now */
  together?(game: Game): boolean
  /** what there is to see below the result */
  Result?: Component<TableProps<Game>>
  /** a record with everything open: what a spectator saw, with what each seat saw put in */
  opened?(now: Game, views: Game[]): Game
  /** its table is seen from one seat even then: that of whoever has just moved */
  hasNearSide?: boolean
  /** what of it has no place on the table, such as the hands */
  Open?: Component<OpenProps<Game>>
}

/** A game's folder knows the shape of its games, whoever loads it does not: the one place where it is forgotten. */
export const gameModule = <Game>(module: GameModule<Game>): GameModule => module as unknown as GameModule

export interface LoadedGame extends GameModule {
  tell: SayWords
}

export type Badge = Snippet<[SeatView]>

type Folder<T> = Record<string, () => Promise<T>>
const modules: Folder<{ default: GameModule }> = import.meta.glob<{ default: GameModule }>('../games/*/index.ts')
const ownWords: Folder<Catalogue> = import.meta.glob<Catalogue>('../games/*/*.ftl', { import: 'default' })
// The game's own catalogue, the very file that the server speaks from.
const spoken: Folder<Catalogue> = import.meta.glob<Catalogue>('../../../src/playmat/games/*/words/??.ftl', { import: 'default' })
const covers: Folder<{ default: Component }> = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte')

export const loadCover = async (name: string): Promise<Component | undefined> =>
  (await covers[`../games/${name}/Cover.svelte`]?.())?.default

const loaded = new Map<string, Promise<LoadedGame>>()

/** Fetched and made ready once a language, for all tables of it; what could not be fetched is tried again. */
export function loadGame(name: string, language: Language): Promise<LoadedGame> {
  const key = `${language} ${name}`
  const game = loaded.get(key) ?? fetchGame(name, language)
  loaded.set(key, game)
  game.catch(() => loaded.delete(key))
  return game
}

async function fetchGame(name: string, language: Language): Promise<LoadedGame> {
  const load = modules[`../games/${name}/index.ts`] ?? (() => import('./plain'))
  const [module, tell] = await Promise.all([load(), loadWords(name, language)])
  return { ...module.default, tell }
}

export async function loadWords(name: string, language: Language): Promise<SayWords> {
  const [said, own] = await Promise.all([
    spoken[`../../../src/playmat/games/${name.replaceAll('-', '_')}/words/${language}.ftl`]?.(),
    ownWords[`../games/${name}/${language}.ftl`]?.(),
  ])
  const bundle: FluentBundle = bundleOf(language, said ?? {}, own ?? {})
  return (key, facts) => sentence(bundle, key, facts)
}
