import type { NumberLineView } from '../../lib/api/games/number-line'
import type { GameModule } from '../../lib/games'
import ScoreSheet from './ScoreSheet.svelte'
import Step from './Step.svelte'
import Table from './Table.svelte'

const seen = (game: Record<string, unknown>): NumberLineView => game as unknown as NumberLineView

const numberLine: GameModule = {
  Table,
  Step,
  Aside: ScoreSheet,
  steps: (game) => seen(game).rounds.length,
  badge: (game, seat, tell) => tell('points', { points: seen(game).scores[seat] ?? 0 }),
  starts: (game, seat) => seen(game).starter === seat,
}

export default numberLine
