/** Checks that bots reach every goal of every game, and that doing nothing reaches none. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { BLANK, gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import type { Goal, Moment } from '../goals.ts'
import { isUnlocked } from '../round/goal-progress.ts'
import { createProgress } from '../round/progress.ts'
import { idled, momentsOf, tried, type GoalTries } from './tries.ts'

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
  const wayOf = ({ id }: Goal<unknown>) => {
    const way = tries[id]
    if (!way) throw new Error(`test/goals.ts has no try for ${id}.`)
    return way
  }

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

    for (const goal of goals.filter(({ overall }) => !overall))
      test(`a bot reaches "${goal.words}"`, () => {
        expect(tried(game, goal, wayOf(goal))).toBe(goal.count)
      })

    // One round counts here; `npm run bench pull` plays all rounds of an overall goal.
    for (const goal of goals.filter(({ overall }) => overall))
      test(`a round counts towards "${goal.words}", which is reached at ${goal.count} and not before`, () => {
        const moments = [...momentsOf(game, wayOf(goal))]
        const { total: gained } = played(goal, moments, 0)
        expect(gained, 'progress of the round').toBeGreaterThanOrEqual(1)
        expect(played(goal, moments, goal.count - gained)).toEqual({ total: goal.count, reached: [goal] })
        if (gained === goal.count) return
        const almost = goal.count - 1
        expect(played(goal, moments, almost - gained)).toEqual({ total: almost, reached: [] })
      })
  })
}

/** The progress after a round that begins with this much, and the goals that it reaches. */
function played(goal: Goal<unknown>, moments: readonly Moment<unknown>[], before: number) {
  const progress = createProgress([goal], { [goal.id]: before })
  const reached = moments.flatMap((moment) => progress.note(0, moment))
  return { total: progress.kept[goal.id] ?? 0, reached }
}
