/** Configures the servers for browser tests. Their ports differ from those of `npm start`, so both can run. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FIRST = Number(process.env['E2E_FIRST_PORT'] ?? 3100)

export const PORTS = { site: FIRST, games: FIRST + 1, contact: FIRST + 2 }

export const URLS = {
  site: `http://localhost:${PORTS.site}`,
  games: `http://localhost:${PORTS.games}`,
  contact: `http://localhost:${PORTS.contact}`,
}

export const TEST_SETTINGS = {
  SITE_PORT: String(PORTS.site),
  GAMES_PORT: String(PORTS.games),
  CONTACT_PORT: String(PORTS.contact),
}

const ROOT = join(import.meta.dirname, '..')

/** Playwright's server entry: all three servers, with a separate message store for this run. */
const allServers = () => ({
  command: 'node start.ts',
  url: `${URLS.contact}/healthz`,
  env: { ...TEST_SETTINGS, CONTACT_DB: join(tmpdir(), `greenhouse-e2e-${process.pid}`, 'contact.db') },
})

/** The same for `npm run check -- pool8`: site and games, built with these games only. */
const serversOfGames = (slugs: string) => ({
  command: `node test-support/games/serve-one.ts ${slugs}`,
  url: `${URLS.site}/`,
  env: TEST_SETTINGS,
})

export const servers = (slugs = process.env['CHECK_GAME']) => ({
  ...(slugs === undefined ? allServers() : serversOfGames(slugs)),
  cwd: ROOT,
  timeout: 600_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
})
