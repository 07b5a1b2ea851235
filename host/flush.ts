/** Flushes files and folders to disk, so that a power cut after a step cannot undo it. */
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Flushes at the same time; a disk combines those that wait. */
const PARALLEL = 16

/** Flushes every file in a folder, then the folders: their entries, which name the files. */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = (isWanted: (entry: (typeof entries)[0]) => boolean) =>
    entries.filter(isWanted).map((entry) => join(entry.parentPath, entry.name))
  const files = paths((entry) => entry.isFile())
  for (let first = 0; first < files.length; first += PARALLEL)
    await Promise.all(files.slice(first, first + PARALLEL).map(flush))
  for (const path of [...paths((entry) => entry.isDirectory()), folder]) await flushFolder(path)
}

/** Flushes the names in a folder: what was created, renamed or removed there. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and writes their entries at once.
  if (process.platform !== 'win32') await flush(folder)
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, process.platform === 'win32' ? 'r+' : 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
