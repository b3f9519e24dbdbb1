import type { SevensView } from '../../lib/api/games/sevens'
import { gameModule, type GameModule } from '../../lib/games'
import Aside from './Aside.svelte'
import OpenHands from './OpenHands.svelte'
import { settled } from './reveal'
import Step from './Step.svelte'
import Table from './Table.svelte'

const KNOCK_MS = 3200

const sevens: GameModule<SevensView> = {
  Table,
  Step,
  Aside,
  Open: OpenHands,
  // The scene of a knock stays a while after its last card was turned up.
  moments: (before, after, { events }) =>
    before.knock !== null && after.knock === null
      ? [{ now: { ...after, knock: settled(before.knock, events) }, lasts: KNOCK_MS, still: true, sound: 'reveal' }]
      : [],
  steps: (game) => game.hands.length,
  badge: (game, seat, tell) => tell('cards-left', { count: game.counts[seat] ?? 0 }),
}

export default gameModule(sevens)
