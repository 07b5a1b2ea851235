import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/proof/listener.ts'
import { game } from '../game.ts'
import { rules, type State } from '../rules.ts'
import { COARSE, WIDEST } from '../rules/flight.ts'
import { aimWords, alikeWords, shotWords, words } from '../words.ts'

const ROSE = 1
const SUNFLOWER = 3
const LILY = 6

const start = rules.start(1, 1)

/** A bed with a kind in each of these cells; ten cells are a row, and the last of every other row is not there. */
const bedOf = (cells: Readonly<Record<number, number>>, changes: Partial<State> = {}): State => ({
  ...start,
  bed: Object.entries(cells).map(([cell, kind], i) => ({ id: i + 1, cell: Number(cell), kind })),
  hand: [ROSE, SUNFLOWER, LILY].map((kind, i) => ({ id: 20 + i, kind })),
  ids: 30,
  ...changes,
})

/** Two roses at the top, in the middle. */
const pair = bedOf({ 4: ROSE, 5: ROSE, 0: LILY })
/** A rose with a lily below it, which falls with it. */
const loose = bedOf({ 4: ROSE, 5: ROSE, 13: LILY, 0: LILY, 9: SUNFLOWER })
/** Lilies one below the other, down to the last row above the line. */
const low = bedOf({
  4: LILY,
  14: LILY,
  24: LILY,
  34: LILY,
  44: LILY,
  54: LILY,
  64: LILY,
  74: LILY,
  84: LILY,
  94: LILY,
  104: LILY,
})

describe('what the seed in hand would do', () => {
  test.each([
    ['a burst', pair, 0, 'Rose meets 2 roses, bursts 3. Straight up.'],
    ['a burst and a fall', loose, 0, 'Rose meets 2 roses, bursts 3, drops 1. Straight up.'],
    [
      'the last of it',
      bedOf({ 4: ROSE, 5: ROSE }),
      0,
      'Rose meets 2 roses, bursts 3, clears the bed. Straight up.',
    ],
    ['its own kind', bedOf({ 4: ROSE, 5: LILY }), 0, 'Rose meets rose. Row 2, column 5. Straight up.'],
    [
      'other kinds',
      bedOf({ 4: SUNFLOWER, 5: LILY }),
      0,
      'Rose meets sunflower, lily. Row 2, column 5. Straight up.',
    ],
    ['the top', bedOf({ 0: LILY }), 0, 'Rose meets the top. Row 1, column 5. Straight up.'],
    ['one of a pair', pair, -36, 'Rose meets rose, bursts 3. 9 degrees left.'],
    ['a fine aim', bedOf({ 0: LILY }), 41, 'Rose meets the top. Row 1, column 7. 10.25 degrees right.'],
    ['a shot too many', low, 0, 'Rose loses: the bed crosses the line. Straight up.'],
    ['the end of the round', bedOf({}), 0, ''],
  ])('%s', (_, state, aim, text) => expect(aimWords(state, aim)).toBe(text))

  test('more than two other kinds are only counted', () =>
    expect(aimWords(bedOf({ 3: 2, 4: SUNFLOWER, 5: LILY, 13: 4 }), 6)).toMatch(
      /^Rose meets 3 kinds\. Row 2, /,
    ))

  test('a sinking that loses is told even of a burst', () =>
    expect(
      aimWords(
        { ...low, bed: [...low.bed, ...bedOf({ 4: ROSE, 5: ROSE }).bed.slice(1)], spent: 9, patience: 10 },
        -300,
      ),
    ).toMatch(/^Rose loses: the bed crosses the line\./))
})

describe('what has changed', () => {
  const shot = rules.act(loose, 0)
  const [now, next] = shot.hand.map(({ kind }) => ['', 'rose', '', 'sunflower', '', '', 'lily'][kind])
  const swapped = rules.act(pair, 'swap')
  const wide = bedOf({ 0: LILY, 1: SUNFLOWER, 4: ROSE, 5: ROSE })
  const aside = rules.act(wide, WIDEST)
  const dyed = rules.act(pair, WIDEST)
  const sinking = { ...loose, spent: 9 }
  test.each([
    ['a burst and a fall', loose, shot, `3 burst, 1 fell. Now ${now}, next ${next}.`],
    ['its undoing', shot, loose, 'Took the rose back. 3 blossoms back. Next sunflower.'],
    ['nothing but the shot', wide, aside, 'Nothing burst. Now sunflower, next lily.'],
    ['a seed whose kind is gone', pair, dyed, 'Nothing burst. Now lily, next lily.'],
    ['its undoing', aside, wide, 'Took the rose back. Next sunflower.'],
    ['a sinking', sinking, rules.act(sinking, 0), `3 burst, 1 fell. Bed sank. Now ${now}, next ${next}.`],
    [
      'its undoing',
      rules.act(sinking, 0),
      sinking,
      'Took the rose back. 3 blossoms back. Bed up. Next sunflower.',
    ],
    [
      'a sinking to come',
      { ...loose, spent: 8 },
      rules.act({ ...loose, spent: 8 }, 0),
      `3 burst, 1 fell. Sinks next shot. Now ${now}, next ${next}.`,
    ],
    ['a swap', pair, swapped, 'Now sunflower, next rose.'],
    ['its undoing', swapped, pair, 'Now rose, next sunflower.'],
    [
      'the last burst',
      bedOf({ 4: ROSE, 5: ROSE }),
      rules.act(bedOf({ 4: ROSE, 5: ROSE }), 0),
      '3 burst. The bed is clear.',
    ],
    ['a bed over the line', low, rules.act(low, 0), 'Nothing burst. Over the line.'],
    ['nothing', pair, pair, ''],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))
})

describe('the bed', () => {
  test('is told from the top row to the lowest, after the seeds and the time that is left', () =>
    expect(
      words.describe(
        bedOf({ 0: ROSE, 1: ROSE, 3: 2, 4: LILY, 5: LILY, 9: 4, 10: LILY, 18: 5 }, { shots: 10, spent: 4 }),
      ),
    ).toEqual([
      'Seeds: rose, then sunflower, then lily.',
      '9 rows free, sinks in 6.',
      '4 shots spent, 3 stars up to 13.',
      'Row 1: 2 roses, gap, forget-me-not, 2 lilies, gap 3, clover.',
      'Row 2, indented, lowest: lily, gap 7, aster.',
    ]))

  test('can be over the line, and its stars lost', () =>
    expect(words.describe(bedOf({ 0: ROSE }, { sunk: 11, shots: 1, spent: 19 })).slice(1)).toEqual([
      'Over the line, sinks in 1.',
      '19 shots spent, 1 star.',
      'Row 1, lowest: rose, gap 9.',
    ]))
})

test('the task is what hangs, how long there is, and the first two seeds', () => {
  expect(words.task(pair)).toBe('3 blossoms, 10 rows free, sinks in 10. Rose, sunflower.')
  expect(words.task(bedOf({ 90: LILY }, { sunk: 0, spent: 9 }))).toBe(
    '1 blossom, 1 row free, sinks in 1. Rose, sunflower.',
  )
})

test('seeds of one kind do not change places', () => {
  expect(alikeWords({ id: 1, kind: ROSE })).toBe('Both seeds are roses.')
  expect(alikeWords({ id: 1, kind: LILY })).toBe('Both seeds are lilies.')
})

test.each([
  [-6, 'Shoot 1.5 degrees left.'],
  [0, 'Shoot straight up.'],
  ['swap', 'Swap: take the sunflower.'],
] as const)('the hint %s', (hint, text) => expect(words.advise(hint, pair)).toBe(text))

test('a level begins, and a shot is answered, in at most 25 words', () => {
  for (let level = 1; level <= 60; level++) {
    const state = rules.start(level, level)
    for (let aim = -WIDEST; aim <= WIDEST; aim += COARSE * 3) {
      // The bed sinks with this shot, or with the one after it.
      const before = { ...state, spent: state.patience - 1 - (level % 2) }
      const after = rules.act(before, aim)
      for (const text of [
        `Level ${level}, score 0. ${words.task(state)} ${aimWords(state, aim)}`,
        `${words.changed(before, after)} ${aimWords(after, aim)}`,
        `${words.changed(after, before)} ${aimWords(before, aim)}`,
      ])
        expect(countWords(text), text).toBeLessThanOrEqual(25)
    }
  }
})

test('the pill counts shots against those that still earn the most stars', () => {
  expect(game.tally).toBe(shotWords)
  expect(shotWords({ ...pair, shots: 10, spent: 4 })).toBe('Shot 4/13 ★★★')
  expect(shotWords({ ...pair, shots: 10, spent: 14 })).toBe('Shot 14/18 ★★')
  expect(shotWords({ ...pair, shots: 10, spent: 30 })).toBe('Shot 30 ★')
})
