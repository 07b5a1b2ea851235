/**
 * Replaces the current build atomically. `dist` is a link to a folder in `dist-builds`; the new build gets a folder of its
 * own, and a rename replaces the link.
 */
import { cp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { acquireBuildFolder, UNFINISHED } from './build-lock.ts'
import { flushFolder, flushTree } from './flush.ts'
import { type HashedFiles, hashedFilesOf, inheritedBy, withNewBuild, parseRecord } from './previous-builds.ts'
import { switchBuild } from './switch-build.ts'

/** Lists the hashed files of this build and the previous ones. Renaming it would lose those of the build in use. */
const RECORD = 'generations.json'

/** How many builds stay on disk, to return to. */
const KEPT_BUILDS = 5

/** Holds the name of the build that the operator has returned to. It counts only while `dist` is that build. */
const ROLLED_BACK = 'rolled-back'

/** Fills an empty folder with a build. Returns false if no build is needed. */
export type BuildStep = (folder: string) => Promise<boolean | void>

/** If the build fails or is killed, `dist` does not change, and the next build deletes the leftovers. */
export async function publish(dist: string, log: (line: string) => void, make: BuildStep): Promise<void> {
  const builds = buildsOf(dist)
  const folder = await acquireBuildFolder(builds, log)
  try {
    if ((await make(folder)) === false) return
    await inherit(dist, folder)
    // Each step is on disk before the next, so that a power cut leaves the old build or the new one.
    await flushTree(folder)
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}`
    await rename(folder, join(builds, name))
    await flushFolder(builds)
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
async function inherit(dist: string, folder: string, files?: HashedFiles): Promise<void> {
  const own = files ?? hashedFilesOf(await filesIn(folder))
  const builds = withNewBuild(own, await buildsIn(dist))
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

/** Keeps the newest builds, and those given. */
async function removeOthers(builds: string, given: readonly (string | undefined)[]): Promise<void> {
  const names = (await readdir(builds)).filter((name) => !UNFINISHED.test(name)).sort()
  const newest = names.filter((name) => BUILD_NAME.test(name)).slice(-KEPT_BUILDS)
  for (const name of names)
    if (!newest.includes(name) && !given.includes(name))
      await rm(join(builds, name), { recursive: true, force: true })
}

/** A build is called by the time it was made, which sorts. */
const BUILD_NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d(?:\.\d+)?Z)-/

export interface KeptBuild {
  readonly name: string
  /** In ISO 8601. */
  readonly built: string
  readonly isCurrent: boolean
}

/** The builds on disk, oldest first. */
export async function keptBuilds(dist: string): Promise<readonly KeptBuild[]> {
  const current = basename(await realpath(dist).catch(() => ''))
  const names = await readdir(buildsOf(dist)).catch(() => [])
  return names.sort().flatMap((name) => {
    const [, hour, minute, second] = BUILD_NAME.exec(name) ?? []
    return hour === undefined
      ? []
      : [{ name, built: `${hour}:${minute}:${second}`, isCurrent: name === current }]
  })
}

/** Switches `dist` to a kept build. It also gets the hashed files of the build before, for tabs that are still open. */
export async function returnToBuild(dist: string, name: string, log: (line: string) => void): Promise<void> {
  const builds = buildsOf(dist)
  const target = join(builds, name)
  // Waits for a build that is running.
  const lock = await acquireBuildFolder(builds, log)
  try {
    const [own = []] = await buildsIn(target)
    await inherit(dist, target, own)
    await flushTree(target)
    const isNewest = name === (await keptBuilds(dist)).at(-1)?.name
    if (!isNewest) {
      await writeFile(join(lock, ROLLED_BACK), name, { flush: true })
      await rename(join(lock, ROLLED_BACK), join(builds, ROLLED_BACK))
    }
    await switchBuild(dist, builds, name)
    if (isNewest) await rm(join(builds, ROLLED_BACK), { force: true })
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

/** Whether the operator has returned to the build in `dist`: `npm start` then keeps it although the sources differ. */
export async function isRolledBack(dist: string): Promise<boolean> {
  const name = await readFile(join(buildsOf(dist), ROLLED_BACK), 'utf8').catch(() => undefined)
  return name !== undefined && name === basename(await realpath(dist).catch(() => ''))
}
