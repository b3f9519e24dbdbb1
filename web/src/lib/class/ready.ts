// Lessons that are ready for every game: a first time, ten minutes, as on paper …
import type { GameInfo, LessonPlan } from '../api/types'

export const READY = ['first', 'short', 'paper', 'pairs', 'mixed', 'duplicate'] as const
export type Ready = (typeof READY)[number]

const ALL = { hints: true, preview: true, word_check: true, take_back: true }
const NONE = { hints: false, preview: false, word_check: true, take_back: false }

/** A lesson as most want it. */
export const usualPlan = (game: string): LessonPlan => ({
  game,
  title: '',
  preset: null,
  options: {},
  size: 0,
  level: 'easy',
  mixing: 'random',
  same_deal: false,
  clock: { kind: 'none', seconds: 60, bonus: 0 },
  helps: ALL,
  minutes: 0,
  shows_hands: false,
})

export function readyPlan(kind: Ready, game: GameInfo): LessonPlan {
  const plan = usualPlan(game.name)
  switch (kind) {
    case 'first':
      return { ...plan, preset: easiest(game) }
    case 'short':
      return { ...plan, minutes: 10 }
    case 'paper':
      return { ...plan, helps: NONE }
    case 'pairs':
      return { ...plan, size: Math.max(2, game.least_seats) }
    case 'mixed':
      return { ...plan, mixing: 'mixed' }
    case 'duplicate':
      return { ...plan, same_deal: true, helps: NONE }
  }
}

/** What a game offers to beginners stands first among its presets, where any number may sit down to it. */
const easiest = (game: GameInfo): string | null => game.presets.find((preset) => preset.seats.length > 1)?.name ?? null
