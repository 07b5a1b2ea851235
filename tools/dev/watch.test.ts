import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchFolders } from './watch.ts'

let root: string
let watching: { close(): void }
let changed: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'greenhouse-watch-'))
  mkdirSync(join(root, 'moss', 'view'), { recursive: true })
  writeFileSync(join(root, 'moss', 'rules.ts'), '1')
  changed = []
  watching = watchFolders([root], (file) => changed.push(file))
})
afterEach(() => {
  watching.close()
  rmSync(root, { recursive: true })
})

const settled = { timeout: 15_000 }
const files = () => changed.map((file) => relative(root, file))

test('reports a changed file', async () => {
  writeFileSync(join(root, 'moss', 'rules.ts'), '2')
  await expect.poll(files, settled).toContain('moss/rules.ts')
})

test('reports a file that an editor replaces, every time', async () => {
  for (const content of ['2', '3', '4']) {
    changed.length = 0
    writeFileSync(join(root, 'new'), content)
    renameSync(join(root, 'new'), join(root, 'moss', 'rules.ts'))
    await expect.poll(files, settled).toContain('moss/rules.ts')
  }
})

test('reports files in new folders, at once and later, also in a folder that was there before', async () => {
  for (const content of ['1', '2']) {
    mkdirSync(join(root, 'fern', 'art'), { recursive: true })
    writeFileSync(join(root, 'fern', 'art', 'poster.ts'), content)
    await expect.poll(files, settled).toContain('fern/art/poster.ts')
    changed.length = 0
    writeFileSync(join(root, 'fern', 'art', 'poster.ts'), `${content}, changed`)
    await expect.poll(files, settled).toContain('fern/art/poster.ts')
    rmSync(join(root, 'fern'), { recursive: true })
    await expect.poll(files, settled).toContain('fern')
    changed.length = 0
  }
})

test('reports nothing below node_modules', async () => {
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'node_modules', 'cache'), '1')
  writeFileSync(join(root, 'moss', 'view', 'last.ts'), '1')
  await expect.poll(files, settled).toContain('moss/view/last.ts')
  expect(changed.filter((file) => file.includes('node_modules'))).toEqual([])
})
