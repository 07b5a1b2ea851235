/**
 * A screen whose chunk is gone: most likely the site was deployed anew under an open tab. The page is loaded once more,
 * at the same address, and then comes with the names of the new chunks.
 */
import { withTabStorage } from './storage.ts'

const NOTE = 'arcade.reloaded'

export interface Situation {
  readonly online: boolean
  readonly address: string
  /** The address that was loaded anew before, if any; undefined where nothing can be noted. */
  readonly noted: string | null | undefined
  /** Whether this very page came by being loaded anew. */
  readonly reloaded: boolean
}

/** Never twice in a row for an address. Where nothing can be noted, not on a page that was loaded anew already. */
export const mayReload = ({ online, address, noted, reloaded }: Situation) =>
  online && (noted === undefined ? !reloaded : noted !== address)

/** True if the page is about to be loaded anew. */
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
    // The next failure is another one, perhaps after another deployment.
    forgetReload()
    return false
  }
  withTabStorage((storage) => storage.setItem(NOTE, address))
  location.reload()
  return true
}

export const forgetReload = () => withTabStorage((storage) => storage.removeItem(NOTE))
