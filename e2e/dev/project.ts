/** Creates a copy of the project with a single game, and runs its dev server: the test may change every file. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect } from '@playwright/test'
import { copyTemplate } from '../../tools/new-game.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** Everything that the dev server reads. */
const PARTS = [
  'dev.ts',
  'config.ts',
  'package.json',
  'tsconfig.base.json',
  'contact',
  'host',
  'offline',
  'settings',
  'site',
  'test-support',
  'tools',
  'workbench',
  'games/kit',
  'games/_blank',
  'games/_blank-turns',
  'games/_blank-real-time',
  'games/package.json',
  'games/tsconfig.json',
]

export interface DevProject {
  readonly site: string
  readonly games: string
  /** Everything that the server has printed. */
  output(): string
  read(file: string, encoding?: BufferEncoding): string
  write(file: string, content: string): void
  /** Replaces a text that the file contains. */
  edit(file: string, from: string | RegExp, to: string): void
  /** Runs Node in the project. Returns everything that it prints, also if it fails. */
  run(...args: readonly string[]): { readonly status: number | null; readonly output: string }
  remove(): Promise<void>
}

/** The game `sprout` is a copy of the template with levels. GAMES leaves `thistle` out. */
export async function startDevProject(firstPort: number): Promise<DevProject> {
  const folder = mkdtempSync(join(tmpdir(), 'greenhouse-dev-'))
  const isSource = (path: string) => !/[/\\]node_modules(?:[/\\]|$)/.test(path.slice(ROOT.length))
  for (const part of PARTS)
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: isSource })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await copyTemplate('levels', join(folder, 'games', 'sprout'), 'sprout', 'Sprout')
  await copyTemplate('turns', join(folder, 'games', 'thistle'), 'thistle', 'Thistle')

  const ports = { SITE_PORT: firstPort, GAMES_PORT: firstPort + 1, CONTACT_PORT: firstPort + 2 }
  let output = ''
  const server: ChildProcess = spawn(process.execPath, ['dev.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      CONTACT_DB: join(folder, 'contact.db'),
      GAMES: '-thistle',
      PAGE_DELAY_MS: '0',
      GAME_DELAY_MS: '0',
    },
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  ended.then(() => (output += '\nThe dev server has ended.'))
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (piece) => (output += String(piece)))
  const site = `http://localhost:${firstPort}`
  await expect.poll(() => output, { timeout: 120_000 }).toMatch(/^Site http|has ended/m)
  expect(output).toContain(`Site ${site}`)

  const read = (file: string, encoding: BufferEncoding = 'utf8') => readFileSync(join(folder, file), encoding)
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return {
    site,
    games: `http://localhost:${firstPort + 1}`,
    output: () => output,
    read,
    write,
    edit(file, from, to) {
      const before = read(file)
      const after = before.replace(from, () => to)
      expect(after, `${file} contains ${String(from)}`).not.toBe(before)
      write(file, after)
    },
    run(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
      return { status, output: stripVTControlCharacters(stdout + stderr) }
    },
    async remove() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
