/** Plants known faults in a copy of the project. */
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

export interface Edit {
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
}

/** A fault, as the edits that introduce it. */
export interface Fault {
  readonly name: string
  readonly edits: readonly Edit[]
}

/** Copies these files and folders of the project, without those whose path matches `except`. */
export function copyProject(paths: readonly string[], except: RegExp): string {
  const root = mkdtempSync(join(tmpdir(), 'greenhouse-fault-'))
  for (const path of paths)
    cpSync(join(ROOT, path), join(root, path), {
      recursive: true,
      filter: (source) => !except.test(source.slice(ROOT.length)),
    })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  return root
}

/** Applies the edits of a fault in a copy. Returns a function that takes them back. */
export function plantFault(root: string, { name, edits }: Fault): () => void {
  const originals = new Map<string, string>()
  for (const { file, find, replace } of edits) {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    const parts = text.split(find)
    if (parts.length !== 2)
      throw new Error(`"${name}": ${file} contains this ${parts.length - 1} times instead of once: ${find}`)
    if (!originals.has(path)) originals.set(path, text)
    writeFileSync(path, parts.join(replace))
  }
  return () => {
    for (const [path, text] of originals) writeFileSync(path, text)
  }
}
