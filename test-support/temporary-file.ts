/** Puts a file in place while a function runs, then restores the previous file. */
import { lstatSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export function withTemporaryFile<Result>(path: string, content: string, act: () => Result): Result {
  const original = `${path}.before-greenhouse-tests`
  restoreAfterCrash(path, original, content)
  const createdFolder = mkdirSync(dirname(path), { recursive: true })
  try {
    if (isPresent(path)) renameSync(path, original)
    writeFileSync(path, content)
    return act()
  } finally {
    rmSync(path, { force: true })
    if (isPresent(original)) renameSync(original, path)
    if (createdFolder !== undefined) removeEmptyFolders(dirname(path), createdFolder)
  }
}

/** Does not follow links: a dangling one must be restored as well. */
const isPresent = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** Cleans up after a killed run: restores the original, or removes the file that the run left behind. */
function restoreAfterCrash(path: string, original: string, content: string): void {
  if (isPresent(original)) renameSync(original, path)
  else if (lstatSync(path, { throwIfNoEntry: false })?.isFile() && readFileSync(path, 'utf8') === content)
    rmSync(path)
}

/** Removes the folders from `folder` up to `top`, unless they contain other files by now. */
function removeEmptyFolders(folder: string, top: string): void {
  try {
    rmdirSync(folder)
  } catch {
    return
  }
  if (folder !== top) removeEmptyFolders(dirname(folder), top)
}
