// A lesson before anything about it was chosen, and what is said of one in a line.
import type { GameInfo, LessonPlan } from '../api/types'
import { originalRules } from '../new-table'

const ALL = { hints: true, preview: true, word_check: true, take_back: true }

/** The original rules, for a class. */
const originalOf = (game: GameInfo): string | null => originalRules(game, Math.max(2, game.least_seats))

/** A lesson as most want it. */
export const usualPlan = (game: string, games: GameInfo[] = []): LessonPlan => ({
  game,
  title: '',
  preset: games.filter((one) => one.name === game).map(originalOf)[0] ?? null,
  options: {},
  size: 0,
  level: 'easy',
  mixing: 'random',
  same_deal: false,
  clock: { kind: 'none', seconds: 60, bonus: 0 },
  helps: ALL,
  minutes: 0,
  odd: 'bot',
  sharers: 'together',
  shows_hands: false,
})

/** How many may sit at a table of a class; nobody sits alone. */
export const sizesOf = (game: GameInfo): number[] => {
  const least = Math.max(2, game.least_seats)
  return Array.from({ length: game.most_seats - least + 1 }, (_, more) => least + more)
}

/** Presets that a whole table can play: one for a single player suits no class. */
export const presetsOf = (game: GameInfo): GameInfo['presets'] => game.presets.filter((preset) => preset.seats.some((seats) => seats > 1))
