/** Checks that the rules compute the same states in every engine, so that any browser can resume a save. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sized } from '../../games/kit/test/size.ts'
import { type RulesPage, rulesScript } from '../../test-support/engines/rules-script.ts'
import type { Tab } from '../../test-support/engines/engine.ts'
import { expect, test } from '../../test-support/engines/test.ts'
import { walk } from '../../test-support/engines/walk.ts'
import { differenceIn, type GoldenRound } from '../../test-support/golden.ts'
import { playableGames, type PlayableGame } from '../../test-support/games/playable-games.ts'
import { gameFolders } from '../../tools/folders.ts'

/** How many levels to try, spread from the first to the last. */
const LEVELS = sized(10, 3)
/** Games without levels are tried with more seeds, because their rounds can be short. */
const ROUNDS = sized(20, 5)

const folders = new Map((await gameFolders()).map((folder) => [folder.slug, folder]))

/** Plays random rounds in the tab and in Node. Returns the number of compared steps. */
async function compareRandomRounds(tab: Tab, { slug, rules, levels }: PlayableGame): Promise<number> {
  const last = levels?.names?.length ?? (levels ? levels.tuned + 2 : 1)
  const seeds = Array.from({ length: last > 1 ? LEVELS : ROUNDS }, (_, i) => i + 1)
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
    expect.soft(differs, `${slug}: first step that differs in level ${level} with seed ${seed}`).toBe(-1)
    expect.soft(there.length, `${slug}: number of steps`).toBe(here.length)
    steps += here.length
  }
  return steps
}

async function compareGoldenRounds(tab: Tab, slug: string, path: string): Promise<void> {
  const rounds = JSON.parse(readFileSync(join(path, 'test', 'golden.json'), 'utf8')) as GoldenRound[]
  for (const round of rounds) {
    const sums = await tab.evaluate((one) => (globalThis as unknown as RulesPage).sumsOf(one), round)
    expect.soft(differenceIn(slug, round, sums), 'golden round').toBeUndefined()
  }
}

// One page for all games, because opening pages takes longer than the rounds.
test('the rules of all games compute the same states as in Node', async ({ tab }) => {
  test.setTimeout(600_000)
  const games = await playableGames()
  expect(games.length).toBe(folders.size)
  for (const game of games) {
    const { path = '', rules = '' } = folders.get(game.slug) ?? {}
    await tab.run(await rulesScript(rules))
    await compareGoldenRounds(tab, game.slug, path)
    expect
      .soft(await compareRandomRounds(tab, game), `${game.slug}: compared steps`)
      .toBeGreaterThan(10 * LEVELS)
  }
})
