/** A second build, made from the first: another heading on the home page, another title in a game, other hashed names. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readSettings, type Settings } from '../../config.ts'
import { DIST } from '../../build.ts'
import { inheritedFiles } from '../../host/publish.ts'
import { buildWorkers } from '../../offline/build.ts'

export const HEADING = { first: 'Something is always in bloom', second: 'Something new is in bloom' }
export const TEXT = { first: 'The cloth is brushed', second: 'The new cloth is brushed' }
const SCRIPT = /-[\w-]{8}\.js$/

export interface NextBuild {
  readonly dist: string
  remove(): Promise<void>
}

export async function nextBuild(offline: Settings['offline'] = 'on'): Promise<NextBuild> {
  const dist = await mkdtemp(join(DIST, 'next-'))
  const inherited = await inheritedFiles(DIST)
  const isOwn = (path: string) => !inherited.has(relative(DIST, path).replaceAll(sep, '/'))
  for (const part of ['site', 'games', 'headers.json'])
    await cp(join(DIST, part), join(dist, part), {
      recursive: true,
      filter: (path) => !/\.(br|gz)$/.test(path) && isOwn(path),
    })
  await changeSite(join(dist, 'site'), offline)
  await change(join(dist, 'games', 'pool8.html'), (html) =>
    html.replace('<title>Pool8', '<title>Second Pool8'),
  )
  await buildWorkers({ ...readSettings({}), offline }, dist)
  return { dist, remove: () => rm(dist, { recursive: true }) }
}

/** Scripts get other names, as their content changes: they import each other by name. So every page changes too. */
async function changeSite(site: string, offline: string): Promise<void> {
  const scripts = (await readdir(join(site, 'assets'))).filter((name) => SCRIPT.test(name))
  const renamed = scripts.map((name) => [name, name.replace(SCRIPT, '-second00.js')] as const)
  for (const [before, after] of renamed)
    await rename(join(site, 'assets', before), join(site, 'assets', after))
  const files = (await readdir(site, { recursive: true })).filter((name) => /\.(html|js)$/.test(name))
  const edits = [...renamed, [HEADING.first, HEADING.second], [TEXT.first, TEXT.second]] as const
  for (const name of files)
    await change(join(site, name), (text) =>
      edits
        .reduce((edited, [before, after]) => edited.replaceAll(before, after), text)
        .replaceAll(/offline:(["'`])on\1/g, `offline:"${offline}"`),
    )
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = edit(before)
  if (after !== before) await writeFile(file, after)
}
