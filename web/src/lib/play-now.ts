// From the shelf to the first move, or to a code for others: one request opens a table.
import type { CreateTable, GameInfo, Helps } from './api/types'
import { codeOf } from './daily'
import { keepKey, keys, type Key } from './keep'
import { firstGame, originalRules, type Value } from './new-table'
import { finished } from './played'
import { openAsMe } from './open-as-me'
import type { Language } from './words/words.svelte'

type Options = Record<string, Value>

/** A game that can be played alone. */
export const isForOne = (game: GameInfo): boolean => game.least_seats === 1

/** A good number of seats where nobody has asked for another: alone where that goes, else in the middle of what the game takes. */
export const usualSeats = (game: GameInfo): number =>
  isForOne(game) ? 1 : Math.floor((game.least_seats + game.most_seats) / 2)

export const usualBot = (game: GameInfo): string => game.bots[0] ?? 'random'

const HELPS: Helps = { hints: true, preview: true, word_check: true, take_back: true }
/** Who wants to compare with others plays unaided. */
const NO_HELPS: Helps = { hints: false, preview: true, word_check: false, take_back: false }

/** A table for people: what they have agreed can be changed until the first deal. */
export async function inviteOthers(game: GameInfo, language: Language, options: Options = {}): Promise<string> {
  const seats = Math.min(game.most_seats, Math.max(2, usualSeats(game)))
  const others = Array.from({ length: seats - 1 }, () => 'open')
  return opened({ game: game.name, seats: ['me', ...others], helps: NO_HELPS, preset: originalRules(game, seats), options }, language)
}

/** Whether this device has never had a seat in the game: then a first game is the easiest one. */
export const isNewcomer = (game: GameInfo): boolean =>
  firstGame(game, usualSeats(game)) !== null && ![...keys(), ...finished()].some((one) => one.game === game.name)

export async function playNow(game: GameInfo, language: Language, options: Options = {}): Promise<string> {
  const seats = usualSeats(game)
  const bots = Array.from({ length: seats - 1 }, () => usualBot(game))
  const preset = isNewcomer(game) ? firstGame(game, seats) : originalRules(game, seats)
  return dealt({ game: game.name, seats: ['me', ...bots], helps: HELPS, preset, options }, language)
}

/** Alone, with the options that were chosen for it. */
export const playAlone = (game: GameInfo, options: Options, language: Language): Promise<string> =>
  dealt({ game: game.name, seats: ['me'], helps: HELPS, options }, language)

/** The deal of a day, alone: the same cards for everybody who plays it. */
export function playDaily(game: GameInfo, date: string, language: Language): Promise<string> {
  return dealt({ game: game.name, seats: ['me'], helps: NO_HELPS, deal_code: codeOf(date) }, language, { daily: date })
}

const dealt = (wish: CreateTable, language: Language, mark: Pick<Key, 'daily'> = {}): Promise<string> =>
  opened({ ...wish, start: true }, language, mark)

async function opened(wish: CreateTable, language: Language, mark: Pick<Key, 'daily'> = {}): Promise<string> {
  const joined = await openAsMe(wish, { language })
  keepKey({ code: joined.code, token: joined.token, game: wish.game, at: Date.now(), ...mark })
  return joined.code
}
