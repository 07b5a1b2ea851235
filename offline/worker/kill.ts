/**
 * Takes the place of the worker when there should be none: `OFFLINE=off`, and `npm run dev`. It begins at once, under open
 * tabs too, removes everything that was kept, and then itself. It answers nothing, so every request goes to the network.
 */
declare const self: ServiceWorkerGlobalScope
/** Written into the script by the build: whether open pages, which came from the old worker, are loaded anew. */
declare const RELOADS: boolean

async function leave(): Promise<void> {
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
  if (!RELOADS) return
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)))
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))
