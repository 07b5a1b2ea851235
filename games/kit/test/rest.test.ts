/** Plays every game that draws on demand, and checks that it rests when nothing moves, and only then. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readAllFolders } from '../../../tools/folders.ts'

const SCRIPT = join(import.meta.dirname, '..', '..', '..', 'test-support', 'pictures', 'rest.ts')
const run = promisify(execFile)

const drawsOnDemand = (path: string) => readFileSync(join(path, 'view.ts'), 'utf8').includes('isMoving')

const folders = (await readAllFolders()).filter(({ path }) => drawsOnDemand(path))

for (const { slug, path } of folders)
  test.concurrent(
    `${slug} rests after every move, drag, key and hint, and its picture is final then`,
    async () => {
      const { stdout } = await run(process.execPath, [SCRIPT, basename(path)])
      expect((JSON.parse(stdout) as readonly string[]).join('\n\n')).toBe('')
    },
  )
