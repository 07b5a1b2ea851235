/** Checks that bots reach every goal of every game, and that doing nothing reaches none. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { BLANK, gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import { isUnlocked } from '../round/goal-progress.ts'
import { idled, tried, type GoalTries } from './tries.ts'

const LEAST_GOALS = 12
const LEAST_LOOKS = 6
/** Characters that fit into a line of a card. */
const LONGEST_WORDS = 44

const gameIn = async (file: string) =>
  ((await import(pathToFileURL(file).href)) as { game: Game<unknown, unknown> }).game
const idsOf = ({ goals = [] }: Game<unknown, unknown>) => goals.map(({ id }) => id).join(' ')

const blank = await gameIn(join(BLANK, 'game.ts'))

for (const { slug, path, game: file } of await gameFolders()) {
  const game = await gameIn(file)
  /** A new game that still has the goals of `_blank` is unfinished. */
  const isMade = idsOf(game) !== idsOf(blank)
  const { goals = [], looks = [], feats = [] } = game
  const triesFile = join(path, 'test', 'goals.ts')
  const { tries } = existsSync(triesFile)
    ? ((await import(pathToFileURL(triesFile).href)) as { tries: GoalTries<unknown, unknown> })
    : { tries: {} }

  describe(`${slug}`, () => {
    test('has enough goals and looks, with unique ids and words that fit their card', () => {
      expect(isMade ? goals.length : LEAST_GOALS).toBeGreaterThanOrEqual(LEAST_GOALS)
      expect(isMade ? looks.length : LEAST_LOOKS).toBeGreaterThanOrEqual(LEAST_LOOKS)
      for (const named of [goals, looks, feats])
        expect(new Set(named.map(({ id }) => id)).size, 'ids').toBe(named.length)
      expect(new Set(goals.map(({ words }) => words)).size, 'words').toBe(goals.length)
      for (const { words } of goals) {
        expect(words.length, words).toBeLessThanOrEqual(LONGEST_WORDS)
        expect(words, 'starts with a capital and has no full stop').toMatch(/^[A-Z].*[^.]$/)
      }
    })

    test('unlocks the first look at once, and the others by reaching all goals or level 200', () => {
      expect(looks.map((look) => isUnlocked(look, 0, 0))).toEqual(looks.map((_, i) => i === 0))
      for (const look of looks) {
        expect(isUnlocked(look, goals.length, 0) || Number(look.level) <= 200, look.name).toBe(true)
      }
    })

    test('reaches no goal by doing nothing', () => {
      const idle = idled(game)
      expect(goals.filter(({ id, count }) => (idle[id] ?? 0) >= count)).toEqual([])
    })

    const titled = goals.map((goal) => {
      const verb = goal.overall ? 'a bot makes progress on' : 'a bot reaches'
      return [`${verb} "${goal.words}"`, goal] as const
    })
    test.each(titled)('%s', (_, goal) => {
      const way = tries[goal.id]
      if (!way) throw new Error(`test/goals.ts has no try for ${goal.id}.`)
      // Goals over many rounds are only started here; `npm run bench pull` reaches them.
      const total = tried(game, goal, goal.overall ? { ...way, rounds: 1 } : way)
      expect(total).toBeGreaterThanOrEqual(goal.overall ? 1 : goal.count)
    })
  })
}
