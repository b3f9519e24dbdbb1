// A game is one folder in src/games/: its table, its scoring step by step, its cover and its words. It is loaded when
// its table opens. Adding a game needs no change here; one without a folder is played at the plain table.
import type { FluentBundle } from '@fluent/bundle'
import type { Component, Snippet } from 'svelte'
import type { PlayView, SeatView, TableFrame } from './api/types'
import type { Playing } from './table/playing'
import { bundleOf, sentence, type Catalogue } from './words/bundle'
import type { Language, SayWords } from './words/words.svelte'

export interface TableProps {
  session: Playing
  table: TableFrame
  play: PlayView
  /** a sentence from the game's own catalogues */
  tell: SayWords
}

export interface StepProps {
  /** the finished game, all cards open */
  game: Record<string, unknown>
  /** which step to show, from 0 */
  step: number
  seats: SeatView[]
  tell: SayWords
}

export interface OpenProps {
  /** the game as each seat saw it */
  views: Record<string, unknown>[]
  seats: SeatView[]
  tell: SayWords
}

export interface TogetherProps {
  table: TableFrame
  play: PlayView
  /** the people at this device who are asked, each with a voice */
  people: { seat: SeatView; play(text: string): Promise<boolean> }[]
  tell: SayWords
}

export interface GameModule {
  Table: Component<TableProps>
  Step?: Component<StepProps>
  /** how many steps the scoring of a finished game has */
  steps?(game: Record<string, unknown>): number
  /** a short mark beside a name, such as points or cards left */
  badge(game: Record<string, unknown>, seat: number, tell: SayWords): string
  /** does this seat have the starting-player card */
  starts?(game: Record<string, unknown>, seat: number): boolean
  /** what there is to see beside the log, such as a score sheet */
  Aside?: Component<TableProps>
  /** several people at one device are asked the same at once, with nothing to hide: what is shown to all of them then */
  Together?: Component<TogetherProps>
  /** whether they are just now */
  together?(game: Record<string, unknown>): boolean
  /** what there is to see below the result */
  Result?: Component<TableProps>
  /** a record with everything open: what a spectator saw, with what each seat saw put in */
  opened?(now: Record<string, unknown>, views: Record<string, unknown>[]): Record<string, unknown>
  /** its table is seen from one seat even then: that of whoever has just moved */
  hasNearSide?: boolean
  /** what of it has no place on the table, such as the hands */
  Open?: Component<OpenProps>
}

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

export async function loadGame(name: string, language: Language): Promise<LoadedGame> {
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
