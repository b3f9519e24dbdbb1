// What there is to hear when a table changes.
import type { TableFrame } from '../api/types'
import type { Sound } from '../sounds.svelte'

const asked = (frame: TableFrame): boolean =>
  frame.play !== null && (frame.play.offer.moves.length > 0 || frame.play.offer.forms.length > 0)

/** One sound at most: the end, else the call to one's turn, else a move; nothing for what was there already. */
export function heard(before: TableFrame | null, after: TableFrame): Sound | null {
  if (before === null || after.number <= before.number) return null
  if (after.stage !== before.stage && (after.stage === 'over' || after.stage === 'between')) return 'end'
  if (asked(after) && !asked(before)) return 'turn'
  return after.events.some((event) => event.kind === 'moved') ? 'move' : null
}
