// Between two matches: whether the seats are looked at instead of the result.
import type { TableFrame } from '../api/types'

export class Arranging {
  on = $state(false)

  /** `table` is asked again and again: when the next match begins, the table is looked at again */
  constructor(table: () => TableFrame | null) {
    $effect(() => {
      if (table()?.stage === 'over') return
      this.on = false
    })
  }

  begin(): void {
    this.on = true
  }

  end(): void {
    this.on = false
  }
}
