// Which number is looked at before a card lies there: the one under pointer or focus, else the one that a finger touched.

/** How somebody presses: a mouse has pointed before, and a key has moved the focus there; a finger has done neither. */
export type Press = 'finger' | 'other'

export class Aim {
  private pointed = $state<number | null>(null)
  private touched = $state<number | null>(null)

  /** `isFree`: whether the card in hand may go there; `looksFirst`: whether there is anything to see before it does */
  constructor(
    private readonly isFree: (number: number) => boolean,
    private readonly looksFirst: () => boolean,
  ) {}

  /** touched once: it waits for a second touch */
  get waiting(): number | null {
    return this.touched !== null && this.isFree(this.touched) ? this.touched : null
  }
  get at(): number | null {
    const at = this.pointed ?? this.waiting
    return at !== null && this.isFree(at) ? at : null
  }

  point(number: number | null): void {
    this.pointed = number
  }
  /** Whether the card is put: a finger looks with its first touch. */
  press(number: number, how: Press): boolean {
    if (how === 'finger' && this.looksFirst() && this.isFree(number) && this.touched !== number) {
      this.touched = number
      return false
    }
    this.forget()
    return true
  }
  forget(): void {
    this.pointed = null
    this.touched = null
  }
}
