// What need not be on the screen at once is done when the change is: asked in between, the browser would have to work
// out the page before it can show anything.

/** Do it as soon as the next frame has been painted. */
export function afterPaint(job: () => void): void {
  requestAnimationFrame(() => setTimeout(job))
}
