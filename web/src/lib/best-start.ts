// Games that were solved say what the best start is, on a page of their own.
import type { Component } from 'svelte'
import type { SayWords } from './words/words.svelte'

type BestStart = Component<{ tell: SayWords }>
const pages = import.meta.glob<{ default: BestStart }>('../games/*/BestStart.svelte')
const at = (game: string): string => `../games/${game}/BestStart.svelte`

export const hasBestStart = (game: string): boolean => at(game) in pages

export const loadBestStart = async (game: string): Promise<BestStart | undefined> => (await pages[at(game)]?.())?.default
