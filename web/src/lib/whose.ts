// Whom a sentence is about: it says "you" to whoever it is.
import type { SeatView } from './api/types'

export const whose = (seats: readonly SeatView[], seat: number | null | undefined, you: number | null): { seat: string; you: string } => ({
  seat: seats[seat ?? -1]?.name ?? '',
  you: typeof seat === 'number' && seat === you ? 'yes' : 'no',
})
