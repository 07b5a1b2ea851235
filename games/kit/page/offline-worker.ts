/**
 * A page's side of its origin's service worker, for the games and for the site. Browsers without one, and those that refuse
 * it, are as they were before: nothing here ever throws.
 */
import { type Kept, type Progress, readFromWorker, type ToWorker } from '../worker-messages.ts'

/** Registers it, if there is none yet, and waits until it works. Undefined where that cannot be. */
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

/** The page as it stands is kept, with what it has loaded. */
export function tellVisited(worker: ServiceWorker): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  send(worker, { offline: 'visited', page: location.href, loaded })
}

export const askForKept = (worker: ServiceWorker): Promise<Kept> => ask(worker, { offline: 'kept' })

export const askToKeepAll = (worker: ServiceWorker, progress: (done: number, all: number) => void) =>
  ask(worker, { offline: 'keep all' }, ({ done, all }) => progress(done, all))

/** A worker that has said nothing for so long, in milliseconds, is no more: the browser ended it, or the operator did. */
const PATIENCE = 60_000

const NOTHING: Kept = { pages: [], isAll: false }

function ask(
  worker: ServiceWorker,
  question: ToWorker,
  hear: (progress: Progress) => void = () => {},
): Promise<Kept> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (kept: Kept) => {
      clearTimeout(timer)
      port1.close()
      resolve(kept)
    }
    const wait = () => setTimeout(end, PATIENCE, NOTHING)
    let timer = wait()
    port1.addEventListener('message', ({ data }) => {
      const said = readFromWorker(data)
      if (!said) return
      if (!('done' in said)) return end(said)
      clearTimeout(timer)
      timer = wait()
      hear(said)
    })
    port1.start()
    send(worker, question, [port2])
  })
}

/** Milliseconds after everything has loaded, when nobody waits for anything any more. */
const LATE = 1000
/** A slow device that draws a game never has nothing to do. */
const LATEST = 3000

/** Calls when the page has loaded and the browser has nothing better to do. */
export function whenIdle(call: () => void): void {
  const later = () =>
    setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(call, { timeout: LATEST }) : call()),
      LATE,
    )
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/**
 * From now on the worker keeps what is visited here. It hears of it now and when the page is left: pictures may have come
 * by then. A tab that comes back into sight, perhaps after days, asks for a newer worker.
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
