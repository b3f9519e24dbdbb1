import type { BangZoomView } from '../../lib/api/games/bang-zoom'
import { gameModule, type GameModule } from '../../lib/games'
import Aside from './Aside.svelte'
import { finale } from './finale'
import { joy } from './joy'
import OpenHands from './OpenHands.svelte'
import Table from './Table.svelte'

const bangZoom: GameModule<BangZoomView> = {
  Table,
  Aside,
  Open: OpenHands,
  finale,
  joy,
  badge: (game, seat, tell) => tell('points', { points: game.scores[seat] ?? 0 }),
}

export default gameModule(bangZoom)
