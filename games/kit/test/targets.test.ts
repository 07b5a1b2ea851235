import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import type { Medals } from '../medals.ts'
import { handOf, seeds, SKILLS, type People, type SimulatedRound, type Who } from './people.ts'
import { EVERYBODY, isKept, LONGEST, targetsOf } from './targets.ts'

const MEDALS: Medals = [10, 20, 30, 40]

/** Ten rounds of each player, of which `part` reach the higher of two scores. */
function rounds(seconds: Partial<Record<Who, number>> = {}, part = 5): Record<Who, SimulatedRound[]> {
  const GOOD: Record<Who, readonly [number, number, number]> = {
    idle: [9, 0, 0],
    blind: [10, 3, 3],
    child: [20, 5, 5],
    beginner: [40, 6, 10],
    casual: [60, 9, 9],
    average: [100, 13, 20],
    good: [150, 19, 30],
    expert: [300, 27, 40],
  }
  return Object.fromEntries(
    EVERYBODY.map((who) => [
      who,
      seeds(10).map((seed) => {
        const [usual, less, more] = GOOD[who]
        return { seconds: seconds[who] ?? usual, score: seed > part ? less : more, ended: true }
      }),
    ]),
  ) as Record<Who, SimulatedRound[]>
}

const missed = (of: Record<Who, SimulatedRound[]>) =>
  targetsOf(of, MEDALS)
    .filter((target) => !isKept(target))
    .map(({ name }) => name)

describe('the targets of an endless game', () => {
  test('are all met by balanced rounds', () => expect(missed(rounds({}, 4))).toEqual([]))

  test.each<[Partial<Record<Who, number>>, string]>([
    [{ beginner: 12 }, 'beginner: median round, s'],
    [{ average: 200 }, 'average: median round, s'],
    [{ expert: 640 }, 'expert: ended within ten minutes, %'],
    [{ idle: 5 }, 'everybody: seconds before anything is lost'],
  ])('are missed by rounds of %o seconds', (seconds, name) =>
    expect(missed(rounds(seconds, 4))).toContain(name),
  )

  test('are missed if medals are too rare or too common', () => {
    expect(missed(rounds({}, 9))).toContain('good: Gold, %')
    expect(missed(rounds({}, 1))).toContain('beginner: Bronze, %')
  })

  test('are missed if the score does not grow with skill', () => {
    const flat = rounds({}, 4)
    expect(missed({ ...flat, good: flat.average })).toContain("good: median score, times average's")
  })
})

test('a hand errs with the given deviation and blunder rate', () => {
  const { off, blunders } = handOf({ error: 2, blunders: 100 }, 1)
  const errors = Array.from({ length: 4000 }, off)
  const mean = errors.reduce((sum, each) => sum + each, 0) / errors.length
  const spread = Math.sqrt(errors.reduce((sum, each) => sum + each * each, 0) / errors.length)
  expect(Math.abs(mean)).toBeLessThan(0.15)
  expect(spread).toBeGreaterThan(1.85)
  expect(spread).toBeLessThan(2.15)
  const wrong = Array.from({ length: 4000 }, blunders).filter(Boolean).length
  expect(Math.abs(wrong - 400)).toBeLessThan(80)
})

test('skills improve from child to expert', () => {
  const skills = Object.values(SKILLS)
  for (const [i, skill] of skills.entries()) {
    const before = skills[i - 1]
    if (!before) continue
    expect(skill.error).toBeLessThan(before.error)
    expect(skill.reaction).toBeLessThan(before.reaction)
    expect(skill.blunders).toBeLessThan(before.blunders)
  }
})

/** Just enough rounds to notice a change of tuning, with wider bounds to allow for the small sample. */
const SAMPLE = 5
const SAMPLED: readonly Who[] = ['idle', 'blind', 'beginner', 'average']
const SLACK = 2
/** Time limit of an idle player's round, in seconds. */
const IDLE_LONGEST = 60

const endless = (
  await Promise.all(
    (await gameFolders()).map(async ({ slug, path, game: manifest }) => {
      const { game } = (await import(pathToFileURL(manifest).href)) as { game: Game<unknown, unknown> }
      return game.levels || !game.medals
        ? []
        : [{ slug, medals: game.medals, file: join(path, 'test', 'people.ts') }]
    }),
  )
).flat()

describe.each(endless)('simulated players of $slug', ({ slug, file, medals }) => {
  test('meet the sampled targets within doubled bounds', async () => {
    if (!existsSync(file))
      throw new Error(`games/${slug} has medals, but no test/people.ts that plays for them.`)
    const { people } = (await import(pathToFileURL(file).href)) as { people?: People }
    if (!people) throw new Error(`games/${slug}/test/people.ts does not export \`people\`.`)
    const played = Object.fromEntries(
      EVERYBODY.map((who) => [
        who,
        SAMPLED.includes(who)
          ? seeds(SAMPLE).map((seed) => people.play(who, seed, who === 'idle' ? IDLE_LONGEST : LONGEST))
          : [],
      ]),
    ) as unknown as Record<Who, SimulatedRound[]>
    const sampled = targetsOf(played, medals).filter(
      ({ name }) =>
        /median round|without a medal|anything is lost/.test(name) && !/^(good|expert)/.test(name),
    )
    expect(sampled).toHaveLength(5)
    const wide = sampled.map((target) => ({
      ...target,
      least: target.least / SLACK,
      most: target.most * SLACK,
    }))
    expect(
      wide.filter((target) => !isKept(target) && !people.because?.[target.name]),
      `targets missed: tune games/${slug}, or give the reason in \`because\` of test/people.ts`,
    ).toEqual([])
    for (const name of Object.keys(people.because ?? {}))
      expect(targetsOf(played, medals).map((target) => target.name)).toContain(name)
  })
})
