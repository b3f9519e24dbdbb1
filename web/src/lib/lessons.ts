// Lessons as the games' folders hold them: real positions, and what is done in them. What is allowed, the server says.
import type { OptionInfo } from './api/types'
import type { Language } from './words/words.svelte'

export type Said = Record<Language, string>
/** who, and which move */
export type Scripted = [seat: number, text: string]

export interface Step {
  say: Said
  /** the moves that lead on; one with a star at its end stands for all that begin like it */
  do?: string[]
  /** moves to be tried although they are not allowed */
  wrong?: string[]
  /** why they are refused */
  code?: string
  /** a kind word for who does something else */
  nudge?: Said
  /** what is played then, by whoever it is */
  then?: Scripted[]
  /** the counting of the finished game is shown */
  count?: true
}

export interface Scene {
  /** how many sit there, and which seat is the reader's */
  seats: number
  me: number
  options: Record<string, OptionInfo['default']>
  deal: string | null
  /** moves that were made before */
  before: Scripted[]
  steps: Step[]
}

export interface LessonPlan {
  scenes: Scene[]
}

const plans = import.meta.glob<LessonPlan>('../../../src/playmat/games/*/words/lesson.json', { import: 'default' })
const pathOf = (game: string): string => `../../../src/playmat/games/${game.replaceAll('-', '_')}/words/lesson.json`

export const hasLesson = (game: string): boolean => pathOf(game) in plans
export const loadLesson = (game: string): Promise<LessonPlan> | undefined => plans[pathOf(game)]?.()

/** Is this one of the moves? */
export const among = (moves: readonly string[] | undefined, text: string): boolean =>
  (moves ?? []).some((one) => (one.endsWith('*') ? text.startsWith(one.slice(0, -1)) : text === one))

/** What a step waits for. */
export type Waits = 'reading' | 'move' | 'refusal' | 'counting'
export const waitsFor = (step: Step): Waits =>
  step.do ? 'move' : step.code !== undefined ? 'refusal' : step.count ? 'counting' : 'reading'

export const stepsOf = (plan: LessonPlan): number => plan.scenes.reduce((sum, scene) => sum + scene.steps.length, 0)
