/** The element that says so, once on every page (`App.svelte`). */
export const HINT_ID = 'the-hint'
/** By what a thing is described that a hint speaks of: the ring around it says so to eyes only. */
export const hintMark = (is: boolean): string | undefined => (is ? HINT_ID : undefined)
