/**
 * Replaces the worker when there should be none: `OFFLINE=off`, and `npm run dev`. Activates at once, even with open
 * tabs, deletes all caches and unregisters itself. It has no fetch handler, so every request goes to the network.
 */
declare const self: ServiceWorkerGlobalScope
/** Inserted by the build: whether to reload open pages, which came from the old worker. */
declare const RELOADS: boolean

const RELOAD_ATTEMPTS = 10
const RELOAD_PAUSE_MS = 300

async function remove(): Promise<void> {
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

async function leave(): Promise<void> {
  // A worker can reload only pages that it controls.
  if (RELOADS) await self.clients.claim().catch(() => {})
  await remove()
  if (RELOADS) await reloadPages()
}

/** The browser refuses to reload a page that is just being loaded, so this tries again. */
async function reloadPages(): Promise<void> {
  for (let attempt = 0; attempt < RELOAD_ATTEMPTS; attempt++) {
    const pages = await self.clients.matchAll({ type: 'window' })
    const reloaded = await Promise.all(
      pages.map((page) =>
        page.navigate(page.url).then(
          () => true,
          () => false,
        ),
      ),
    )
    if (!reloaded.includes(false)) return
    await new Promise((resolve) => setTimeout(resolve, RELOAD_PAUSE_MS))
  }
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))
// A page of the old build that was open, or opened while this worker activated, may register the worker once more, which
// takes `unregister` back. The page then sends a message.
self.addEventListener('message', (event) => event.waitUntil(leave()))
