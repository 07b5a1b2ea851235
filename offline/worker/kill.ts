/**
 * Replaces the worker when there should be none: `OFFLINE=off`, and `npm run dev`. Activates at once, even with open
 * tabs, deletes all caches and unregisters itself. It has no fetch handler, so every request goes to the network.
 */
declare const self: ServiceWorkerGlobalScope
/** Inserted by the build: whether to reload open pages, which came from the old worker. */
declare const RELOADS: boolean

async function remove(): Promise<void> {
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

async function leave(): Promise<void> {
  await remove()
  if (!RELOADS) return
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)))
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))
// An open page of the old build may register the worker once more, which takes `unregister` back. The page then sends a
// message.
self.addEventListener('message', (event) => event.waitUntil(remove()))
