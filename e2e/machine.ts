/** Real programs that tests run: found on the machine, got from Debian where that is possible, or skipped out loud. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'

const mayInstall = () =>
  process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** Installs Debian packages where that is possible; the person is told. */
export function installFromDebian(debianPackages: readonly string[]): void {
  if (!mayInstall()) return
  console.log(`Installing for the tests, about a minute: ${debianPackages.join(', ')} (Debian).`)
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // Another test file may be installing at the same moment.
  const waiting = ['-qq', '-o', 'DPkg::Lock::Timeout=180', '-o', 'APT::Get::Lock::Timeout=180']
  spawnSync('apt-get', ['update', ...waiting], options)
  spawnSync('apt-get', ['install', '-y', ...waiting, '--no-install-recommends', ...debianPackages], options)
}

export interface Wanted<Found> {
  readonly what: string
  readonly debianPackages: readonly string[]
  find(): Found | undefined
  /** A test that matters so much that CI must not skip it. */
  readonly requiredInCi: boolean
}

/** What is found, after an installation if need be; without it the tests that need it are skipped, out loud. */
export function findOrSkip<Found>({
  what,
  debianPackages,
  find,
  requiredInCi,
}: Wanted<Found>): Found | undefined {
  const found = find()
  if (found !== undefined) return found
  installFromDebian(debianPackages)
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

/** Some servers refuse to run as root. Undefined where we are not root: then we run them as ourselves. */
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

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The machine has no free port.')
  return address.port
}

/** Waits for the thing itself, looking often; rejects with `what` when it does not happen. */
export async function until<Seen>(
  what: string,
  look: () => Seen | undefined | Promise<Seen | undefined>,
  withinMs = 60_000,
): Promise<NonNullable<Seen>> {
  const end = Date.now() + withinMs
  for (;;) {
    const seen = await look()
    if (seen !== undefined && seen !== null && seen !== false) return seen
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
