// The service worker, where the browser allows one (https, or the own computer): it keeps the shell. When the server has a
// newer client than the one on the screen, people are told and decide when to load it.
import { picture } from './api/server'

const ANSWER_MS = 2000

/** The script this page was begun with; its name holds a hash of all it is made of. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return script ? new URL(script.src).pathname + new URL(script.src).search : ''
}

/** Is this the worker of the very client on the screen? A page that was reloaded may be newer than its worker. */
function knows(worker: ServiceWorker, script: string): Promise<boolean> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = (event: MessageEvent<unknown>) => done(event.data === true)
    setTimeout(() => done(false), ANSWER_MS)
    worker.postMessage({ knows: script }, [port2])
  })
}

class Updates {
  /** a newer client that waits */
  waiting: ServiceWorker | null = $state.raw(null)

  async watch(): Promise<void> {
    if (!('serviceWorker' in navigator)) return
    try {
      const found = await navigator.serviceWorker.register(picture('sw.js'))
      if (found.waiting) void this.hear(found.waiting)
      found.addEventListener('updatefound', () => {
        const fresh = found.installing
        fresh?.addEventListener('statechange', () => {
          if (fresh.state === 'installed') void this.hear(fresh)
        })
      })
    } catch {
      // No storage, a private window: everything works without.
    }
  }

  private async hear(fresh: ServiceWorker): Promise<void> {
    if (navigator.serviceWorker.controller === null) return // the very first one is no news
    if (await knows(fresh, ownScript())) fresh.postMessage('take-over')
    else this.waiting = fresh
  }

  load(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.waiting?.postMessage('take-over')
    this.waiting = null
  }

  later(): void {
    this.waiting = null
  }
}

export const updates = new Updates()
