import type { NumberLineView } from '../../lib/api/games/number-line'
import { gameModule, type GameModule } from '../../lib/games'
import Buzzer from './Buzzer.svelte'
import { joy } from './joy'
import { decoysTurned, playedOut } from './reveal'
import ScoreSheet from './ScoreSheet.svelte'
import Table from './Table.svelte'

const numberLine: GameModule<NumberLineView> = {
  Table,
  Aside: ScoreSheet,
  moments: (before, after, facts) => {
    if (after.counting && !before.counting) return decoysTurned(after, before.line, facts)
    const round = after.rounds.at(-1)
    return round && after.rounds.length > before.rounds.length ? playedOut(after, round, before, true, facts) : []
  },
  finale: (last, facts) => {
    const round = last.rounds.at(-1)
    return round ? playedOut(last, round, null, false, facts) : []
  },
  joy,
  badge: (game, seat, tell) => tell('points', { points: game.scores[seat] ?? 0 }),
  // Every card as its owner sees it, face up. Who owns which number is told for who sees decoys face down: left out.
  opened: (now, views) => {
    const { line, standing } = now
    const open = line.map((slot, place) => (slot ? ((views[slot.seat] ?? now).line[place] ?? slot) : slot))
    const masked = line.some((slot, place) => slot?.kind === 'hidden' && open[place]?.kind === 'decoy')
    return { ...now, line: open, standing: masked ? [] : standing }
  },
  Together: Buzzer,
  together: (game) => game.stage === 'quiz',
  starts: (game, seat) => game.starter === seat,
}

export default gameModule(numberLine)
