// What is only nice to have waits until a device has nothing better to do.

const LATEST_MS = 1500
/** where the browser cannot tell */
const GUESSED_MS = 200

/** Do it as soon as there is time; what comes back calls it off. */
export function whenIdle(job: () => void, latest = LATEST_MS): () => void {
  if (typeof requestIdleCallback === 'function') {
    const number = requestIdleCallback(job, { timeout: latest })
    return () => cancelIdleCallback(number)
  }
  const timer = setTimeout(job, Math.min(GUESSED_MS, latest))
  return () => clearTimeout(timer)
}
