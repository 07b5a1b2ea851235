/**
 * Puts a new build in the place of the old one between two requests. `dist` is a link to a folder in `dist-builds`: the
 * new build is made beside the old one, and a rename changes where the link leads.
 */
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { claim, HALF_MADE } from './build-lock.ts'
import {
  type Generation,
  generationOf,
  inheritedBy,
  nextGenerations,
  readGenerations,
} from './previous-builds.ts'
import { swap } from './switch-build.ts'

/** Beside `site` and `games`: which files belong to which of the last builds. */
const RECORD = 'generations.json'

/** Fills an empty folder with a build. False if there turns out to be nothing to do. */
export type Make = (folder: string) => Promise<boolean | void>

/** If anything fails, or the process is killed, `dist` stays as it was, and the next build removes what is left over. */
export async function publish(dist: string, say: (line: string) => void, make: Make): Promise<void> {
  const builds = buildsOf(dist)
  const half = await claim(builds, say)
  try {
    if ((await make(half)) === false) return
    await inherit(dist, half)
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}`
    await rename(half, join(builds, name))
    const last = await swap(dist, builds, name)
    await removeOthers(builds, [name, last])
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

const buildsOf = (dist: string) => join(dirname(dist), `${basename(dist)}-builds`)

/** The files that a build has of earlier ones, by their paths in it. They are not its own work. */
export async function inheritedFiles(dist: string): Promise<ReadonlySet<string>> {
  return new Set(inheritedBy(await generationsIn(dist)))
}

/** Tabs of earlier builds go on asking for their files: they come along, with their compressed copies and their dates. */
async function inherit(dist: string, folder: string): Promise<void> {
  const generations = nextGenerations(generationOf(await filesIn(folder)), await generationsIn(dist))
  const there = new Set(await filesIn(dist))
  for (const path of inheritedBy(generations))
    for (const file of [path, `${path}.br`, `${path}.gz`])
      if (there.has(file)) await cp(join(dist, file), join(folder, file), { preserveTimestamps: true })
  await writeFile(join(folder, RECORD), JSON.stringify(generations))
}

/** A build without a record, or with a spoiled one, is one generation: whatever it holds. */
async function generationsIn(dist: string): Promise<readonly Generation[]> {
  const text = await readFile(join(dist, RECORD), 'utf8').catch(() => '')
  const found = readGenerations(text)
  if (found) return found
  const files = generationOf(await filesIn(dist))
  return files.length > 0 ? [files] : []
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}

async function removeOthers(builds: string, kept: readonly (string | undefined)[]): Promise<void> {
  for (const name of await readdir(builds))
    if (!HALF_MADE.test(name) && !kept.includes(name))
      await rm(join(builds, name), { recursive: true, force: true })
}
