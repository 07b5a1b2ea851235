/** Builds games and site, and puts the result in the place of dist/ when it is whole. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readSettings, type Settings } from './config.ts'
import { compressFolder } from './host/compress.ts'
import { gamesHeaders, pageHeaders, siteHeaders } from './host/headers.ts'
import { writeNginxGames } from './host/nginx-games.ts'
import { nginxHeaders } from './host/nginx-headers.ts'
import { publish } from './host/publish.ts'
import type { BuiltHeaders } from './host/sites.ts'

export const ROOT = import.meta.dirname
export const DIST = join(ROOT, 'dist')

/** Into an empty folder. It lies within the project, because prerendering looks for React from there. */
export async function build(settings: Settings, say: (line: string) => void, dist: string): Promise<void> {
  // Loaded only when there is something to build, because they load all of Vite and a start should be quick.
  const [{ buildGames }, { buildSite }, { buildWorkers }] = await Promise.all([
    import('./tools/build.ts'),
    import('./site/build.ts'),
    import('./offline/build.ts'),
  ])
  say('Building the games …')
  const games = await buildGames(settings, join(dist, 'games'))
  say(`Building the site for ${games.length} games …`)
  const site = await buildSite(settings, join(dist, 'site'))
  await buildWorkers(settings, dist)
  say(`Compressing ${site.pages} pages …`)
  await compressFolder(dist)
  const headers: BuiltHeaders = { site: siteHeaders(settings), games: gamesHeaders(settings) }
  await writeFile(
    join(dist, 'headers.json'),
    JSON.stringify({ ...headers, pages: pageHeaders(headers.site) }, null, 2),
  )
  await mkdir(join(dist, 'nginx'))
  for (const [name, lines] of Object.entries(headers))
    await writeFile(join(dist, 'nginx', `${name}-headers.conf`), nginxHeaders(lines))
  await writeNginxGames(dist)
}

/** Builds unless dist/ was built from the same sources and settings. */
export async function buildIfStale(settings: Settings, say: (line: string) => void): Promise<void> {
  const current = await fingerprint(settings)
  const isStale = async () => (await readFile(join(DIST, STAMP), 'utf8').catch(() => '')) !== current
  // Asked again when it may build: another process may just have built the same.
  if (await isStale()) await buildAndPublish(current, settings, say, isStale)
}

const STAMP = 'stamp'

/** The stamp is a fingerprint from before the build, so that a change during the build makes the result stale. */
async function buildAndPublish(
  stamp: string,
  settings: Settings,
  say: (line: string) => void,
  isNeeded: () => Promise<boolean>,
): Promise<void> {
  await publish(DIST, say, async (folder) => {
    if (!(await isNeeded())) return false
    await build(settings, say, folder)
    await writeFile(join(folder, STAMP), stamp)
    return true
  })
}

/** A hash of everything that goes into a build: sources, versions, settings, and the year in the footer. */
async function fingerprint(settings: Settings): Promise<string> {
  // Left out, because no page contains them: where the servers listen, and the settings of the contact service.
  const { ports: _ports, listen: _listen, contact: _contact, ...built } = settings
  const hash = createHash('sha256').update(JSON.stringify([built, new Date().getFullYear()]))
  for (const place of [
    'build.ts',
    'config.ts',
    'package-lock.json',
    'host',
    'offline',
    'site',
    'tools',
    'games',
  ])
    await add(join(ROOT, place))
  return hash.digest('hex')

  async function add(path: string): Promise<void> {
    const names = await readdir(path).catch(() => undefined)
    // By its place in the project, so that a copy of the project is not stale.
    if (!names) return void hash.update(relative(ROOT, path)).update(await readFile(path))
    for (const name of names.sort()) if (name !== 'node_modules') await add(join(path, name))
  }
}

if (import.meta.main) {
  const settings = readSettings()
  await buildAndPublish(await fingerprint(settings), settings, console.log, async () => true)
  console.log('Built into dist/.')
}
