/** Compares the draw calls of every game with the recorded ones, so that no look changes unnoticed. */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  drawnNow,
  explainChange,
  fileOf,
  firstDifference,
  recordedOf,
} from '../../../test-support/pictures/fingerprints.ts'
import { readAllFolders } from '../../../tools/folders.ts'

for (const { slug, path } of await readAllFolders())
  test.concurrent(`${slug} draws its recorded pictures`, async () => {
    const folder = basename(path)
    const advice = `run \`npm run pictures ${slug}\``
    if (!existsSync(fileOf(folder))) throw new Error(`${fileOf(folder)} does not exist: ${advice}.`)
    const [recorded, drawn] = [recordedOf(folder), await drawnNow(folder)]
    expect(Object.keys(drawn), `pictures of ${slug}; ${advice} if the list should change`).toEqual(
      Object.keys(recorded),
    )
    const changed = Object.keys(drawn).filter((name) => drawn[name] !== recorded[name])
    const [first] = changed
    if (first === undefined) return
    const calls = (await explainChange(folder, first)) ?? '(the recorded version is not in this checkout)'
    throw new Error(
      `${slug} draws ${changed.length} of ${Object.keys(drawn).length} pictures differently, first "${first}":\n${calls}\nIf that is deliberate, look at the game, then ${advice}.`,
    )
  })

describe('firstDifference', () => {
  test.each([
    [['a', 'b'], ['a', 'c'], '  a\n- b\n+ c'],
    [['fill(canvas1)', 'x'], ['fill(canvas2)', 'y'], '  fill(canvas2)\n- x\n+ y'],
    [['a'], ['a', 'b'], '  a\n+ b'],
    [['a', 'b'], ['a'], '  a\n- b'],
  ])('of %j and %j', (before, after, says) => expect(firstDifference(before, after)).toBe(says))
})
