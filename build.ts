/** Builds games and site, then replaces dist/ with the complete result. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readSettings, SettingError, type Settings, siteSettings } from './config.ts'
import { compressFolder } from './host/compress.ts'
import { gamesHeaders, pageHeaders, siteHeaders } from './host/headers.ts'
import { writeNginxGames } from './host/nginx-games.ts'
import { nginxHeaders } from './host/nginx-headers.ts'
import { isRolledBack, publish } from './host/publish.ts'
import type { BuiltHeaders } from './host/sites.ts'
import { chooseGames } from './settings/choice.ts'
import type { GameFolder } from './tools/folders.ts'

export const ROOT = import.meta.dirname
export const DIST = join(ROOT, 'dist')

/**
 * Builds all games, or those given, into an empty folder. It must be inside the project, because prerendering resolves
 * React from there.
 */
export async function build(
  settings: Settings,
  log: (line: string) => void,
  dist: string,
  given?: readonly GameFolder[],
): Promise<void> {
  // Imported only when needed: they load all of Vite, which would slow down every start.
  const [{ buildGames }, { buildSite }, { readEntries }, { buildWorkers }, { gameFolders }] =
    await Promise.all([
      import('./tools/build.ts'),
      import('./site/build.ts'),
      import('./site/entries.ts'),
      import('./offline/build.ts'),
      import('./tools/folders.ts'),
    ])
  const sites = chosenGames(settings, given ?? (await gameFolders()))
  log('Building the games …')
  // All sites share one games host, so it has the games of all.
  await buildGames(settings, join(dist, 'games'), [...new Set(sites.flatMap(({ games }) => games))])
  let pages = 0
  for (const { folder, own, games } of sites) {
    log(`Building ${own.siteName} for ${games.length} games …`)
    const built = await buildSite(own, join(dist, folder), await readEntries(own, games))
    pages += built.pages
  }
  await buildWorkers(settings, dist)
  log(`Compressing ${pages} pages …`)
  await compressFolder(dist)
  const headers = { site: siteHeaders(settings), games: gamesHeaders(settings) }
  const more: BuiltHeaders['more'] = sites.slice(1).map(({ folder, own }) => {
    return { host: new URL(own.origins.site).hostname, folder, headers: siteHeaders(own) }
  })
  await writeFile(
    join(dist, 'headers.json'),
    JSON.stringify({ ...headers, pages: pageHeaders(headers.site), more }, null, 2),
  )
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  // For `npm run ops`.
  const { site, games } = settings.origins
  const others = settings.moreSites.map((each) => each.settings.origins.site)
  await writeFile(join(dist, 'build.json'), JSON.stringify({ version, site, games, more: others }))
  await mkdir(join(dist, 'nginx'))
  for (const [name, lines] of Object.entries(headers))
    await writeFile(join(dist, 'nginx', `${name}-headers.conf`), nginxHeaders(lines))
  await writeNginxGames(dist, ['site', ...more.map(({ folder }) => folder)])
  await writeFile(
    join(dist, 'nginx', 'sites.conf'),
    more.map(({ host, folder }) => `${host} ${folder};\n`).join(''),
  )
}

/** Every site with its games. */
function chosenGames(settings: Settings, folders: readonly GameFolder[]) {
  const catalogue = folders.map(({ slug }) => slug)
  return siteSettings(settings).map(([folder, own]) => {
    const slugs = chooseGames(own.games, catalogue)
    return { folder, own, games: folders.filter(({ slug }) => slugs.includes(slug)) }
  })
}

/** Builds unless dist/ was built from the same sources and settings. */
export async function buildIfStale(settings: Settings, log: (line: string) => void): Promise<void> {
  if (await isRolledBack(DIST))
    return log(
      'Serving an earlier build, as "npm run ops -- rollback" asked for. "npm run ops -- forward" returns to the newest one, "npm run build" makes a new one.',
    )
  const current = await fingerprint(settings)
  const isStale = async () => (await readFile(join(DIST, STAMP), 'utf8').catch(() => '')) !== current
  // Checked again after waiting for the lock: another process may just have built the same.
  if (await isStale()) await buildAndPublish(current, settings, log, isStale)
}

const STAMP = 'stamp'

/** The stamp is computed before the build, so that a change during the build makes the result stale. */
async function buildAndPublish(
  stamp: string,
  settings: Settings,
  log: (line: string) => void,
  isNeeded: () => Promise<boolean>,
): Promise<void> {
  await publish(DIST, log, async (folder) => {
    if (!(await isNeeded())) return false
    await build(settings, log, folder)
    await writeFile(join(folder, STAMP), stamp)
    return true
  })
}

/** A hash of everything that goes into a build: sources, versions, settings, and the year in the footer. */
async function fingerprint(settings: Settings): Promise<string> {
  // Excludes settings that no page contains: ports, listen address, and those of the contact service.
  const { ports: _ports, listen: _listen, contact: _contact, ...built } = settings
  const hash = createHash('sha256').update(JSON.stringify([built, new Date().getFullYear()]))
  for (const path of [
    'build.ts',
    'config.ts',
    'package-lock.json',
    'host',
    'offline',
    'settings',
    'site',
    'tools',
    'games',
  ])
    await add(join(ROOT, path))
  return hash.digest('hex')

  async function add(path: string): Promise<void> {
    const names = await readdir(path).catch(() => undefined)
    // By its relative path, so that a copy of the project is not stale.
    if (!names) return void hash.update(relative(ROOT, path)).update(await readFile(path))
    for (const name of names.sort()) if (name !== 'node_modules') await add(join(path, name))
  }
}

/** Builds in any case. */
export async function buildNow(settings: Settings, log: (line: string) => void): Promise<void> {
  await buildAndPublish(await fingerprint(settings), settings, log, async () => true)
  log('Built into dist/.')
}

if (import.meta.main) {
  try {
    await buildNow(readSettings(), console.log)
  } catch (error) {
    console.error(error instanceof SettingError ? error.message : error)
    process.exitCode = 1
  }
}
