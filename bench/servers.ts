/** Starts the servers that benchmarks measure, on their own ports and from a build with their own settings. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale, DIST } from '../build.ts'
import { readSettings, type Settings } from '../config.ts'
import { compressFolder } from '../host/compress.ts'
import { loadFiles } from '../host/files.ts'
import { gamesHeaders } from '../host/headers.ts'
import { serve, type Serving } from '../host/serve.ts'
import { gamesSite, loadSites } from '../host/sites.ts'
import { buildGames } from '../tools/build.ts'
import { gameFolders } from '../tools/folders.ts'

const FIRST = Number(process.env['BENCH_FIRST_PORT'] ?? 3200)

/** These settings as environment variables, for servers that run as separate processes. */
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

/** Builds and serves only these games, because a full build takes minutes. */
export async function serveGames(
  slugs: readonly string[],
  settings = BENCH_SETTINGS,
): Promise<{ close(): Promise<void> }> {
  const out = await mkdtemp(join(tmpdir(), 'games-bench-'))
  const folders = (await gameFolders()).filter(({ slug }) => slugs.includes(slug))
  await buildGames(settings, out, folders)
  await compressFolder(out)
  const headers = gamesHeaders(settings)
  const files = loadFiles(out, headers)
  await rm(out, { recursive: true })
  const { ports, listen } = settings
  return serve(gamesSite(files, headers), ports.games, listen)
}
