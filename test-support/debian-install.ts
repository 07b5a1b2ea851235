/** Installs Debian packages for the tests without starting their services. Run as `node debian-install.ts <package>…`. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { withTemporaryFile } from './temporary-file.ts'

export interface RunResult {
  /** Null if a signal ended the program or it could not be started. */
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Machine {
  /** Replaces `/`. Tests use a temporary folder. */
  readonly root: string
  run(program: string, args: readonly string[]): RunResult
}

/** Two test files may install packages at the same time, or while someone else uses apt. */
const WAIT_FOR_LOCKS = ['-o', 'DPkg::Lock::Timeout=180', '-o', 'APT::Get::Lock::Timeout=180']

const updateCommand = () => ['update', '-qq', ...WAIT_FOR_LOCKS]
const installCommand = (packages: readonly string[]) => [
  'install',
  '-y',
  '-qq',
  ...WAIT_FOR_LOCKS,
  '--no-install-recommends',
  ...packages,
]

/** Debian asks this program before a package starts a service; 101 means "do not start it". */
export const POLICY = `#!/bin/sh
# Written by the tests of Greenhouse Arcade while they install packages, and removed afterwards.
exit 101
`
/** Without it the package creates a database cluster, which would start at every boot. */
export const NO_CLUSTER = `# Written by the tests of Greenhouse Arcade while they install packages, and removed afterwards.
create_main_cluster = false
`

/** Services of the packages that the tests install. Debian enables them for the next boot. */
const SERVICES = ['nginx', 'postgresql', 'prometheus']

/** Returns undefined once all packages are installed, otherwise the reason for the failure. */
export function installPackages(packages: readonly string[], machine: Machine): string | undefined {
  const at = (path: string) => join(machine.root, path)
  const hasService = (name: string) => existsSync(at(`etc/init.d/${name}`))
  const missingServices = SERVICES.filter((name) => !hasService(name))

  const install = () => {
    const updated = machine.run('apt-get', updateCommand())
    const installed = machine.run('apt-get', installCommand(packages))
    // Disables only services that this installation added: an operator's own service stays enabled.
    for (const name of missingServices.filter(hasService)) machine.run('update-rc.d', [name, 'disable'])
    if (installed.status === 0) return undefined
    return [
      ...(updated.status === 0 ? [] : [failureText('apt-get update', updated)]),
      failureText(`apt-get install ${packages.join(' ')}`, installed),
    ].join('\n')
  }
  const installWithoutCluster = () =>
    packages.some((name) => name.startsWith('postgresql'))
      ? withTemporaryFile(
          at('etc/postgresql-common/createcluster.d/greenhouse-tests.conf'),
          NO_CLUSTER,
          install,
        )
      : install()
  const policyFile = at('usr/sbin/policy-rc.d')
  return withTemporaryFile(policyFile, POLICY, () => {
    chmodSync(policyFile, 0o755)
    return installWithoutCluster()
  })
}

const SHOWN_LINES = 15

/** Returns the exit code and the last lines of output. */
function failureText(command: string, { status, stdout, stderr }: RunResult): string {
  const explanation = stderr.trim() === '' ? stdout : stderr
  const lines = explanation.trim().split('\n').slice(-SHOWN_LINES)
  return [
    `${command} failed with ${status === null ? 'no exit code' : `exit code ${status}`}:`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n')
}

function run(program: string, args: readonly string[]): RunResult {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  })
  return { status, stdout, stderr: error ? `${stderr}\n${error.message}` : stderr }
}

if (import.meta.main) {
  // Ctrl-C ends apt-get. This process must outlive it to restore the files.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  const failure = installPackages(process.argv.slice(2), { root: '/', run })
  if (failure !== undefined) {
    console.log(failure)
    process.exitCode = 1
  }
}
