/** The site without a network: what was visited is kept, and everything when a game asks for it. */
import {
  askForKept,
  askToKeepAll,
  keepVisited,
  offlineWorker,
  tellVisited,
  whenIdle,
} from '../../games/kit/page/offline-worker.ts'
import type { Card } from './catalogue.ts'
import { singlePath } from './addresses.ts'
import { settings } from './settings.ts'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string }
}

const PATH = '/sw.js'
/** Where strings are not trusted as scripts, this address is, and no other: the policy ignores what it is asked for. */
const WORKER = trusted()

function trusted(): string {
  try {
    const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
      'offline-worker',
      { createScriptURL: () => PATH },
    )
    return policy?.createScriptURL(PATH) ?? PATH
  } catch {
    // A host with headers of its own forbids the policy: then there is no worker.
    return PATH
  }
}

const findWorker = async () => (settings.offline === 'on' ? offlineWorker(WORKER) : undefined)

/** Milliseconds. A page that was reached within the site is kept when it has come to rest. */
const AT_REST = 2000

/** Begins to keep what is visited; `watch` calls after every navigation within the site. */
export function beginOffline(watch: (navigated: () => void) => void): void {
  if (settings.offline === 'off') return
  whenIdle(async () => {
    const worker = await keepVisited(WORKER)
    if (worker) watch(() => setTimeout(() => tellVisited(worker), AT_REST))
  })
}

/** Stores all pages, their texts, and the cards' pictures. True when everything is there. */
export async function keepSite(): Promise<boolean> {
  const worker = await findWorker()
  return worker !== undefined && (await askToKeepAll(worker, () => {})).isAll
}

/** Of these games, those whose pages are kept. */
export async function keptAmong(cards: readonly Card[]): Promise<Card[]> {
  const worker = await findWorker()
  if (!worker) return []
  const { pages } = await askForKept(worker)
  return cards.filter(({ slug }) => pages.includes(singlePath(slug)))
}
