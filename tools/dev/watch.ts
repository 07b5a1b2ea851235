/** Watches folders for changed, new and removed files. */
import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** macOS and Windows watch whole trees themselves. */
const HAS_RECURSION = process.platform === 'darwin' || process.platform === 'win32'
const UNWATCHED = /(?:^|[/\\])(?:node_modules|\.git|dist[^/\\]*)(?:[/\\]|$)/

/**
 * Reports the absolute paths of changed files, removed ones included. Watches every folder rather than every file:
 * editors replace files, and Node's own recursion on Linux then goes on watching the file that is gone.
 */
export function watchFolders(roots: readonly string[], onChange: (file: string) => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>()

  function unwatch(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  function follow(folder: string, isNew: boolean): void {
    if (watchers.has(folder) || UNWATCHED.test(folder)) return
    const watcher = watch(folder, { recursive: HAS_RECURSION }, (event, name) => {
      const path = join(folder, name ?? '')
      if (name === null || UNWATCHED.test(path)) return
      if (event === 'rename' && !HAS_RECURSION) rescan(path)
      onChange(path)
    })
    // The folder has been removed.
    watcher.on('error', () => unwatch(folder))
    watchers.set(folder, watcher)
    if (HAS_RECURSION) return
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) follow(path, isNew)
      // Written before the folder was watched.
      else if (isNew) onChange(path)
    }
  }

  /** A new folder is followed with all its files; a removed one is forgotten, so that its successor is new again. */
  function rescan(path: string): void {
    unwatch(path)
    try {
      follow(path, true)
    } catch {
      // A file, or gone again.
    }
  }

  for (const root of roots) follow(root, false)
  return {
    close() {
      for (const folder of watchers.keys()) unwatch(folder)
    },
  }
}
