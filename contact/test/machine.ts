/** Real programs that tests run: found on the machine, got from Debian where that is possible, or skipped out loud. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'

const mayInstall = () =>
  process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

function install(debianPackage: string): void {
  console.log(`Installing the Debian package ${debianPackage} for the tests (about a minute).`)
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], options)
}

/** What `find` finds, after an installation if need be. Without it tests are skipped, except in CI, where that is a failure. */
export function findOrSkip<Found>(
  what: string,
  debianPackage: string,
  find: () => Found | undefined,
): Found | undefined {
  const found = find()
  if (found !== undefined) return found
  if (mayInstall()) install(debianPackage)
  const installed = find()
  if (installed !== undefined) return installed
  const sentence = `There is no ${what} on this machine and none could be installed: tests that need it are skipped.`
  if (process.env['CI']) throw new Error(`${sentence} CI must not skip them: install ${what} there.`)
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
