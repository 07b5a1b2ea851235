/** The rules give the same states in every engine, step by step: a round that was saved in one can be played in another. */
import { gameFolders } from '../../workshop/folders.ts'
import { playableGames } from '../games/playable-games.ts'
import { type RulesPage, rulesScript } from './rules-script.ts'
import { expect, test } from './test.ts'
import { walk } from './walk.ts'

const SEEDS = [1, 2, 3, 4, 5]

const files = new Map((await gameFolders()).map(({ slug, rules }) => [slug, rules]))

for (const { slug, about, rules, levels } of await playableGames())
  test(`${about.title} has the same states as in Node`, async ({ tab }) => {
    const last = levels?.names?.length ?? (levels ? levels.tuned + 2 : 1)
    await tab.run(await rulesScript(files.get(slug) ?? ''))
    let steps = 0
    for (const seed of SEEDS) {
      // From the first level to the last; a game without levels is tried with as many seeds.
      const level = Math.max(1, Math.round((last * (seed - 1)) / (SEEDS.length - 1)))
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
    expect(steps, 'steps that were compared').toBeGreaterThan(8 * SEEDS.length)
  })
