import type { NumberLineView } from '../../lib/api/games/number-line'
import type { GameModule } from '../../lib/games'
import Buzzer from './Buzzer.svelte'
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
  // Every card as its owner sees it, face up. Who owns which number is told for who sees decoys face down: left out.
  opened: (now, views) => {
    const { line, standing } = seen(now)
    const open = line.map((slot, place) => (slot ? (seen(views[slot.seat] ?? now).line[place] ?? slot) : slot))
    const masked = line.some((slot, place) => slot?.kind === 'hidden' && open[place]?.kind === 'decoy')
    return { ...now, line: open, standing: masked ? [] : standing }
  },
  Together: Buzzer,
  together: (game) => seen(game).stage === 'quiz',
  starts: (game, seat) => seen(game).starter === seat,
}

export default numberLine
