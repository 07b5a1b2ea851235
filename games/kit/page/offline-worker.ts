/** Talks to the origin's service worker, for games and site. Never throws, also where service workers are unavailable. */
import { type Kept, type CachingProgress, readFromWorker, type ToWorker } from '../worker-messages.ts'

/** Registers the worker if necessary and waits until it is active. Undefined if that fails. */
export async function offlineWorker(address: string): Promise<ServiceWorker | undefined> {
  try {
    const registration = await navigator.serviceWorker.register(address)
    return registration.active ?? (await activated(registration.installing ?? registration.waiting))
  } catch {
    return undefined
  }
}

/** Resolves to undefined if the installation fails: the next visit tries again. */
function activated(worker: ServiceWorker | null): Promise<ServiceWorker | undefined> {
  return new Promise((resolve) => {
    if (!worker) return resolve(undefined)
    const settle = () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') resolve(undefined)
    }
    worker.addEventListener('statechange', settle)
    // A worker that has just failed is still listed as installing for a moment, and does not change any more.
    settle()
  })
}

const send = (worker: ServiceWorker, message: ToWorker, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports)

/** Asks the worker to cache this page and everything that it has loaded. */
export function tellVisited(worker: ServiceWorker): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  send(worker, { offline: 'visited', page: location.href, loaded })
}

export const askForKept = (worker: ServiceWorker): Promise<Kept> => ask(worker, { offline: 'kept' })

export const askToKeepAll = (worker: ServiceWorker, progress: (done: number, all: number) => void) =>
  ask(worker, { offline: 'keep all' }, ({ done, all }) => progress(done, all))

/** A worker that is silent for this long has been stopped. */
const TIMEOUT_MS = 60_000

const NOTHING: Kept = { pages: [], isAll: false }

function ask(
  worker: ServiceWorker,
  question: ToWorker,
  hear: (progress: CachingProgress) => void = () => {},
): Promise<Kept> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (kept: Kept) => {
      clearTimeout(timer)
      port1.close()
      resolve(kept)
    }
    const wait = () => setTimeout(end, TIMEOUT_MS, NOTHING)
    let timer = wait()
    port1.addEventListener('message', ({ data }) => {
      const message = readFromWorker(data)
      if (!message) return
      if (!('done' in message)) return end(message)
      clearTimeout(timer)
      timer = wait()
      hear(message)
    })
    port1.start()
    send(worker, question, [port2])
  })
}

/** Delay after the load event. */
const AFTER_LOAD_MS = 1000
/** A slow device that draws a game may never be idle. */
const IDLE_TIMEOUT_MS = 3000

/** Calls back when the page has loaded and the browser is idle. */
export function whenIdle(call: () => void): void {
  const later = () =>
    setTimeout(
      () =>
        'requestIdleCallback' in window ? requestIdleCallback(call, { timeout: IDLE_TIMEOUT_MS }) : call(),
      AFTER_LOAD_MS,
    )
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/**
 * Caches this page now and again when it is hidden, because more pictures may have loaded by then. A tab that becomes
 * visible again, perhaps after days, checks for a newer worker.
 */
export async function keepVisited(address: string): Promise<ServiceWorker | undefined> {
  const worker = await offlineWorker(address)
  if (!worker) return undefined
  tellVisited(worker)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return tellVisited(worker)
    navigator.serviceWorker.getRegistration().then(
      (registration) => registration?.update().catch(() => {}),
      () => {},
    )
  })
  return worker
}
