import { expect, test } from 'vitest'
import {
  FRESH_SAVE,
  hasRecords,
  judgeSave,
  mergeSaves,
  readSave,
  withRecords,
  writeSave,
  type Save,
} from '../save/save.ts'

const ROUND = { game: 1, seed: 5, level: 2, state: { a: 1 }, actions: [] }
const SAVE: Save = {
  ...FRESH_SAVE,
  level: 3,
  best: { 1: 12, 2: 7 },
  stars: { 1: 3 },
  days: { '2026-11-16': 1 },
  round: ROUND,
}

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown

/** A save with some of its fields changed, as text. */
const changed = (change: object) => JSON.stringify({ ...(JSON.parse(writeSave(SAVE)) as object), ...change })

test('reads what it has written', () => {
  expect(readSave(writeSave(SAVE))).toEqual({ save: SAVE, isWhole: true, isNewer: false })
  expect(readSave(writeSave(FRESH_SAVE)).save).toEqual(FRESH_SAVE)
})

const { level, best, stars, days, round } = SAVE

test.each([
  ['1, which had no days', { version: 1, level, best, stars, round }, { ...SAVE, days: {} }],
  ['2, which had no goals', { version: 2, level, best, stars, days, round }, SAVE],
  ['3, which had no made goals', { ...SAVE, version: 3, made: undefined }, SAVE],
  ['4, which had no crowns', { ...SAVE, version: 4, crowns: undefined }, SAVE],
])('migrates a save of version %s', (_, old, save) => {
  expect(readSave(JSON.stringify(old))).toEqual({ save, isWhole: true, isNewer: false })
})

test('reads the known fields of a newer version, and reports that it is newer', () => {
  const { save, isNewer } = readSave(changed({ version: 99, best: { 1: 50 }, more: [] }))
  expect(isNewer).toBe(true)
  expect(save.best).toEqual({ 1: 50 })
})

const WITHOUT_ROUND = { ...SAVE, round: undefined }

test.each<[string, object, Save]>([
  ['a best that is not a number', { best: { 1: null, 2: 7 } }, { ...SAVE, best: { 2: 7 } }],
  ['a best that is text', { best: { 1: '12', 2: 7 } }, { ...SAVE, best: { 2: 7 } }],
  ['a negative best', { best: { 1: -5, 2: 7 } }, { ...SAVE, best: { 2: 7 } }],
  ['a best of an invalid level', { best: { none: 12, 2: 7 } }, { ...SAVE, best: { 2: 7 } }],
  ['no bests', { best: undefined }, { ...SAVE, best: {} }],
  ['bests that are a list', { best: [12] }, { ...SAVE, best: {} }],
  ['nine stars', { stars: { 1: 9, 2: 2 } }, { ...SAVE, stars: { 2: 2 } }],
  ['two crowns for a level', { crowns: { 1: 2 } }, SAVE],
  ['a crown of an invalid level', { crowns: { none: 1 } }, SAVE],
  ['a crown beyond the last level', { crowns: { 1000001: 1 } }, SAVE],
  ['an invalid day', { days: { today: 1, '2026-11-16': 1 } }, SAVE],
  ['a negative level', { level: -2 }, { ...SAVE, level: 2 }],
  ['a level that is text', { level: 'three', stars: { 7: 1 } }, { ...SAVE, level: 8, stars: { 7: 1 } }],
  ['a round without a level', { round: { ...ROUND, level: undefined } }, WITHOUT_ROUND],
  ['a round that is text', { round: 'round' }, WITHOUT_ROUND],
  ['a round of an invalid day', { round: { ...ROUND, day: 'today' } }, WITHOUT_ROUND],
  ['a round of an eighth weekday', { round: { ...ROUND, level: -8 } }, WITHOUT_ROUND],
  ['goals that are text', { goals: 'all' }, SAVE],
  ['a negative goal', { goals: { gaps: -1 } }, SAVE],
  ['made goals that are text', { made: 'all' }, SAVE],
  ['a made goal with an unknown key', { made: { 'near-2026': 3, gaps: 2 } }, SAVE],
  ['values that are not lists', { recent: { results: [], row: 0, facts: { gaps: 3 } } }, SAVE],
  ['too many values', { recent: { results: [], row: 0, facts: { gaps: Array(13).fill(1) } } }, SAVE],
  ['a feat without a name', { feats: { '': 3 } }, SAVE],
  ['totals that are a list', { totals: [1] }, SAVE],
  ['last results that are text', { recent: { results: ['12'], row: 0 } }, SAVE],
  ['too many last results', { recent: { results: Array(31).fill(1), row: 0 } }, SAVE],
  ['a negative streak', { recent: { results: [], row: -1 } }, SAVE],
  ['a day without a result', { today: { day: '2026-11-16', first: 3 } }, SAVE],
  ['an invalid look', { look: '<b>' }, SAVE],
  ['a level beyond the last', { level: 1e308 }, { ...SAVE, level: 2 }],
  ['a star beyond the last level', { stars: { 1: 3, 1000001: 3 } }, SAVE],
  ['a round of a level beyond the last', { round: { ...ROUND, level: 1e21 } }, WITHOUT_ROUND],
  ['a round with a seed out of range', { round: { ...ROUND, seed: 1e308 } }, WITHOUT_ROUND],
  ['a round with too many ticks', { round: { ...ROUND, ticks: 1e12 } }, WITHOUT_ROUND],
  ['a round with too many actions', { round: { ...ROUND, actions: Array(20_001).fill(0) } }, WITHOUT_ROUND],
  ['a goal named like an Object property', { goals: { constructor: 3 } }, SAVE],
  ['a look named like an Object property', { look: 'constructor' }, SAVE],
  ['a round of a day’s board', { round: { ...ROUND, level: -1 } }, WITHOUT_ROUND],
  ['a day’s round in the slot of the journey', { round: { ...ROUND, day: '2026-11-16' } }, WITHOUT_ROUND],
  ['a day’s round without its day', { dayRound: ROUND }, SAVE],
  ['a round that is nested too deep', { round: { ...ROUND, state: nested(1000) } }, WITHOUT_ROUND],
  ['a round whose actions are not a list', { round: { ...ROUND, actions: {} } }, WITHOUT_ROUND],
])('drops %s and keeps the rest of the save', (_, change, expected) => {
  expect(readSave(changed(change))).toEqual({ save: expected, isWhole: false, isNewer: false })
})

test.each([
  ['cut short', writeSave(SAVE).slice(0, -4)],
  ['a list', '[]'],
  ['a number', '7'],
  ['empty', ''],
  ['null', 'null'],
  ['without a version', changed({ version: undefined })],
  ['of version 0', changed({ version: 0 })],
  ['of a version that is text', changed({ version: 'two' })],
])('discards a save that is %s', (_, text) => {
  expect(readSave(text)).toEqual({ save: FRESH_SAVE, isWhole: false, isNewer: false })
})

const DATE = '2026-11-18'
const OTHER: Save = {
  ...FRESH_SAVE,
  level: 9,
  best: { 1: 11, 3: 4 },
  stars: { 1: 2, 8: 1 },
  days: { '2026-11-15': 1 },
}
const UNION = {
  best: { 1: 12, 2: 7, 3: 4 },
  stars: { 1: 3, 8: 1 },
  days: { '2026-11-15': 1, '2026-11-16': 1 },
}

test('merges the records of two saves, keeping the higher ones', () => {
  expect(withRecords(SAVE, OTHER, DATE)).toEqual({ ...SAVE, ...UNION })
  expect(mergeSaves(SAVE, OTHER, DATE)).toEqual({ ...SAVE, ...UNION, level: 9 })
  expect(mergeSaves(OTHER, SAVE, DATE)).toEqual({ ...SAVE, ...UNION, level: 9 })
})

test('merges two results of the same day: the first attempt of the first save, and the best of both', () => {
  const one = { ...SAVE, today: { day: DATE, first: 5, best: 7 } }
  const other = { ...SAVE, today: { day: DATE, first: 6, best: 30 } }
  expect(mergeSaves(one, other, DATE).today).toEqual({ day: DATE, first: 5, best: 30 })
  expect(mergeSaves(other, one, DATE).today).toEqual({ day: DATE, first: 6, best: 30 })
  expect(mergeSaves(SAVE, other, DATE).today).toEqual(other.today)
})

test('merges the recent results of the save with more rounds', () => {
  const few = { ...SAVE, totals: { rounds: 2 }, recent: { results: [1, 2], row: 1 } }
  const many = { ...SAVE, totals: { rounds: 9 }, recent: { results: [3, 4, 5], row: 3 } }
  expect(mergeSaves(few, many, DATE).recent).toEqual(many.recent)
  expect(mergeSaves(many, few, DATE).recent).toEqual(many.recent)
})

test('keeps the look, the round and the daily round of the first save, or takes those of the second', () => {
  const dayRound = { ...ROUND, day: DATE }
  const one = { ...SAVE, look: 'robin', dayRound }
  const other = { ...SAVE, look: 'owl', round: { ...ROUND, seed: 99 } }
  const { look, round, dayRound: daily } = mergeSaves(one, other, DATE)
  expect([look, round?.seed, daily]).toEqual(['robin', ROUND.seed, dayRound])
  expect(mergeSaves(FRESH_SAVE, one, DATE)).toMatchObject({ look: 'robin', round: ROUND, dayRound })
})

test('tells whether a save has all records of a second one', () => {
  expect(hasRecords(withRecords(SAVE, OTHER, DATE), OTHER)).toBe(true)
  expect(hasRecords(SAVE, OTHER)).toBe(false)
  expect(hasRecords(SAVE, { ...SAVE, best: { 1: 13 } })).toBe(false)
})

test('drops a goal called constructor before merging', () => {
  const { save } = readSave(changed({ goals: { constructor: 3, gaps: 2 } }))
  expect(mergeSaves(save, SAVE, DATE).goals).toEqual({ gaps: 2 })
})

test('discards an oversized save', () => {
  expect(readSave(changed({ more: 'x'.repeat(1_000_000) }))).toEqual({
    save: FRESH_SAVE,
    isWhole: false,
    isNewer: false,
  })
})

const goAt = (day: string, best = 5) => ({ ...FRESH_SAVE, today: { day, first: 3, best } })

test.each([
  ['the better result of the same day', goAt(DATE, 5), goAt(DATE, 9), { day: DATE, first: 3, best: 9 }],
  ['the later of two days', goAt('2026-11-16'), goAt('2026-11-17'), goAt('2026-11-17').today],
  ['today instead of a future day', goAt(DATE), goAt('9999-12-31'), goAt(DATE).today],
  ['today instead of a future day in the first save', goAt('2027-01-01'), goAt(DATE), goAt(DATE).today],
])('keeps %s', (_, one, other, expected) => {
  expect(withRecords(one, other, DATE).today).toEqual(expected)
})

test('drops days after the given one from an imported save, and keeps them in local storage', () => {
  const days = { '2026-11-19': 1, '2026-11-20': 1 }
  const made = { 'near-20261119': 2, 'near-20261120': 9 }
  const today = { day: '9999-12-31', first: 3, best: 5 }
  const value: unknown = JSON.parse(changed({ days, made, today }))
  const { save } = judgeSave(value, '2026-11-19')
  expect(save).toMatchObject({ days: { '2026-11-19': 1 }, today: undefined })
  expect(save.made).toEqual({ 'near-20261119': 2 })
  expect(judgeSave(value).save).toMatchObject({ days, made, today })
})
