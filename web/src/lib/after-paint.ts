// What need not be on the screen at once is done when the change is: asked in between, the browser would have to work
// out the page before it can show anything.

/** Do it as soon as the next frame has been painted; at once where nobody looks and nothing is painted. */
export function afterPaint(job: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(job)
  else requestAnimationFrame(() => setTimeout(job))
}
