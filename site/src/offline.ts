/** Stores visited pages for offline use, and all pages when a game requests it. */
import {
  askForKept,
  askToKeepAll,
  keepVisited,
  offlineWorker,
  tellVisited,
  whenIdle,
} from '../../games/kit/page/offline-worker.ts'
import type { CatalogueCard } from './catalogue.ts'
import { singlePath } from './addresses.ts'
import { settings } from './settings.ts'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string }
}

const PATH = '/sw.js'
/** A trusted script URL. The policy ignores its input, so that it cannot create any other address. */
const WORKER = trusted()

function trusted(): string {
  try {
    const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
      'offline-worker',
      { createScriptURL: () => PATH },
    )
    return policy?.createScriptURL(PATH) ?? PATH
  } catch {
    // A host with different headers may forbid the policy; then there is no worker.
    return PATH
  }
}

const findWorker = async () => (settings.offline === 'on' ? offlineWorker(WORKER) : undefined)

/** Delay in ms before a page is stored after a navigation within the site. */
const SETTLED_MS = 2000

/** Starts storing visited pages. `watch` must call back after every navigation within the site. */
export function beginOffline(watch: (navigated: () => void) => void): void {
  if (settings.offline === 'off') return
  whenIdle(async () => {
    const worker = await keepVisited(WORKER)
    if (worker) watch(() => setTimeout(() => tellVisited(worker), SETTLED_MS))
  })
}

/** Stores all pages, their texts, and the cards' pictures. True if everything is stored. */
export async function keepSite(): Promise<boolean> {
  const worker = await findWorker()
  return worker !== undefined && (await askToKeepAll(worker, () => {})).isAll
}

/** Selects the games whose pages are stored. */
export async function keptAmong(cards: readonly CatalogueCard[]): Promise<CatalogueCard[]> {
  const worker = await findWorker()
  if (!worker) return []
  const { pages } = await askForKept(worker)
  return cards.filter(({ slug }) => pages.includes(singlePath(slug)))
}
