/** An empty Debian machine: a container with systemd that shares the network of this one. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { until } from '../test-support/machine.ts'

const DEBIAN = 'bookworm'
/** What any Debian installer leaves behind. */
const PACKAGES = 'systemd,systemd-sysv,dbus,iproute2,ca-certificates'
/** Authorities that this machine trusts beside Debian's, such as that of a proxy. */
const AUTHORITIES = 'usr/local/share/ca-certificates'

/** What a rehearsal needs. Returns what is missing. */
export function missingPrograms(): readonly string[] {
  const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
  return [
    ...(process.getuid?.() === 0 ? [] : ['root']),
    ...['debootstrap', 'systemd-nspawn', 'nsenter'].filter((program) => !isThere(program)),
  ]
}

function must(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`)
}

export interface DebianMachine {
  /** The container's files, seen from here. */
  readonly root: string
  /** Runs a script as root in one shell. Calls `hear` with each line; returns the exit code. */
  run(script: string, hear: (line: string) => void): Promise<number | null>
  close(): Promise<void>
}

/** Installs Debian into this folder. */
export async function installDebian(root: string): Promise<void> {
  must('debootstrap', '--variant=minbase', `--include=${PACKAGES}`, DEBIAN, root)
  await cp(join('/', AUTHORITIES), join(root, AUTHORITIES), { recursive: true })
  must('chroot', root, 'update-ca-certificates')
}

/** Starts a copy of an installed Debian, on which these names are its own. */
export async function startDebian(installed: string, names: readonly string[]): Promise<DebianMachine> {
  const root = `${installed}-copy`
  must('cp', '--archive', installed, root)
  const hosts = await readFile('/etc/hosts', 'utf8')
  await writeFile(join(root, 'etc/hosts'), `${hosts}127.0.0.1 ${names.join(' ')}\n`)

  const container = spawn(
    'systemd-nspawn',
    ['--directory', root, '--register=no', '--keep-unit', '--boot', '--console=pipe'],
    { stdio: 'ignore' },
  )
  const leader = await until('the machine to start', () => leaderOf(container))
  await until('its services', () =>
    /running|degraded/.test(
      spawnSync('nsenter', [...inside(leader), 'systemctl', 'is-system-running'], { encoding: 'utf8' })
        .stdout,
    ),
  )
  return {
    root,
    async run(script, hear) {
      const shell = spawn('nsenter', [...inside(leader), '/bin/bash', '-c', script], {
        cwd: '/',
        env: {
          HOME: '/root',
          // npm brings authorities of its own.
          NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
          PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const ended = once(shell, 'close')
      for (const stream of [shell.stdout, shell.stderr])
        createInterface({ input: stream }).on('line', (line) => hear(line))
      await ended
      return shell.exitCode
    },
    async close() {
      const ended = once(container, 'exit')
      spawnSync('nsenter', [...inside(leader), 'systemctl', 'poweroff'])
      await ended
      await rm(root, { recursive: true })
    },
  }
}

const inside = (leader: string) => ['--target', leader, '--mount', '--uts', '--ipc', '--pid']

/** The process that is the container's first, as soon as there is one. */
function leaderOf({ pid }: ChildProcess): string | undefined {
  const { stdout } = spawnSync('pgrep', ['--parent', String(pid), 'systemd'], { encoding: 'utf8' })
  return stdout.trim().split('\n')[0] || undefined
}
