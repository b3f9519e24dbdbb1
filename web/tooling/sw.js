// The service worker: keeps the shell of the client, so that it opens at once and even while the server is away.
// Made by tooling/worker.ts, which puts in the version and the files. It never touches the API: what is shown of a
// table is always the server's own word.
const VERSION = '__VERSION__'
const SHELL = __SHELL__
const CACHE = `playmat-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)))
})

// A new version waits until somebody says yes, or until the last old page is closed. A page that is of this version
// already, because it came fresh from the server, need not be asked.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
  else if (event.data?.knows !== undefined) event.ports[0]?.postMessage(SHELL.includes(event.data.knows))
})

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('playmat-') && name !== CACHE
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/api') || pathname === '/health' || pathname === '/metrics') return
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'))
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else event.respondWith(fresh(request, pathname))
})

/** From the server, so that no shell is older than it must be; what is kept only when nobody answers. */
async function fresh(request, name) {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await caches.match(name, { cacheName: CACHE })
    if (found) return found
    throw error
  }
}

/** A file with its content's hash in its name never changes. */
async function kept(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request)
  if (found) return found
  const reply = await fetch(request)
  if (reply.ok) await cache.put(request, reply.clone())
  return reply
}
