import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { switchBuild } from './switch-build.ts'

const { rename } = fs
let project: string
let dist: string
let builds: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'greenhouse-switch-'))
  dist = join(project, 'dist')
  builds = join(project, 'dist-builds')
  // A plain folder cannot be replaced by a link in one step.
  for (const [folder, page] of [
    [dist, 'old'],
    [join(builds, 'new'), 'new'],
  ] as const) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), page)
  }
})
afterEach(() => {
  setRename(rename)
  rmSync(project, { recursive: true })
})

function setRename(to: typeof rename): void {
  fs.rename = to
  syncBuiltinESMExports()
}

const page = () => readFileSync(join(dist, 'index.html'), 'utf8')

test('replaces a plain folder and returns the name under which it is kept', async () => {
  const before = await switchBuild(dist, builds, 'new')
  expect([page(), before]).toEqual(['new', 'new-before'])
  expect(existsSync(join(builds, 'new-before/index.html'))).toBe(true)
})

test('returns the name of the build that a link pointed to, and keeps its folder', async () => {
  await switchBuild(dist, builds, 'new')
  mkdirSync(join(builds, 'newer'))
  expect(await switchBuild(dist, builds, 'newer')).toBe('new')
  expect(existsSync(join(builds, 'new/index.html'))).toBe(true)
})

test('a switch that fails between its two steps puts the old folder back', async () => {
  let isMovedAside = false
  setRename(async (from, to) => {
    if (isMovedAside && String(from).endsWith('next')) throw new Error('The disk failed.')
    await rename(from, to)
    isMovedAside = true
  })
  await expect(switchBuild(dist, builds, 'new')).rejects.toThrow('The disk failed.')
  expect(page()).toBe('old')
})
