/** Derives a second build from the first, with a different heading, game title, stylesheet and hashed names. */
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readSettings, type Settings } from '../../config.ts'
import { DIST } from '../../build.ts'
import { inheritedFiles } from '../../host/publish.ts'
import { loadSites } from '../../host/sites.ts'
import { buildWorkers } from '../../offline/build.ts'
import { TEST_SETTINGS } from '../../test-support/servers.ts'
import type { Build } from './hosts.ts'

export const HEADING = { first: 'Something is always in bloom', second: 'Something new is in bloom' }
export const TEXT = { first: 'The cloth is brushed', second: 'The new cloth is brushed' }
/** Declaration that the second stylesheet adds. */
export const STYLE = { property: 'letter-spacing', second: '3px' }
const SCRIPT = /-[\w-]{8}\.js$/

/** How a second build differs from an ordinary one. */
interface Differences {
  /** `off` has workers that remove themselves. */
  readonly offline?: Settings['offline']
  readonly installLimitMs?: number
  /** Replaces the script of the site's worker. */
  readonly siteWorker?: string
}

/** Loads the second build. Leaves no files behind. */
export async function nextBuild({ offline, installLimitMs, siteWorker }: Differences = {}): Promise<Build> {
  const dist = await mkdtemp(join(DIST, 'next-'))
  try {
    await makeNext(dist, offline, installLimitMs)
    if (siteWorker !== undefined) await writeFile(join(dist, 'site', 'sw.js'), siteWorker)
    return loadSites(dist)
  } finally {
    await rm(dist, { recursive: true })
  }
}

/** Fills a folder with the second build, uncompressed. */
export async function makeNext(
  folder: string,
  offline: Settings['offline'] = 'on',
  installLimitMs?: number,
): Promise<void> {
  await copyBuild(folder, (path) => !/\.(br|gz)$/.test(path))
  await changeSite(join(folder, 'site'), offline)
  await change(join(folder, 'games', 'pool8.html'), (html) =>
    html.replace('<title>Pool8', '<title>Second Pool8'),
  )
  await buildWorkers({ ...readSettings(TEST_SETTINGS), offline }, folder, installLimitMs)
}

/** Fills a folder with the first build, without files inherited from earlier builds. */
export async function copyBuild(folder: string, isWanted: (path: string) => boolean = () => true) {
  const inherited = await inheritedFiles(DIST)
  const isOwn = (path: string) =>
    !inherited.has(
      relative(DIST, path)
        .replaceAll(sep, '/')
        .replace(/\.(br|gz)$/, ''),
    )
  for (const part of ['site', 'games', 'nginx', 'headers.json', 'stamp'])
    await cp(join(DIST, part), join(folder, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => isOwn(path) && isWanted(path),
    })
}

/** Renames every script, because their contents change: they import each other by name. So every page changes too. */
async function changeSite(site: string, offline: string): Promise<void> {
  const scripts = (await readdir(join(site, 'assets'))).filter((name) => SCRIPT.test(name))
  const renamed = scripts.map((name) => [name, name.replace(SCRIPT, '-second00.js')] as const)
  for (const [before, after] of renamed)
    await rename(join(site, 'assets', before), join(site, 'assets', after))
  const files = (await readdir(site, { recursive: true })).filter((name) => /\.(html|js)$/.test(name))
  const edits = [...renamed, [HEADING.first, HEADING.second], [TEXT.first, TEXT.second]] as const
  for (const name of files)
    await change(join(site, name), (text) =>
      changeStyle(
        edits.reduce((edited, [before, after]) => edited.replaceAll(before, after), text),
      ).replaceAll(/offline:(["'`])on\1/g, `offline:"${offline}"`),
    )
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** Updates the stylesheet like the site's own build: the page's policy contains the hash of its inline stylesheet. */
function changeStyle(html: string): string {
  const before = /<style>(.*?)<\/style>/s.exec(html)?.[1]
  if (before === undefined) return html
  const after = `${before}h1{${STYLE.property}:${STYLE.second}}`
  return html.replace(before, () => after).replace(hashOf(before), hashOf(after))
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = edit(before)
  if (after !== before) await writeFile(file, after)
}
