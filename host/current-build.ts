/** The two sites of a build, which can be exchanged for those of another build while they are served. */
import { realpathSync } from 'node:fs'
import type { Site } from './answer.ts'
import { loadSites } from './sites.ts'

export interface LiveSites {
  readonly site: Site
  readonly games: Site
  /** From now on every request is answered from the build that is in `dist` now. Throws, and changes nothing, if there is none. */
  takeUp(): void
}

export function liveSites(dist: string): LiveSites {
  // By its own name: the link may lead to the next build before all of this one is read.
  const load = () => loadSites(realpathSync(dist))
  let now = load()
  return {
    site: live(() => now.site),
    games: live(() => now.games),
    takeUp: () => void (now = load()),
  }
}

const live = (now: () => Site): Site => ({
  get files() {
    return now().files
  },
  get headers() {
    return now().headers
  },
  page: (path, search) => now().page(path, search),
  missing: (path) => now().missing(path),
})
