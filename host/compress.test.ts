import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from './compress.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'greenhouse-compress-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const LONG = 'Tomatoes and pool. '.repeat(100)

test('compresses texts in all folders, so that they decompress to the same bytes', async () => {
  mkdirSync(join(folder, 'assets'))
  for (const path of ['index.html', 'assets/main.js']) writeFileSync(join(folder, path), LONG)
  await compressFolder(folder)
  for (const path of ['index.html', 'assets/main.js']) {
    expect(String(brotliDecompressSync(readFileSync(join(folder, `${path}.br`)))), path).toBe(LONG)
    expect(String(gunzipSync(readFileSync(join(folder, `${path}.gz`)))), path).toBe(LONG)
  }
})

test.each([
  ['a text that would grow', 'short.html', 'x'],
  ['a picture', 'picture.webp', LONG],
])('leaves %s uncompressed', async (_name, file, text) => {
  writeFileSync(join(folder, file), text)
  await compressFolder(folder)
  expect(['br', 'gz'].filter((ending) => existsSync(join(folder, `${file}.${ending}`)))).toEqual([])
})
