/** Stores games for offline use: each one on its first visit, all of them and the site's pages on request. */
import type { HostPage } from './host-page.ts'
import { askForKept, askToKeepAll, keepVisited, offlineWorker, whenIdle } from './offline-worker.ts'

const WORKER = '/sw.js'

/** A host page that does not answer in time has no worker or no network. */
const HOST_TIMEOUT_MS = 120_000

/** Waits until the browser is idle, so that it does not compete with the game. */
export const beginOffline = () => whenIdle(() => void keepVisited(WORKER))

/** Stores all games and, in a frame, all pages of the site. True if everything is stored. */
export async function keepForOffline(
  progress: (done: number, all: number) => void,
  hostPage: HostPage,
): Promise<boolean> {
  const worker = await offlineWorker(WORKER)
  if (!worker) return false
  // The pages count as one more item, done last.
  let count = 1
  const pages = hostPage.isThere ? keepPages(hostPage) : Promise.resolve(true)
  const games = await askToKeepAll(worker, (done, all) => {
    count = all + Number(hostPage.isThere)
    progress(done, count)
  })
  const isWhole = (await pages) && games.isAll
  if (isWhole) progress(count, count)
  return isWhole
}

/** Whether this browser and origin support service workers. */
export const canKeep = () => 'serviceWorker' in navigator && isSecureContext

/** Whether all games are stored. */
export async function isKept(): Promise<boolean> {
  const worker = await offlineWorker(WORKER)
  return worker !== undefined && (await askForKept(worker)).isAll
}

function keepPages(hostPage: HostPage): Promise<boolean> {
  const listening = new AbortController()
  const answer = new Promise<boolean>((resolve) => {
    hostPage.hear((message) => message.arcade === 'kept' && resolve(message.all), listening.signal)
    setTimeout(resolve, HOST_TIMEOUT_MS, false)
  })
  hostPage.say({ arcade: 'keep' })
  return answer.finally(() => listening.abort())
}
