/** Tests the journey of games without levels: what is measured, what comes next, and heights in the picture. */
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import { bestWords, climbOf, heightOf, nextWords, recentWords } from '../pages/journey/climb.ts'
import type { Place } from '../place.ts'
import { FRESH_SAVE } from '../save/save.ts'

const NESTS: Place = {
  scene: 'tree',
  measure: { fact: 'nests', feat: 'nests' },
  unit: ['nest', 'nests'],
  marks: [
    [0, 'Orchard'],
    [14, 'Treetops'],
    [28, 'Clouds'],
    [46, 'Dusk'],
  ],
}
const POINTS: Place = { scene: 'eggs', unit: ['point', 'points'] }
const MEDALS = [65, 380, 850, 2450] as const

const save = {
  ...FRESH_SAVE,
  best: { 1: 500 },
  feats: { nests: 42 },
  recent: { results: [60, 500], row: 0, facts: { nests: [8, 42, 30] } },
}

test('measures the facts of a game, and its feat', () => {
  const climb = climbOf({ medals: MEDALS }, NESTS, save)
  expect(climb.marks.map(({ name }) => name)).toEqual(['Treetops', 'Clouds', 'Dusk'])
  expect([bestWords(climb, NESTS), nextWords(climb, NESTS), recentWords(climb, NESTS)]).toEqual([
    'Best: 42 nests, Clouds',
    '4 nests to Dusk',
    'Last rounds: 8, 42, 30 nests',
  ])
})

test('measures the score where there is no fact, with medals on the way', () => {
  const climb = climbOf({ medals: MEDALS }, POINTS, save)
  expect(climb.marks.map(({ name }) => name)).toEqual(['Bronze', 'Silver', 'Gold'])
  expect([bestWords(climb, POINTS), nextWords(climb, POINTS)]).toEqual([
    'Best: 500 points',
    '350 points to gold',
  ])
})

test.each([
  ['nothing played', FRESH_SAVE],
  ['a round between the marks', save],
  ['everything reached', { ...save, best: { 1: 9000 } }],
])('heights rise from the ground to the last mark: %s', (_, kept) => {
  const climb = climbOf({ medals: MEDALS }, POINTS, kept)
  const part = heightOf(climb)
  const heights = [0, ...climb.marks.map(({ from }) => from), climb.best]
    .toSorted((one, other) => one - other)
    .map(part)
  expect(heights[0]).toBe(0)
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  expect(heights.at(-1)).toBeLessThanOrEqual(1)
  expect(new Set(climb.marks.map(({ from }) => part(from))).size).toBe(climb.marks.length)
})

describe('the places of the games', async () => {
  const folders = await gameFolders()
  const loaded = await Promise.all(
    folders.map(async ({ slug, game: manifest, score }) => {
      const { game } = (await import(manifest)) as { game: Game<unknown, unknown> }
      const { place } = (score ? await import(score) : {}) as { place?: Place }
      return { slug, game, place }
    }),
  )

  test.each(loaded.filter(({ place }) => place))(
    '$slug measures something that is kept',
    ({ game, place }) => {
      const { measure, marks = [] } = place ?? {}
      const [facts, feats] = [game.facts, game.feats].map((all = []) => all.map(({ id }) => id))
      const isMeasured = measure && facts?.includes(measure.fact) && feats?.includes(measure.feat)
      expect(isMeasured ?? game.medals?.length === 4).toBe(true)
      const steps = marks.map(([from]) => from)
      expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    },
  )
})
