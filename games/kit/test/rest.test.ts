/** Plays every game that draws on demand, and checks that it rests when nothing moves, and only then. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { gameFolders, readBlank } from '../../../tools/folders.ts'

const SCRIPT = join(import.meta.dirname, '..', '..', '..', 'test-support', 'pictures', 'rest.ts')
const run = promisify(execFile)

const drawsOnDemand = (path: string) => readFileSync(join(path, 'view.ts'), 'utf8').includes('isMoving')

for (const { slug, path } of [...(await gameFolders()), await readBlank()])
  test.concurrent.runIf(drawsOnDemand(path))(
    `${slug} moves after a move, a drag, keys, a hint and the end of a round, then rests, and its picture is final`,
    async () => {
      const { stdout } = await run(process.execPath, [SCRIPT, basename(path)])
      const faults = JSON.parse(stdout) as readonly string[]
      expect(faults.join('\n\n')).toBe('')
    },
  )
