/** Points the link `dist` to a new build. */
import { readlink, realpath, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { flushFolder } from './flush.ts'

/** Returns the name of the previous build, if there was one. Its folder stays, because it may be in use. */
export async function switchBuild(dist: string, builds: string, name: string): Promise<string | undefined> {
  const link = join(builds, 'next')
  await rm(link, { force: true })
  // On Windows a junction needs no privileges, but an absolute path. Elsewhere a relative one lets the project be moved.
  const isWindows = process.platform === 'win32'
  await symlink(join(isWindows ? builds : basename(builds), name), link, 'junction')
  const before = await realpath(dist).catch(() => undefined)
  await flushFolder(builds)
  try {
    await rename(link, dist)
    // Until this is on disk, a power cut brings the previous build back; it must not be removed before.
    await flushFolder(dirname(dist))
    return before && basename(before)
  } catch (error) {
    if (!NOT_REPLACEABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    return await switchInTwoSteps(link, dist, builds, name)
  }
}

/** Errors of a rename over a folder or, on Windows, over a link. */
const NOT_REPLACEABLE = new Set(['EISDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'])

/** For a `dist` that is a plain folder, and always on Windows: `dist` is missing for a moment. */
async function switchInTwoSteps(link: string, dist: string, builds: string, name: string): Promise<string> {
  const aside = join(builds, `${name}-before`)
  await rename(dist, aside)
  try {
    await rename(link, dist)
  } catch (error) {
    await rename(aside, dist)
    throw error
  }
  await flushFolder(dirname(dist))
  const target = await readlink(aside).catch(() => undefined)
  if (target === undefined) return basename(aside)
  await rm(aside)
  return basename(target)
}
