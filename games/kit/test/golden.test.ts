/** Replays the golden rounds of every game, so that a change of rules never goes unnoticed. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { differenceIn, sumsOf, type GoldenRound } from '../../../test-support/golden.ts'
import { readAllFolders } from '../../../tools/folders.ts'
import type { Rules } from '../rules.ts'

for (const { slug, path, rules: file } of await readAllFolders()) {
  const { rules } = (await import(pathToFileURL(file).href)) as { rules: Rules<unknown, unknown> }
  const golden = join(path, 'test', 'golden.json')

  test(`the golden rounds of ${slug} have the recorded states`, () => {
    if (!existsSync(golden))
      throw new Error(`games/${slug} has no test/golden.json: run \`npm run golden ${slug}\`.`)
    const rounds = JSON.parse(readFileSync(golden, 'utf8')) as GoldenRound[]
    expect(rounds.length).toBeGreaterThan(0)
    for (const round of rounds) {
      expect(round.sums.split(' ').length, 'number of checksums').toBeGreaterThan(2)
      const difference = differenceIn(slug, round, sumsOf(rules, round))
      if (difference) throw new Error(difference)
    }
  })
}

describe('differenceIn', () => {
  const round = { seed: 3, level: 1, ticks: 0, log: '[]', sums: 'a b c' }

  test('is undefined for the same checksums', () => {
    expect(differenceIn('moss', round, 'a b c')).toBeUndefined()
  })

  test.each([
    ['x b c', /moss: .*opening position differs \(seed 3, level 1\)\..*npm run golden moss/],
    ['a b x', /differ from checksum 2 on/],
    ['a b', /differ from checksum 2 on/],
    ['a b c d', /have changed/],
  ])('describes %j', (now, says) => expect(differenceIn('moss', round, now)).toMatch(says))
})
