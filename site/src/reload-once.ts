/**
 * Reloads the page once if the chunk of a screen is gone, most likely because a new version was deployed under an open
 * tab. The reloaded page refers to the new chunks.
 */
import { withTabStorage } from './storage.ts'

const NOTE = 'arcade.reloaded'

export interface Situation {
  readonly online: boolean
  readonly address: string
  /** The address that was last reloaded, or null; undefined without storage. */
  readonly noted: string | null | undefined
  /** Whether this page is the result of a reload. */
  readonly reloaded: boolean
}

/** Never twice in a row for an address. Without storage, never on a page that was reloaded already. */
export const mayReload = ({ online, address, noted, reloaded }: Situation) =>
  online && (noted === undefined ? !reloaded : noted !== address)

/** Returns true if the page is about to reload. */
export function reloadOnce(): boolean {
  const address = location.href
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const situation = {
    online: navigator.onLine,
    address,
    noted: withTabStorage((storage) => storage.getItem(NOTE)),
    reloaded: navigation?.type === 'reload',
  }
  if (!mayReload(situation)) {
    // The next failure may have a different cause, such as a further deployment.
    forgetReload()
    return false
  }
  withTabStorage((storage) => storage.setItem(NOTE, address))
  location.reload()
  return true
}

export const forgetReload = () => withTabStorage((storage) => storage.removeItem(NOTE))
