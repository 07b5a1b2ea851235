/** Checks that the rules compute the same states in every engine, so that any browser can resume a save. */
import { gameFolders } from '../../tools/folders.ts'
import { playableGames } from '../../test-support/games/playable-games.ts'
import { type RulesPage, rulesScript } from '../../test-support/engines/rules-script.ts'
import { expect, test } from '../../test-support/engines/test.ts'
import { walk } from '../../test-support/engines/walk.ts'

/** How many levels to try, spread from the first to the last. */
const LEVELS = 5
/** Games without levels are tried with more seeds, because their rounds can be short. */
const ROUNDS = 10

const files = new Map((await gameFolders()).map(({ slug, rules }) => [slug, rules]))

for (const { slug, about, rules, levels } of await playableGames())
  test(`${about.title} has the same states as in Node`, async ({ tab }) => {
    const last = levels?.names?.length ?? (levels ? levels.tuned + 2 : 1)
    const seeds = Array.from({ length: last > 1 ? LEVELS : ROUNDS }, (_, i) => i + 1)
    await tab.run(await rulesScript(files.get(slug) ?? ''))
    let steps = 0
    for (const seed of seeds) {
      const level = Math.max(1, Math.round((last * (seed - 1)) / (seeds.length - 1)))
      const there = await tab.evaluate(
        (...round) => (globalThis as unknown as RulesPage).walk(...round),
        seed,
        level,
      )
      const here = walk(rules, seed, level)
      const differs = here.findIndex((hash, step) => hash !== there[step])
      expect(differs, `the first step that differs in level ${level} with seed ${seed}`).toBe(-1)
      expect(there.length).toBe(here.length)
      steps += here.length
    }
    expect(steps, 'steps that were compared').toBeGreaterThan(10 * LEVELS)
  })
