/** Checks that bots reach every goal of every game, and that doing nothing reaches none. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { gameFolders, readTemplates } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import type { Fact, Goal, Moment } from '../goals.ts'
import { isUnlocked, stepped } from '../round/goal-progress.ts'
import { createProgress } from '../round/progress.ts'
import { highestOf, type Records } from '../save/records.ts'
import { idled, momentsOf, tried, tryOf, type GoalTries } from './tries.ts'

const LEAST_GOALS = 12
const LEAST_LOOKS = 6
/** Characters that fit into a line of a card. */
const LONGEST_WORDS = 44

const gameIn = async (file: string) =>
  ((await import(pathToFileURL(file).href)) as { game: Game<unknown, unknown> }).game
const idsOf = ({ goals = [] }: Game<unknown, unknown>) => goals.map(({ id }) => id).join(' ')

const templates = await Promise.all((await readTemplates()).map((folder) => gameIn(folder.game)))

for (const { slug, path, game: file } of await gameFolders()) {
  const game = await gameIn(file)
  /** A new game that still has the goals of its template is unfinished. */
  const isMade = templates.every((template) => idsOf(game) !== idsOf(template))
  const { goals = [], facts = [], looks = [], feats = [] } = game
  const triesFile = join(path, 'test', 'goals.ts')
  const { tries } = existsSync(triesFile)
    ? ((await import(pathToFileURL(triesFile).href)) as { tries: GoalTries<unknown, unknown> })
    : { tries: {} }
  const wayOf = (goal: Goal<unknown>) => tryOf(tries, goal, `games/${slug}/test/goals.ts`)

  describe(`${slug}`, () => {
    test('has enough goals and looks, with unique ids and words that fit their card', () => {
      const [leastGoals, leastLooks] = isMade ? [LEAST_GOALS, LEAST_LOOKS] : [0, 0]
      expect(goals.length, `goals in games/${slug}/goals.ts`).toBeGreaterThanOrEqual(leastGoals)
      expect(looks.length, `looks in games/${slug}/goals.ts`).toBeGreaterThanOrEqual(leastLooks)
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
      const reached = goals.filter(({ id, count }) => (idle[id] ?? 0) >= count)
      expect(reached, `goals in games/${slug}/goals.ts that need no action`).toEqual([])
    })

    test('has facts that the rounds of its bots raise, none lower than the record of the same name', () => {
      let most: Records = {}
      const recorded = feats.filter(({ id }) => facts.some((fact) => fact.id === id))
      const measured = facts.map(({ id, step }): Goal<unknown> => ({ id, words: '', count: 1, step }))
      const isRaised = ({ id }: Fact<unknown>) => (most[id] ?? 0) > 0
      for (const goal of goals) {
        let progress: Records = {}
        let values: Records = {}
        let end: unknown
        if (facts.every(isRaised)) break
        for (const moment of momentsOf(game, wayOf(goal))) {
          progress = stepped(measured, progress, moment)
          values = highestOf(progress, values)
          end = moment.after
        }
        most = highestOf(values, most)
        for (const { id, of } of end === undefined ? [] : recorded)
          expect(values[id] ?? 0, `${id} in games/${slug}/goals.ts`).toBeGreaterThanOrEqual(of(end))
      }
      const still = facts.filter((fact) => !isRaised(fact)).map(({ id }) => id)
      expect(still, `facts in games/${slug}/goals.ts that no try in test/goals.ts raises`).toEqual([])
    })

    for (const goal of goals.filter(({ overall }) => !overall))
      test(`a bot reaches "${goal.words}"`, () => {
        const advice = `progress of the try "${goal.id}" in games/${slug}/test/goals.ts`
        expect(tried(game, goal, wayOf(goal)), advice).toBe(goal.count)
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
  const progress = createProgress([goal], { goals: { [goal.id]: before }, made: {} })
  const reached = moments.flatMap((moment) => progress.note(0, moment))
  return { total: progress.kept.goals[goal.id] ?? 0, reached }
}

test('a goal without a try is reported with the file and the line to add', () => {
  const goal = { id: 'row', words: 'Open a whole row', count: 1, step: () => 0 }
  expect(() => tryOf({}, goal, 'games/moss/test/goals.ts')).toThrow(
    'games/moss/test/goals.ts has no try for the goal "Open a whole row". Add "row" to tries: a bot that reaches it.',
  )
})
