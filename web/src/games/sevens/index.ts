import type { SevensView } from '../../lib/api/games/sevens'
import { gameModule, type GameModule } from '../../lib/games'
import Aside from './Aside.svelte'
import { finale } from './finale'
import { joy } from './joy'
import OpenHands from './OpenHands.svelte'
import { settled } from './reveal'
import Table from './Table.svelte'

const KNOCK_MS = 3200

const sevens: GameModule<SevensView> = {
  Table,
  Aside,
  Open: OpenHands,
  // The scene of a knock stays a while after its last card was turned up.
  moments: (before, after, { events }) =>
    before.knock !== null && after.knock === null
      ? [{ now: { ...after, knock: settled(before.knock, events) }, lasts: KNOCK_MS, still: true, sound: 'reveal' }]
      : [],
  finale,
  wins: (tell) => tell('fewest-win'),
  joy,
  badge: (game, seat, tell) => tell('cards-left', { count: game.counts[seat] ?? 0 }),
}

export default gameModule(sevens)
