/**
 * Simulates power cuts while the file system changes: records what has been flushed, and computes what a disk could hold
 * after a cut. Patches `node:fs/promises` of this process.
 */
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import fs, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

/** Paths and contents below a folder; links as `-> target`. */
type Tree = ReadonlyMap<string, string>

interface PowerCuts {
  /** Stops recording. Returns how many steps there were. */
  end(): number
}

const CHANGES = ['mkdir', 'writeFile', 'rename', 'symlink', 'rm', 'cp'] as const

/** An inode number may be used again. */
const idOf = (path: string) => {
  const { ino, birthtimeNs } = lstatSync(path, { bigint: true })
  return `${ino}-${birthtimeNs}`
}

/**
 * Calls `check` after every step with each disk that a power cut could leave: the least (only what was flushed) and the
 * most (all names, but only flushed contents). What is in `root` at the beginning counts as flushed.
 */
export function recordPowerCuts(root: string, check: (disk: Tree, step: string) => void): PowerCuts {
  const contents = new Map<string, string>()
  const folders = new Map<string, ReadonlyMap<string, { id: string; link?: string }>>()
  const original = Object.fromEntries(CHANGES.map((name) => [name, fs[name]])) as unknown as Record<
    (typeof CHANGES)[number],
    (...args: unknown[]) => Promise<unknown>
  >
  const open = fs.open
  let steps = 0

  function flush(path: string): void {
    const stats = lstatSync(path)
    if (stats.isFile()) contents.set(idOf(path), readFileSync(path, 'utf8'))
    if (stats.isDirectory()) folders.set(idOf(path), entriesOf(path))
  }

  const entriesOf = (folder: string) =>
    new Map(
      readdirSync(folder, { withFileTypes: true }).map((entry) => {
        const path = join(folder, entry.name)
        return [entry.name, { id: idOf(path), ...(entry.isSymbolicLink() && { link: readlinkSync(path) }) }]
      }),
    )

  function flushAll(path: string): void {
    flush(path)
    if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) flushAll(join(path, name))
  }

  /** The least: follows flushed names only. */
  function flushedTree(id: string, path: string, tree: Map<string, string>): Tree {
    for (const [name, { id: child, link }] of folders.get(id) ?? []) {
      const at = join(path, name)
      if (link !== undefined) tree.set(at, `-> ${link}`)
      else if (folders.has(child)) flushedTree(child, at, tree)
      else tree.set(at, contents.get(child) ?? '')
    }
    return tree
  }

  /** The most: every name is on disk, contents only if flushed. */
  function namedTree(folder: string, path: string, tree: Map<string, string>): Tree {
    for (const [name, { id, link }] of entriesOf(folder)) {
      const at = join(path, name)
      if (link !== undefined) tree.set(at, `-> ${link}`)
      else if (lstatSync(join(folder, name)).isDirectory()) namedTree(join(folder, name), at, tree)
      else tree.set(at, contents.get(id) ?? '')
    }
    return tree
  }

  function afterStep(step: string): void {
    steps++
    check(flushedTree(idOf(root), '', new Map()), `${step}, the least`)
    check(namedTree(root, '', new Map()), `${step}, the most`)
  }

  flushAll(root)
  for (const name of CHANGES)
    Object.assign(fs, {
      [name]: async (...args: unknown[]) => {
        const result = await original[name](...args)
        afterStep(`${name} ${String(args[0])}`)
        return result
      },
    })
  fs.open = async (path, ...more) => {
    const handle: FileHandle = await open(path, ...more)
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      await sync()
      flush(String(path))
      afterStep(`sync ${String(path)}`)
    }
    return handle
  }
  syncBuiltinESMExports()

  return {
    end() {
      Object.assign(fs, original, { open })
      syncBuiltinESMExports()
      return steps
    },
  }
}
