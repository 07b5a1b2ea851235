/** Leads the link `dist` to another build. */
import { readlink, realpath, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Gives the name of the build that was there before, if there was one. It stays: somebody may be reading it. */
export async function swap(dist: string, builds: string, name: string): Promise<string | undefined> {
  const link = join(builds, 'next')
  await rm(link, { force: true })
  // On Windows a link of this kind needs no rights, but a whole path. Elsewhere the project can be moved with it.
  const isWindows = process.platform === 'win32'
  await symlink(join(isWindows ? builds : basename(builds), name), link, 'junction')
  const before = await realpath(dist).catch(() => undefined)
  try {
    await rename(link, dist)
    return before && basename(before)
  } catch (error) {
    if (!IN_THE_WAY.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    return await swapInTwoSteps(link, dist, builds, name)
  }
}

/** A folder, and on Windows a link as well, is not replaced by a rename. */
const IN_THE_WAY = new Set(['EISDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'])

/** The way from a `dist` that is a folder, as it was once, and the only way on Windows: for a moment there is none. */
async function swapInTwoSteps(link: string, dist: string, builds: string, name: string): Promise<string> {
  const aside = join(builds, `${name}-before`)
  await rename(dist, aside)
  try {
    await rename(link, dist)
  } catch (error) {
    await rename(aside, dist)
    throw error
  }
  const led = await readlink(aside).catch(() => undefined)
  if (led === undefined) return basename(aside)
  await rm(aside)
  return basename(led)
}
