import type { StarsAndBarsView } from '../../lib/api/games/stars-and-bars'
import { gameModule, type GameModule } from '../../lib/games'
import Aside from './Aside.svelte'
import Step from './Step.svelte'
import Table from './Table.svelte'

const starsAndBars: GameModule<StarsAndBarsView> = {
  Table,
  Step,
  Aside,
  // The sheet, the race; and the mistakes, if there were any.
  steps: (game) => (game.mistakes.length > 0 ? 3 : 2),
  badge: (game, seat, tell) => tell('points', { points: game.scores[seat] ?? 0 }),
  starts: (game, seat) => game.beginner === seat,
}

export default gameModule(starsAndBars)
