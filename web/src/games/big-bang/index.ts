import type { BigBangView } from '../../lib/api/games/big-bang'
import { gameModule, type GameModule } from '../../lib/games'
import Aside from './Aside.svelte'
import { finale } from './finale'
import { joy } from './joy'
import Result from './Result.svelte'
import Table from './Table.svelte'

const bigBang: GameModule<BigBangView> = {
  Table,
  Aside,
  Result,
  finale,
  joy,
  hasNearSide: true,
  // Everybody's set as its owner sees it.
  opened: (now, views) => ({ ...now, sets: now.sets.map((set, seat) => (views[seat] ?? now).sets[seat] ?? set) }),
  badge: (game, seat, tell) => tell('points', { points: game.scores[seat] ?? 0 }),
}

export default gameModule(bigBang)
