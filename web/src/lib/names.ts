// What somebody is called on this screen: you are "You" until you have given yourself a name.
import type { SeatView } from './api/types'
import { say } from './words/words.svelte'

export const nameOf = (seat: SeatView, you: number | null): string =>
  seat.seat === you && !seat.named ? say('you-name') : seat.name
