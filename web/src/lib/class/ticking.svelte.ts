// The server's time, looked at now and then.
import { onDestroy } from 'svelte'

/** To be made while a component is. */
export function ticking(now: () => number, everyMs = 1000): { readonly now: number } {
  let at = $state(now())
  const timer = setInterval(() => (at = now()), everyMs)
  onDestroy(() => clearInterval(timer))
  return {
    get now() {
      return at
    },
  }
}
