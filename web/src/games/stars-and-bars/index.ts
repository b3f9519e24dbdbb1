import type { StarsAndBarsView } from '../../lib/api/games/stars-and-bars'
import { gameModule, type GameModule } from '../../lib/games'
import Aside from './Aside.svelte'
import { finale } from './finale'
import { joy } from './joy'
import Result from './Result.svelte'
import Table from './Table.svelte'

const starsAndBars: GameModule<StarsAndBarsView> = {
  Table,
  Aside,
  Result,
  finale,
  joy,
  badge: (game, seat, tell) => tell('points', { points: game.scores[seat] ?? 0 }),
  starts: (game, seat) => game.beginner === seat,
}

export default gameModule(starsAndBars)
