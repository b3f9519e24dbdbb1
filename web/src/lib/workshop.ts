// The workshop: which games have one, and what the server says about a design.
import type { Component } from 'svelte'
import { ask, type Asking } from './api/http'
import type { WorkshopDesign, WorkshopTrials } from './api/types'
import type { SayWords } from './words/words.svelte'

export interface DesignerProps {
  /** the cards as the option of the game writes them */
  cards: string
  change: (cards: string) => void
  tell: SayWords
}

const designers = import.meta.glob<{ default: Component<DesignerProps> }>('../games/*/Designer.svelte')
const pathOf = (game: string): string => `../games/${game}/Designer.svelte`

export const hasWorkshop = (game: string): boolean => pathOf(game) in designers
export const loadDesigner = async (game: string): Promise<Component<DesignerProps> | undefined> =>
  (await designers[pathOf(game)]?.())?.default

const at = (game: string, cards: string, part = ''): string =>
  `api/workshop/${encodeURIComponent(game)}${part}?cards=${encodeURIComponent(cards)}`

/** Without cards, the server answers with an example. */
export const design = (game: string, cards: string, asking: Asking): Promise<WorkshopDesign> =>
  ask(at(game, cards), asking)
export const tryOut = (game: string, cards: string, asking: Asking): Promise<WorkshopTrials> =>
  ask(at(game, cards, '/trials'), asking)
