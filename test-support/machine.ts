/** Finds or installs the real programs that tests need. If that fails, their tests are skipped with a warning. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const mayInstall = () =>
  process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** The kernel releases this lock even when its holder is killed. */
const INSTALL_LOCK = '/run/greenhouse-install.lock'
const INSTALL_PROGRAM = join(import.meta.dirname, 'debian-install.ts')

/** Installs Debian packages if we are root on Debian; does nothing elsewhere. Logs the reason and any failure. */
export function installFromDebian(debianPackages: readonly string[], neededBy: string): void {
  if (!mayInstall()) return
  console.log(
    `Installing ${debianPackages.join(', ')} from Debian, for ${neededBy}. This takes about a minute and starts no service.`,
  )
  // A separate process restores the machine's files even if this one is killed. The lock keeps two test files from
  // replacing each other's files.
  const { status, stdout, stderr, error } = spawnSync(
    'flock',
    [INSTALL_LOCK, process.execPath, INSTALL_PROGRAM, ...debianPackages],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  )
  if (status === 0) return
  console.error(
    [stdout, stderr, error?.message ?? '']
      .filter((text) => text !== '')
      .join('\n')
      .trimEnd(),
  )
}

export interface Wanted<Found> {
  readonly what: string
  readonly debianPackages: readonly string[]
  /** Names the tests that need it, as the end of the sentence "Installing … for …". */
  readonly neededBy: string
  find(): Found | undefined
  /** In CI, fail instead of skipping the tests that need it. */
  readonly requiredInCi: boolean
}

/** Finds a program, and installs it if necessary. Returns undefined, with a warning, if its tests must be skipped. */
export function findOrSkip<Found>({
  what,
  debianPackages,
  neededBy,
  find,
  requiredInCi,
}: Wanted<Found>): Found | undefined {
  const found = find()
  if (found !== undefined) return found
  installFromDebian(debianPackages, neededBy)
  const installed = find()
  if (installed !== undefined) return installed
  const sentence = `There is no ${what} on this machine and none could be installed: tests that need it are skipped.`
  if (requiredInCi && process.env['CI'])
    throw new Error(`${sentence} CI must not skip them: install ${what} there.`)
  console.warn(sentence)
  return undefined
}

export function onPath(program: string): string | undefined {
  const found = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : undefined
}

const idNumber = (flag: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))

/** Returns a user for servers that refuse to run as root. Undefined if we are not root and can run them ourselves. */
export function ordinaryUser(names: readonly string[]): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of names) {
    try {
      return { uid: idNumber('-u', name), gid: idNumber('-g', name) }
    } catch {
      continue
    }
  }
  throw new Error(`None of the users ${names.join(', ')} exists on this machine.`)
}

/** Port range per test process, below the system's ephemeral ports. */
const STRETCHES = { first: 10_000, count: 200, length: 100 }
let nextPort = STRETCHES.first + (process.pid % STRETCHES.count) * STRETCHES.length

/** Never returns a port twice, so that a program can be restarted on its port while other tests run. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++
    if (await isFree(port)) return port
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Polls every 20 ms until `look` returns a value, and returns it. Rejects with `what` after the timeout. */
export async function until<Seen>(
  what: string,
  look: () => Seen | undefined | Promise<Seen | undefined>,
  withinMs = 60_000,
): Promise<NonNullable<Seen>> {
  const end = Date.now() + withinMs
  for (;;) {
    const seen = await look()
    if (seen !== undefined && seen !== null && seen !== false) return seen
    if (Date.now() > end) throw new Error(`Timed out after ${withinMs / 1000} s, waiting for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
