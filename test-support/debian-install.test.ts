import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installPackages, NO_CLUSTER, POLICY, type RunResult } from './debian-install.ts'

const DONE: RunResult = { status: 0, stdout: '', stderr: '' }
const POLICY_FILE = 'usr/sbin/policy-rc.d'
const CLUSTER_FILE = 'etc/postgresql-common/createcluster.d/greenhouse-tests.conf'

let root: string
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'greenhouse-debian-'))))
afterEach(() => rmSync(root, { recursive: true }))

const at = (path: string) => join(root, path)
function write(path: string, content: string): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), content)
}
const readIfPresent = (path: string) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined)

/** Runs the installation with a runner that records its commands and returns the result of `during`. */
function install(packages: readonly string[], during: (command: string) => RunResult = () => DONE) {
  const commands: string[] = []
  const run = (program: string, args: readonly string[]) => {
    commands.push([program, ...args].join(' '))
    return during(args[0] ?? '')
  }
  return { failure: installPackages(packages, { root, run }), commands }
}

test('the package lists are updated, then the packages are installed without recommendations', () => {
  const { failure, commands } = install(['nginx-light', 'openssl'])
  expect(failure).toBeUndefined()
  expect(commands).toEqual([
    expect.stringMatching(/^apt-get update -qq /),
    expect.stringMatching(/^apt-get install -y -qq .* --no-install-recommends nginx-light openssl$/),
  ])
})

test('during both commands the policy forbids services, and afterwards it is gone', () => {
  const seen: unknown[] = []
  install(['nginx-light'], () => {
    seen.push([readIfPresent(POLICY_FILE), (statSync(at(POLICY_FILE)).mode & 0o777).toString(8)])
    return DONE
  })
  expect(seen).toEqual([
    [POLICY, '755'],
    [POLICY, '755'],
  ])
  expect(readdirSync(root)).toEqual([])
})

test('a policy that existed before is restored with its mode', () => {
  write(POLICY_FILE, '#!/bin/sh\nexit 0\n')
  chmodSync(at(POLICY_FILE), 0o700)
  let during: string | undefined
  install(['nginx-light'], () => {
    during = readIfPresent(POLICY_FILE)
    return DONE
  })
  expect(during).toBe(POLICY)
  expect(readIfPresent(POLICY_FILE)).toBe('#!/bin/sh\nexit 0\n')
  expect(statSync(at(POLICY_FILE)).mode & 0o777).toBe(0o700)
  expect(readdirSync(dirname(at(POLICY_FILE)))).toEqual(['policy-rc.d'])
})

test('a policy that is a link stays a link, even to a file that does not exist', () => {
  mkdirSync(dirname(at(POLICY_FILE)), { recursive: true })
  symlinkSync('/etc/alternatives/nothing', at(POLICY_FILE))
  install(['nginx-light'])
  expect(lstatSync(at(POLICY_FILE)).isSymbolicLink()).toBe(true)
  expect(readlinkSync(at(POLICY_FILE))).toBe('/etc/alternatives/nothing')
})

test('the policy is restored when the installation throws', () => {
  write(POLICY_FILE, 'before')
  const failing = () =>
    install(['nginx-light'], () => {
      throw new Error('the runner broke')
    })
  expect(failing).toThrow('the runner broke')
  expect(readIfPresent(POLICY_FILE)).toBe('before')
})

test('a run after one that was killed restores the original policy', () => {
  write(POLICY_FILE, POLICY)
  write(`${POLICY_FILE}.before-greenhouse-tests`, 'before')
  install(['nginx-light'])
  expect(readIfPresent(POLICY_FILE)).toBe('before')
})

test('a run after one that was killed leaves no policy where there was none', () => {
  write(POLICY_FILE, POLICY)
  install(['nginx-light'])
  expect(readIfPresent(POLICY_FILE)).toBeUndefined()
})

test('PostgreSQL is told not to create a cluster, only while it is installed', () => {
  const seen: unknown[] = []
  install(['postgresql'], () => {
    seen.push(readIfPresent(CLUSTER_FILE))
    // The package's own configuration is in the same folder.
    write('etc/postgresql-common/createcluster.conf', 'theirs')
    return DONE
  })
  expect(seen).toEqual([NO_CLUSTER, NO_CLUSTER])
  expect(readdirSync(at('etc/postgresql-common'))).toEqual(['createcluster.conf'])
})

test('other packages create no folder for PostgreSQL', () => {
  install(['nginx-light'], () => {
    expect(existsSync(at('etc/postgresql-common'))).toBe(false)
    return DONE
  })
})

test('a service that the installation brought does not start with the machine', () => {
  const { commands } = install(['nginx-light'], (command) => {
    if (command === 'install') write('etc/init.d/nginx', '')
    return DONE
  })
  expect(commands.at(-1)).toBe('update-rc.d nginx disable')
})

test('a service that was there before stays enabled', () => {
  write('etc/init.d/nginx', '')
  expect(install(['openssl']).commands.filter((each) => each.startsWith('update-rc.d'))).toEqual([])
})

test('a failure names the command, its exit code and its last lines', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `E: line ${index}`)
  const { failure } = install(['nothing'], (command) =>
    command === 'install' ? { status: 100, stdout: 'progress', stderr: lines.join('\n') } : DONE,
  )
  expect(failure).toMatch(/^apt-get install nothing failed with exit code 100:\n {2}E: line 25\n/)
  expect(failure).toMatch(/\n {2}E: line 39$/)
})

test('a failed update is shown when the installation fails too', () => {
  const { failure } = install(['nothing'], (command) => ({ status: 100, stdout: `${command}!`, stderr: '' }))
  expect(failure).toBe(
    'apt-get update failed with exit code 100:\n  update!\n' +
      'apt-get install nothing failed with exit code 100:\n  install!',
  )
})
