import type { BangZoomView } from '../../lib/api/games/bang-zoom'
import { gameModule, type GameModule } from '../../lib/games'
import Aside from './Aside.svelte'
import OpenHands from './OpenHands.svelte'
import Step from './Step.svelte'
import Table from './Table.svelte'

const bangZoom: GameModule<BangZoomView> = {
  Table,
  Step,
  Aside,
  Open: OpenHands,
  // How it ended with all hands open, then the words of each player.
  steps: (game) => 1 + game.scores.length,
  badge: (game, seat, tell) => tell('points', { points: game.scores[seat] ?? 0 }),
}

export default gameModule(bangZoom)
