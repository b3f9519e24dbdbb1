import type { SevensView } from '../../lib/api/games/sevens'
import type { GameModule } from '../../lib/games'
import Aside from './Aside.svelte'
import OpenHands from './OpenHands.svelte'
import Step from './Step.svelte'
import Table from './Table.svelte'

const seen = (game: Record<string, unknown>): SevensView => game as unknown as SevensView

const sevens: GameModule = {
  Table,
  Step,
  Aside,
  Open: OpenHands,
  steps: (game) => seen(game).hands.length,
  badge: (game, seat, tell) => tell('cards-left', { count: seen(game).counts[seat] ?? 0 }),
}

export default sevens
