import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gameFolders } from './tools/folders.ts'

test('an unknown game is refused in a sentence that lists all games', async () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'check.ts'), 'pool9'],
    { encoding: 'utf8' },
  )
  const slugs = (await gameFolders()).map(({ slug }) => slug)
  expect(stderr).toBe(`There is no game "pool9". Use one of: ${slugs.join(', ')}.\n`)
  expect(stdout).toBe('')
  expect(status).toBe(1)
})
