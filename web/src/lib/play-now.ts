// From the shelf to the first move: one request opens a table against bots and deals.
import { openTable } from './api/http'
import type { GameInfo } from './api/types'
import { keepKey, liking } from './keep'
import type { Language } from './words/words.svelte'

/** A good number of seats where nobody has asked for another: in the middle of what the game takes. */
export const usualSeats = (game: GameInfo): number => Math.floor((game.least_seats + game.most_seats) / 2)

export const usualBot = (game: GameInfo): string => (game.bots.includes('simple') ? 'simple' : (game.bots[0] ?? 'random'))

export async function playNow(game: GameInfo, language: Language): Promise<string> {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => usualBot(game))
  const joined = await openTable(
    {
      game: game.name,
      seats: ['me', ...bots],
      nickname: liking('nickname') ?? '',
      helps: { hints: true, preview: true, word_check: true, take_back: true },
      start: true,
    },
    { language },
  )
  keepKey({ code: joined.code, token: joined.token, game: game.name, at: Date.now() })
  return joined.code
}
