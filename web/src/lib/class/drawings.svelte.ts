// How animals look: drawn once, for paper and screen alike, and fetched when the first one is to be seen.
let found = $state.raw<Record<string, string>>({})
let asked = false

/** The outline of an animal in a box of 128 by 128; '' until it is here. */
export function drawingOf(animal: string): string {
  if (!asked) {
    asked = true
    void import('../../../../src/playmat/classroom/animals.json').then(({ default: drawings }) => (found = drawings))
  }
  return found[animal] ?? ''
}
