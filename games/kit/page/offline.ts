/** A game without a network: it is kept when it was visited, and "Keep for offline" keeps all games and the pages around them. */
import type { HostPage } from './host-page.ts'
import { askForKept, askToKeepAll, keepVisited, offlineWorker, whenIdle } from './offline-worker.ts'

const WORKER = '/sw.js'

/** A page that has not answered after so long, in milliseconds, has no worker or no network. */
const PATIENCE = 120_000

/** Late, so that it does not compete with anything the visitor waits for. */
export const beginOffline = () => whenIdle(() => void keepVisited(WORKER))

/** Stores all games and, in a frame, all pages of the site. True when everything is there. */
export async function keepForOffline(
  progress: (done: number, all: number) => void,
  hostPage: HostPage,
): Promise<boolean> {
  const worker = await offlineWorker(WORKER)
  if (!worker) return false
  // The pages count as one thing more, which is done last.
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

/** False in browsers without workers, and on an address where they may not be. */
export const canKeep = () => 'serviceWorker' in navigator && isSecureContext

/** Whether all games are kept. */
export async function isKept(): Promise<boolean> {
  const worker = await offlineWorker(WORKER)
  return worker !== undefined && (await askForKept(worker)).isAll
}

function keepPages(hostPage: HostPage): Promise<boolean> {
  const listening = new AbortController()
  const answer = new Promise<boolean>((resolve) => {
    hostPage.hear((said) => said.arcade === 'kept' && resolve(said.all), listening.signal)
    setTimeout(resolve, PATIENCE, false)
  })
  hostPage.say({ arcade: 'keep' })
  return answer.finally(() => listening.abort())
}
