import type { BigBangView } from '../../lib/api/games/big-bang'
import type { GameModule } from '../../lib/games'
import Aside from './Aside.svelte'
import Result from './Result.svelte'
import Step from './Step.svelte'
import Table from './Table.svelte'

const seen = (game: Record<string, unknown>): BigBangView => game as unknown as BigBangView

const bigBang: GameModule = {
  Table,
  Step,
  Aside,
  Result,
  // Everybody's set.
  steps: (game) => seen(game).sets.length,
  hasNearSide: true,
  // Everybody's set as its owner sees it.
  opened: (now, views) => ({ ...now, sets: seen(now).sets.map((set, seat) => seen(views[seat] ?? now).sets[seat] ?? set) }),
  badge: (game, seat, tell) => tell('points', { points: seen(game).scores[seat] ?? 0 }),
}

export default bigBang
