/** Maps the addresses of the two static sites to files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostedSite } from './answer.ts'
import { type Files, loadFiles } from './files.ts'
import type { Headers } from './headers.ts'

/** The content of dist/headers.json. */
export interface BuiltHeaders {
  readonly site: Headers
  readonly games: Headers
  /** Sites with host names of their own; absent in builds from before version 1.2. */
  readonly more?: readonly { readonly host: string; readonly folder: string; readonly headers: Headers }[]
}

export function loadSites(dist: string): { site: HostedSite; games: HostedSite } {
  const headers = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')) as BuiltHeaders
  const load = (folder: string, own: Headers) => mainSite(loadFiles(join(dist, folder), own), own)
  const first = load('site', headers.site)
  const more = new Map((headers.more ?? []).map((site) => [site.host, load(site.folder, site.headers)]))
  return {
    site: { ...first, forHost: (host) => more.get(hostname(host)) },
    games: gamesSite(loadFiles(join(dist, 'games'), headers.games), headers.games),
  }
}

/** The name in a Host header, without the port, as nginx reads it. */
const hostname = (host = '') => host.toLowerCase().replace(/:\d*$/, '')

export function mainSite(files: Files, headers: Headers): HostedSite {
  return {
    files,
    headers,
    page(path, search) {
      if (path === '/') return '/index.html'
      const page =
        path === '/single' ? `/single/${new URLSearchParams(search).get('slug')}.html` : `${path}.html`
      // A game's page is reached only through its query, and error pages have no address.
      const internal =
        path.startsWith('/single/') || path === '/404' || path === '/error' || path === '/index'
      return files.has(page) && !internal ? page : undefined
    },
    missing: (path) => (path === '/single' ? '/error.html' : '/404.html'),
  }
}

export function gamesSite(files: Files, headers: Headers): HostedSite {
  return {
    files,
    headers,
    page: (path) => (files.has(`${path}.html`) ? `${path}.html` : undefined),
    missing: () => undefined,
  }
}
