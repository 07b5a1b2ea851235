/**
 * Fuzzes every game for a few seconds with a new seed. `npm run bench fuzz` does the same for minutes. A failing try is
 * repeated by the command in its message, a whole run by SEED=….
 */
import { describe, expect, test } from 'vitest'
import { fuzz, TEST_TRIES } from '../../../test-support/fuzz/run.ts'
import { gameFolders } from '../../../tools/folders.ts'
import { DOORS } from './fuzz/subject.ts'
import { RUN_SEED as seed } from './seeds.ts'

const slugs = (await gameFolders()).map(({ slug }) => slug)

describe(`hostile input, SEED=${seed}`, async () => {
  const reports = await fuzz({ slugs, seed, tries: TEST_TRIES })

  test.each(reports)('$slug takes no harm from links, rounds, saves and files', ({ faults, tries }) => {
    expect(faults.map(({ kind, detail, repeat }) => `${kind}: ${detail}\n  repeat: ${repeat}`)).toEqual([])
    expect(tries).toEqual(TEST_TRIES)
  })

  test.each(DOORS)('mutated data that is still valid goes through the door "%s"', (door) => {
    expect(reports.reduce((sum, { accepted }) => sum + accepted[door], 0)).toBeGreaterThan(0)
  })
})
