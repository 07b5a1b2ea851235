/**
 * Replaces the current build atomically. `dist` is a link to a folder in `dist-builds`; the new build gets a folder of its
 * own, and a rename replaces the link.
 */
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { acquireBuildFolder, UNFINISHED } from './build-lock.ts'
import { type HashedFiles, hashedFilesOf, inheritedBy, withNewBuild, parseRecord } from './previous-builds.ts'
import { switchBuild } from './switch-build.ts'

/** Lists the hashed files of this build and the previous ones. Renaming it would lose those of the build in use. */
const RECORD = 'generations.json'

/** Fills an empty folder with a build. Returns false if no build is needed. */
export type BuildStep = (folder: string) => Promise<boolean | void>

/** If the build fails or is killed, `dist` does not change, and the next build deletes the leftovers. */
export async function publish(dist: string, log: (line: string) => void, make: BuildStep): Promise<void> {
  const builds = buildsOf(dist)
  const folder = await acquireBuildFolder(builds, log)
  try {
    if ((await make(folder)) === false) return
    await inherit(dist, folder)
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}`
    await rename(folder, join(builds, name))
    const previous = await switchBuild(dist, builds, name)
    await removeOthers(builds, [name, previous])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const buildsOf = (dist: string) => join(dirname(dist), `${basename(dist)}-builds`)

/** The paths of files that the build in `dist` has inherited from previous ones. */
export async function inheritedFiles(dist: string): Promise<ReadonlySet<string>> {
  return new Set(inheritedBy(await buildsIn(dist)))
}

/** Copies the hashed files of previous builds, with their compressed copies and dates, for tabs that are still open. */
async function inherit(dist: string, folder: string): Promise<void> {
  const builds = withNewBuild(hashedFilesOf(await filesIn(folder)), await buildsIn(dist))
  const available = new Set(await filesIn(dist))
  for (const path of inheritedBy(builds))
    for (const file of [path, `${path}.br`, `${path}.gz`])
      if (available.has(file)) await cp(join(dist, file), join(folder, file), { preserveTimestamps: true })
  await writeFile(join(folder, RECORD), JSON.stringify(builds))
}

/** Without a valid record, all hashed files in `dist` count as one build. */
async function buildsIn(dist: string): Promise<readonly HashedFiles[]> {
  const text = await readFile(join(dist, RECORD), 'utf8').catch(() => '')
  const found = parseRecord(text)
  if (found) return found
  const files = hashedFilesOf(await filesIn(dist))
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
    if (!UNFINISHED.test(name) && !kept.includes(name))
      await rm(join(builds, name), { recursive: true, force: true })
}
