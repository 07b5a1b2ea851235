import { expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import type { Game } from '../game.ts'
import type { Fact } from '../goals.ts'
import { madeGoals, withGoal, wordsOf } from '../round/made-goals.ts'
import { withRound } from '../round/stats.ts'
import { SLOTS } from '../save/made.ts'
import { FRESH_SAVE, withRecords, type Save } from '../save/save.ts'

const MONDAY = '2026-11-16'
const TUESDAY = '2026-11-17'

const step = () => 0
const FACTS: readonly Fact<unknown>[] = [
  { id: 'gaps', once: 'Pass # gaps at once', total: 'Pass # gaps', usual: 6, step },
  { id: 'row', once: 'Eat # in a row', usual: 3, step },
  { id: 'clean', once: 'Win without a foul', total: 'Win # times', usual: 1, step },
  { id: 'rare', total: 'Find # pearls', usual: 0, step },
]
const [GAPS, ROW, CLEAN, RARE] = FACTS as [Fact<unknown>, Fact<unknown>, Fact<unknown>, Fact<unknown>]

/** A save after rounds with these values of one fact. */
function playedBy(id: string, values: readonly number[], seconds = 30): Save {
  let save = FRESH_SAVE
  for (const value of values) {
    const round = { result: 0, seconds, won: false, unaided: false, facts: { [id]: value } }
    save = { ...save, ...withRound(save, round) }
  }
  return save
}

const made = (facts: readonly Fact<unknown>[], save: Save = FRESH_SAVE, day = MONDAY) =>
  madeGoals('plot', facts, save, day)
const wordsIn = (...from: Parameters<typeof made>) => made(...from).map(({ words }) => words)

/** Twelve rounds from 1 to 12. */
const MIXED = [3, 9, 1, 12, 5, 7, 2, 11, 4, 8, 6, 10]

test.each([
  [
    'a beginner’s value',
    GAPS,
    [],
    ['Pass 6 gaps at once', 'Today: pass 7 gaps at once', 'This week: pass 270 gaps'],
  ],
  [
    '60 % of the last rounds',
    GAPS,
    MIXED,
    ['Pass 5 gaps at once', 'Today: pass 11 gaps at once', 'This week: pass 390 gaps'],
  ],
  ['a row, which cannot be summed', ROW, MIXED, ['Eat 5 in a row', 'Today: eat 11 in a row']],
  [
    'a condition met in most rounds',
    CLEAN,
    Array(12).fill(1),
    ['Win without a foul', 'Today: win 5 times', 'This week: win 60 times'],
  ],
  [
    'a condition met now and then',
    CLEAN,
    [0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0],
    ['Today: win without a foul', 'This week: win 15 times'],
  ],
  [
    'an event too rare to be near',
    RARE,
    [0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0, 0],
    ['Today: find 2 pearls', 'This week: find 20 pearls'],
  ],
  ['nothing, if it never happens', RARE, Array(12).fill(0), []],
])('a goal asks for %s', (_, fact, values, words) => {
  expect(wordsIn([fact], playedBy(fact.id, values))).toEqual(words)
})

/** The near goal of one fact after rounds of this length. */
const nearOf = (fact: Fact<unknown>, seconds: number) => wordsIn([fact], playedBy(fact.id, MIXED, seconds))[0]

test('the near goal is nearer in long rounds, because a day holds few of them', () => {
  expect([nearOf(ROW, 180), nearOf(ROW, 181)]).toEqual(['Eat 5 in a row', 'Eat 4 in a row'])
  expect([nearOf(GAPS, 180), nearOf(GAPS, 181)]).toEqual(['Pass 5 gaps at once', 'Pass 9 gaps'])
})

test('a goal never asks for more than the rules allow', () => {
  expect(wordsIn([{ ...ROW, most: 9 }], playedBy('row', Array(12).fill(9)))).toEqual(['Eat 9 in a row'])
})

/** The goals of twenty days. */
const wordsOfDays = (slug: string) =>
  Array.from({ length: 20 }, (_, i) => `2026-12-${String(i + 1).padStart(2, '0')}`).map((day) =>
    madeGoals(slug, FACTS, FRESH_SAVE, day).map(({ words }) => words),
  )

test('the same day makes the same goals, and a different day or game different ones', () => {
  expect(wordsOfDays('plot')).toEqual(wordsOfDays('plot'))
  expect(new Set(wordsOfDays('plot').map(String)).size).toBeGreaterThan(3)
  expect(wordsOfDays('plot')).not.toEqual(wordsOfDays('bed'))
})

test('the three are about different facts', () => {
  const ids = made([...FACTS, { ...GAPS, id: 'nests' }]).map(({ id }) => id.split('-')[3])
  expect(new Set(ids).size).toBe(3)
})

test('a goal keeps its target while the player’s level changes', () => {
  const first = made([GAPS])
  const saved = { ...playedBy('gaps', MIXED), made: Object.fromEntries(first.map(({ id }) => [id, 0])) }
  expect(made([GAPS], saved).map(({ id }) => id)).toEqual(first.map(({ id }) => id))
})

test('a reached goal is followed by a new one, and each counts once, in several tabs too', () => {
  const [near] = made(FACTS)
  if (!near) throw new Error('There is no near goal.')
  const one = { ...FRESH_SAVE, ...withGoal(FRESH_SAVE, near) }
  expect(made(FACTS, one)[0]?.id).not.toBe(near.id)
  const both = withRecords(one, { ...FRESH_SAVE, ...withGoal(FRESH_SAVE, near) }, MONDAY)
  expect(both.made).toEqual({ 'near-20261116': 1 })
})

test('of several goals that tabs have made for one place, the easiest counts', () => {
  const both = { ...FRESH_SAVE, made: { 'near-20261116-0-gaps-o9': 3, 'near-20261116-0-gaps-o7': 4 } }
  expect(made([GAPS], both)[0]?.words).toBe('Pass 7 gaps at once')
})

test('a new day makes new goals, and the week’s goal stays until Monday', () => {
  const saved = { ...FRESH_SAVE, made: Object.fromEntries(made(FACTS).map(({ id }) => [id, 1])) }
  const [near, , week] = made(FACTS, saved, TUESDAY).map(({ id }) => id)
  expect(near).toMatch(/^near-20261117-0-/)
  expect(week).toBe(made(FACTS)[2]?.id)
  expect(made(FACTS, saved, '2026-11-23')[2]?.id).toMatch(/^week-20261123-0-/)
})

test('a clock that is set back finds the goals of the day as they were', () => {
  const saved = { ...FRESH_SAVE, made: { 'near-20261117': 3, 'near-20261117-3-gaps-o9': 5 } }
  const back = withRecords(saved, FRESH_SAVE, MONDAY)
  expect(made([GAPS], back, MONDAY)[0]?.id).toMatch(/^near-20261116-0-/)
  expect(made([GAPS], withRecords(back, FRESH_SAVE, TUESDAY), TUESDAY)[0]?.id).toBe('near-20261117-3-gaps-o9')
})

/** Characters that fit into a line of a card. */
const LONGEST_WORDS = 47

for (const { slug, game: file } of await gameFolders()) {
  const { game } = (await import(file)) as { game: Game<unknown, unknown> }
  const { facts = [] } = game

  test(`${slug} has at least five facts, whose goals fit their card`, () => {
    expect(facts.length).toBeGreaterThanOrEqual(5)
    expect(facts.length).toBeLessThanOrEqual(20)
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
    expect(facts.some(({ total }) => total?.includes('#'))).toBe(true)
    for (const fact of facts) {
      expect(fact.id).toMatch(/^[a-z]{1,12}$/)
      expect(fact.once ?? fact.total).toMatch(/^[A-Z].*[^.]$/)
      for (const slot of SLOTS)
        for (const isTotal of [true, false]) {
          if (slot === 'week' ? !isTotal : false) continue
          const words = wordsOf(fact, { slot, day: MONDAY, index: 0, fact: fact.id, isTotal, count: 250 })
          expect(words.length, words).toBeLessThanOrEqual(LONGEST_WORDS)
        }
    }
  })

  test(`${slug} offers a beginner three goals on every day of a month`, () => {
    for (let date = 1; date <= 30; date++) {
      const goals = madeGoals(slug, facts, FRESH_SAVE, `2026-11-${String(date).padStart(2, '0')}`)
      expect(goals.map(({ id }) => id.split('-')[0])).toEqual([...SLOTS])
    }
  })
}
