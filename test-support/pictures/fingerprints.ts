/** Reads, records and compares the fingerprints of a game's pictures. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Fingerprints = Readonly<Record<string, string>>

const ROOT = join(import.meta.dirname, '..', '..')
const RECORD = join(import.meta.dirname, 'record.ts')
const run = promisify(execFile)
const OPTIONS = { maxBuffer: 2 ** 28 } as const

/** The file that keeps the fingerprints of a game. */
export const fileOf = (folder: string) => join('games', folder, 'test', 'pictures.json')

async function recordIn(root: string, folder: string, ...picture: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [RECORD, root, folder, ...picture], OPTIONS)
  return stdout
}

export const drawnNow = async (folder: string) => JSON.parse(await recordIn(ROOT, folder)) as Fingerprints

export const recordedOf = (folder: string) =>
  JSON.parse(readFileSync(join(ROOT, fileOf(folder)), 'utf8')) as Fingerprints

/** Numbered names change with every new object before them, which would hide the real difference. */
export const withoutNumbers = (line: string) => line.replaceAll(/\b(canvas|result|Path2D|pen)\d+/g, '$1')

/** The first lines that differ, after the line before them. */
export function firstDifference(before: readonly string[], after: readonly string[], most = 4): string {
  const all = Array.from({ length: Math.max(before.length, after.length) }, (_, i) => i)
  const differing = all
    .filter((i) => withoutNumbers(before[i] ?? '') !== withoutNumbers(after[i] ?? ''))
    .slice(0, most)
  const some = (lines: readonly string[], sign: string) =>
    differing.flatMap((i) => (lines[i] === undefined ? [] : `${sign} ${lines[i].slice(0, 160)}`))
  const [from = 0] = differing
  return [`  ${after[from - 1] ?? ''}`, ...some(before, '-'), ...some(after, '+')].join('\n')
}

/** Draws the picture as of the commit that last recorded it, and compares. Undefined without that commit. */
export async function explainChange(folder: string, picture: string): Promise<string | undefined> {
  const old = mkdtempSync(join(tmpdir(), 'pictures-'))
  try {
    const git = async (...args: string[]) => (await run('git', ['-C', ROOT, ...args], OPTIONS)).stdout.trim()
    const commit = await git('log', '-1', '--format=%H', '--', fileOf(folder))
    await run('sh', [
      '-c',
      `git -C "$1" archive ${commit} games package.json | tar -x -C "$2"`,
      'sh',
      ROOT,
      old,
    ])
    const [before, after] = [await recordIn(old, folder, picture), await recordIn(ROOT, folder, picture)]
    return firstDifference(before.split('\n'), after.split('\n'))
  } catch {
    return undefined
  } finally {
    rmSync(old, { recursive: true, force: true })
  }
}
