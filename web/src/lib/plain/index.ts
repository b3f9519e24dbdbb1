// The plain table: for a game that has no folder in src/games/. Everything it shows and says comes from the server.
import type { GameModule } from '../games'
import Table from './Table.svelte'

const plain: GameModule = {
  Table,
  badge: () => '',
  hasNearSide: true,
}

export default plain
