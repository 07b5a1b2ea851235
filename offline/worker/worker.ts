/** Runs the service worker of an origin: connects browser events, caches and network to the modules that decide. */
import { type CachingProgress, readToWorker, type ToWorker } from '../../games/kit/worker-messages.ts'
import { answer } from './answer.ts'
import type { Manifest, RetryPage } from './manifest.ts'
import { addressOf, wishOf } from './request.ts'
import type { CacheContext, FileCache } from './file-cache.ts'
import { inheritWish, isOlder, keepAll, keepVisited, cacheName, takeOver, whatIsKept } from './versions.ts'

declare const self: ServiceWorkerGlobalScope
/** Inserted by the build: see offline/build.ts. */
declare const MANIFEST: Manifest
declare const RETRY_PAGE: RetryPage
declare const INSTALL_LIMIT_MS: number

const manifest = MANIFEST
const name = cacheName(manifest)
const context: CacheContext = { manifest, fileCache: openFileCache(name), fetch: (address) => fetch(address) }

/** If storage fails, the cache behaves as if it were empty. */
function openFileCache(name: string): FileCache {
  const match = async (address: string) => (await caches.open(name)).match(address, { ignoreVary: true })
  async function put(address: string, response: Response): Promise<boolean> {
    await (await caches.open(name)).put(address, response)
    return true
  }
  async function addresses(): Promise<string[]> {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => url.slice(self.location.origin.length))
  }
  return {
    get: (address) => match(address).catch(() => undefined),
    put: (address, response) => put(address, response).catch(() => false),
    addresses: () => addresses().catch(() => []),
  }
}

const olderNames = async () => (await caches.keys()).filter((each) => isOlder(each, manifest))

async function install(): Promise<void> {
  const signal = AbortSignal.timeout(INSTALL_LIMIT_MS)
  try {
    await takeOver({
      ...context,
      fetch: (address) => fetch(address, { signal }),
      older: (await olderNames()).map(openFileCache),
    })
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

// No skipWaiting: as long as a page of the old build is open, the old worker serves all pages.
self.addEventListener('install', (event) => event.waitUntil(install()))

async function activate(): Promise<void> {
  const names = await olderNames()
  await inheritWish(context.fileCache, names.map(openFileCache))
  await Promise.all(names.map((each) => caches.delete(each)))
}

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId } = event
  const { method, url, mode, headers } = request
  const wish = wishOf(manifest, self.location.origin, { method, url, mode, isRange: headers.has('range') })
  if (!wish) return
  const parts = {
    ...context,
    send: () => fetch(request),
    client: resultingClientId || clientId,
    later: (work: Promise<unknown>) => event.waitUntil(work),
  }
  event.respondWith(
    mode === 'navigate' && request.cache === 'no-cache'
      ? handOver().then((refresh) => refresh ?? answer(wish, parts))
      : answer(wish, parts),
  )
})

/** When this worker last handed over, in ms. */
let gaveWay = 0

/**
 * Hands over to a waiting worker. Reloading a tab never releases its worker, so the tab would stay on the old build for
 * ever. If it is the only tab, the new worker takes over now and the retry page reloads from it. If this worker is
 * asked again shortly afterwards, the new one cannot activate yet, so this one answers: an old page is better than
 * none.
 */
async function handOver(): Promise<Response | undefined> {
  const { waiting } = self.registration
  if (!waiting || Date.now() - gaveWay < 3000) return undefined
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 1) return undefined
  gaveWay = Date.now()
  waiting.postMessage({ offline: 'take over' } satisfies ToWorker, [])
  return new Response(RETRY_PAGE.html, RETRY_PAGE)
}

self.addEventListener('message', (event) => {
  const message = readToWorker(event.data)
  const [port] = event.ports
  const progress = (done: number, all: number) => port?.postMessage({ done, all } satisfies CachingProgress)
  const tellKept = async () => port?.postMessage(await whatIsKept(context))
  if (message?.offline === 'take over') event.waitUntil(self.skipWaiting())
  if (message?.offline === 'visited')
    event.waitUntil(keepVisited(ownAddresses([message.page, ...message.loaded]), context))
  if (message?.offline === 'kept') event.waitUntil(tellKept())
  if (message?.offline === 'keep all')
    event.waitUntil(keepAll({ ...context, progress }).then(tellKept, tellKept))
})

/** Drops malformed addresses and those of other origins. */
function ownAddresses(urls: readonly string[]): string[] {
  const own = urls.filter((each) => each.startsWith(`${self.location.origin}/`))
  return own.flatMap((each) => addressOf(new URL(each)) ?? [])
}
