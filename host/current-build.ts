/** Serves the sites of the current build, and switches to a new build without a restart. */
import { realpathSync } from 'node:fs'
import type { HostedSite } from './answer.ts'
import { loadSites } from './sites.ts'

export interface CurrentSites {
  readonly site: HostedSite
  readonly games: HostedSite
  /** Switches to the build in `dist`. Throws, and keeps the old one, if that cannot be read. */
  reload(): void
}

export function createCurrentSites(dist: string): CurrentSites {
  // Resolves the link once: it may change to the next build while this one is being read.
  const load = () => loadSites(realpathSync(dist))
  let current = load()
  return {
    site: siteOf(() => current.site),
    games: siteOf(() => current.games),
    reload: () => void (current = load()),
  }
}

const siteOf = (current: () => HostedSite): HostedSite => ({
  get files() {
    return current().files
  },
  get headers() {
    return current().headers
  },
  page: (path, search) => current().page(path, search),
  missing: (path) => current().missing(path),
  forHost: (host) => current().forHost?.(host),
})
