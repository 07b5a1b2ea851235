import { expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { FLOWER, GOLDEN, PLAYED } from '../save/records.ts'
import { FRESH_SAVE } from '../save/save.ts'
import { computeSaveChanges } from '../round/record-result.ts'
import { summaryOf } from '../round/summary.ts'
import { resultLines } from '../deferred/result/result-lines.ts'
import { withRound } from '../round/stats.ts'

const arcade = {
  rules: { score: (points: number) => points, outcome: () => 'lost', tick: (points: number) => points },
  medals: [10, 20, 30, 40],
  feats: [{ id: 'half', name: 'Half', of: (points: number) => points / 2 }],
} as unknown as Game<number, never>

const puzzle = {
  rules: { score: () => 0, outcome: (stars: number) => (stars > 0 ? 'won' : 'lost') },
  levels: { tuned: 1, stars: (stars: number) => stars },
} as unknown as Game<number, never>

const TODAY = '2026-11-16'
const ended = (state: number) => ({ level: 1, state, best: undefined })

test('an arcade round records its score, feats, totals and day', () => {
  expect(computeSaveChanges(arcade, FRESH_SAVE, ended(12), 30.4, TODAY)).toEqual({
    best: { 1: 12 },
    stars: {},
    level: 1,
    days: { [TODAY]: PLAYED },
    feats: { half: 6 },
    totals: { rounds: 1, seconds: 30, wins: 0, unaided: 0, row: 0 },
    recent: { results: [12], row: 0, facts: {} },
  })
})

test('a record keeps the longest row of a round, though it has broken before the end', () => {
  const broken = { ...ended(4), facts: { half: 9 } }
  expect(computeSaveChanges(arcade, FRESH_SAVE, broken, 9, TODAY).feats).toEqual({ half: 9 })
  const kept = { ...broken, feats: { half: 8 } }
  expect(resultLines(arcade, kept)).toContain('New record: half (9)')
})

test('the daily round keeps its first and its best result, and gold makes the day golden', () => {
  const first = computeSaveChanges(arcade, FRESH_SAVE, { ...ended(12), day: TODAY }, 9, TODAY)
  expect(first).toMatchObject({ today: { day: TODAY, first: 12, best: 12 }, days: { [TODAY]: FLOWER } })
  const kept = { ...FRESH_SAVE, ...first }
  const second = computeSaveChanges(arcade, kept, { ...ended(31), day: TODAY, today: kept.today }, 9, TODAY)
  expect(second).toMatchObject({ today: { first: 12, best: 31 }, days: { [TODAY]: GOLDEN } })
})

test('a daily round that ends after midnight counts for the day on which it began', () => {
  const after = computeSaveChanges(arcade, FRESH_SAVE, { ...ended(12), day: TODAY }, 9, '2026-11-17')
  expect(after.days).toEqual({ [TODAY]: FLOWER, '2026-11-17': PLAYED })
  expect(after.today?.day).toBe(TODAY)
})

test('a challenge of an earlier day earns no flower, and one of today does', () => {
  const rival = { number: 4, isChallenge: true }
  const days = (isOtherDay: boolean, today: string) =>
    computeSaveChanges(arcade, FRESH_SAVE, { ...ended(12), day: TODAY, isOtherDay, rival }, 9, today).days
  expect(days(true, '2026-11-17')).toEqual({ '2026-11-17': PLAYED })
  expect(days(false, TODAY)).toEqual({ [TODAY]: FLOWER })
})

test('a clock that was set back removes no flower', () => {
  const kept = { ...FRESH_SAVE, days: { [TODAY]: GOLDEN } }
  expect(computeSaveChanges(arcade, kept, { ...ended(1), day: TODAY }, 9, '2026-11-10').days).toEqual({
    [TODAY]: GOLDEN,
    '2026-11-10': PLAYED,
  })
})

test('a regular level records stars and leads on, a daily board or a challenge does not', () => {
  expect(computeSaveChanges(puzzle, FRESH_SAVE, ended(3), 9, TODAY)).toMatchObject({
    stars: { 1: 3 },
    level: 2,
  })
  const daily = computeSaveChanges(puzzle, FRESH_SAVE, { ...ended(3), level: -2, day: TODAY }, 9, TODAY)
  expect(daily).toMatchObject({ days: { [TODAY]: GOLDEN }, totals: { wins: 1, unaided: 1, row: 1 } })
  for (const name of ['stars', 'level']) expect(daily).not.toHaveProperty(name)
  const rival = { number: 4, isChallenge: true }
  const challenge = computeSaveChanges(puzzle, FRESH_SAVE, { ...ended(3), rival }, 9, TODAY)
  for (const name of ['stars', 'level']) expect(challenge).not.toHaveProperty(name)
})

test('keeps the last thirty results and twelve values of a fact, and a loss ends a streak', () => {
  let stats = { totals: FRESH_SAVE.totals, recent: FRESH_SAVE.recent }
  for (let i = 0; i < 40; i++)
    stats = withRound(stats, { result: i, seconds: 1, won: i !== 35, unaided: false, facts: { gaps: i } })
  expect(stats.recent).toEqual({
    results: Array.from({ length: 30 }, (_, i) => i + 10),
    row: 4,
    facts: { gaps: Array.from({ length: 12 }, (_, i) => i + 28) },
  })
  expect(stats.totals).toMatchObject({ rounds: 40, wins: 39, row: 35 })
})

test('summarises a save for the host page', () => {
  const save = { ...FRESH_SAVE, best: { 1: 31 }, today: { day: TODAY, first: 3, best: 31 } }
  expect(summaryOf(arcade, { ...save, days: { [TODAY]: GOLDEN } })).toEqual({
    continues: false,
    level: 0,
    stars: 0,
    medal: 3,
    day: TODAY,
    golden: true,
  })
  expect(summaryOf(puzzle, { ...FRESH_SAVE, level: 7, stars: { 1: 3, 2: 1 } })).toMatchObject({
    level: 7,
    stars: 4,
    medal: 0,
    day: '',
  })
})

test('with Calm the summary tells where the player is, and no result', () => {
  const save = { ...FRESH_SAVE, level: 7, stars: { 1: 3 }, today: { day: TODAY, first: 3, best: 3 } }
  expect(summaryOf(puzzle, { ...save, days: { [TODAY]: GOLDEN } }, true)).toEqual({
    continues: false,
    level: 7,
    stars: 0,
    medal: 0,
    day: '',
    golden: false,
  })
})
