import type { StarsAndBarsView } from '../../lib/api/games/stars-and-bars'
import type { GameModule } from '../../lib/games'
import Aside from './Aside.svelte'
import Step from './Step.svelte'
import Table from './Table.svelte'

const seen = (game: Record<string, unknown>): StarsAndBarsView => game as unknown as StarsAndBarsView

const starsAndBars: GameModule = {
  Table,
  Step,
  Aside,
  // The sheet, the race; and the mistakes, if there were any.
  steps: (game) => (seen(game).mistakes.length > 0 ? 3 : 2),
  badge: (game, seat, tell) => tell('points', { points: seen(game).scores[seat] ?? 0 }),
  starts: (game, seat) => seen(game).beginner === seat,
}

export default starsAndBars
