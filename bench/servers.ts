/** The servers that benchmarks measure, on their own ports and from a build with their own settings. */
import { buildIfStale, DIST } from '../build.ts'
import { readSettings, type Settings } from '../config.ts'
import { serve, type Serving } from '../host/serve.ts'
import { loadSites } from '../host/sites.ts'

const FIRST = Number(process.env['BENCH_FIRST_PORT'] ?? 3200)

/** The environment variables of these settings, for servers in processes of their own. */
export const BENCH_ENVIRONMENT = {
  SITE_PORT: String(FIRST),
  GAMES_PORT: String(FIRST + 1),
  CONTACT_PORT: String(FIRST + 2),
}

export const BENCH_SETTINGS: Settings = readSettings(BENCH_ENVIRONMENT)

export async function serveBuilt(): Promise<{ close(): Promise<void> }> {
  await buildIfStale(BENCH_SETTINGS, console.log)
  const { site, games } = loadSites(DIST)
  const { ports, listen } = BENCH_SETTINGS
  const running: Serving[] = [await serve(site, ports.site, listen), await serve(games, ports.games, listen)]
  return { close: async () => void (await Promise.all(running.map((each) => each.close()))) }
}
