/**
 * Replays golden rounds in Chromium and compares their states with the recorded ones. Chromium and Node have the same
 * engine, so a sample of the games is enough; `e2e/engines/determinism.spec.ts` compares all of them in the others.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type RulesPage, rulesScript } from '../test-support/engines/rules-script.ts'
import { differenceIn, type GoldenRound } from '../test-support/golden.ts'
import { sampleOf } from '../test-support/sample.ts'
import { gameFolders } from '../tools/folders.ts'

/** How many games this run replays. */
const REPLAYED = 3

test('in a sample of games golden rounds have the recorded states', async ({ page }) => {
  for (const { slug, path, rules } of sampleOf(await gameFolders(), REPLAYED)) {
    const rounds = JSON.parse(readFileSync(join(path, 'test', 'golden.json'), 'utf8')) as GoldenRound[]
    expect(rounds.length, slug).toBeGreaterThan(0)
    await page.evaluate(await rulesScript(rules))
    for (const round of rounds) {
      const sums = await page.evaluate((one) => (globalThis as unknown as RulesPage).sumsOf(one), round)
      expect.soft(differenceIn(slug, round, sums)).toBeUndefined()
    }
  }
})
