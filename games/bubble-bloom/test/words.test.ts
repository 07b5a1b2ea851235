import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/test/listener.ts'
import { game } from '../game.ts'
import { rules, type Action, type State } from '../rules.ts'
import { COARSE, WIDEST } from '../rules/flight.ts'
import { BEE, FROST, POD, RAINBOW, STONE, VINE } from '../rules/kinds.ts'
import { aimWords, alikeWords, bagWords, words } from '../words.ts'

const ROSE = 1
const SUNFLOWER = 3
const LILY = 6

const start = rules.start(1, 1)

/** A bed from cells and kinds. A row has ten indices, and in every other row the last one does not exist. */
const bedOf = (cells: Readonly<Record<number, number>>, changes: Partial<State> = {}): State => ({
  ...start,
  bed: Object.entries(cells).map(([cell, kind], i) => ({ id: i + 1, cell: Number(cell), kind })),
  hand: [ROSE, SUNFLOWER, LILY].map((kind, i) => ({ id: 20 + i, kind })),
  ids: 30,
  bag: 40,
  patience: 10,
  ...changes,
})

/** Two roses in the middle of the top row. */
const pair = bedOf({ 4: ROSE, 5: ROSE, 0: LILY })
/** Two roses with a lily below, which falls with them. */
const loose = bedOf({ 4: ROSE, 5: ROSE, 13: LILY, 0: LILY, 9: SUNFLOWER })
/** A chain of lilies down to the last row above the line. */
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
  const icy = bedOf({ 4: ROSE, 5: ROSE, 6: FROST + LILY })
  const busy = bedOf({ 4: ROSE, 5: ROSE, 6: BEE, 7: LILY })
  const viny = bedOf({ 4: VINE, 0: LILY })
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
      `3 burst, 1 fell. Sinks next. Now ${now}, next ${next}.`,
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
    [
      'a bag that is empty',
      { ...wide, bag: 1 },
      rules.act({ ...wide, bag: 1 }, WIDEST),
      'Nothing burst. Out of seeds.',
    ],
    ['ice', icy, rules.act(icy, 0), '3 burst, 1 melted. Now lily, next lily.'],
    ['a bee', busy, rules.act(busy, 0), '4 burst, 1 dyed. Now rose, next rose.'],
    ['a vine', viny, rules.act(viny, WIDEST), 'Nothing burst, vine grew. Now lily, next lily.'],
    ['nothing', pair, pair, ''],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))
})

describe('the bed', () => {
  test('is told from the top row to the lowest, after the seeds and the time that is left', () =>
    expect(
      words.describe(
        bedOf(
          { 0: ROSE, 1: ROSE, 3: 2, 4: LILY, 5: LILY, 9: 4, 10: LILY, 18: 5 },
          { bag: 15, spent: 4, streak: 2 },
        ),
      ),
    ).toEqual([
      'Seeds: rose, then sunflower, then lily; 11 left.',
      '9 rows free, sinks in 6.',
      '4 shots spent, streak 2, 3 stars up to 12.',
      'Row 1: 2 roses, gap, forget-me-not, 2 lilies, gap 3, clover.',
      'Row 2, indented, lowest: lily, gap 7, aster.',
    ]))

  test('can be over the line, and its stars lost', () =>
    expect(words.describe(bedOf({ 0: ROSE }, { sunk: 11, bag: 20, spent: 19 })).slice(1)).toEqual([
      'Over the line, sinks in 1.',
      '19 shots spent, streak 0, 1 star.',
      'Row 1, lowest: rose, gap 9.',
    ]))
})

test('the task is what hangs and how long there is', () => {
  expect(words.task(pair)).toBe('3 hang, 40 seeds. 10 rows free, sinks in 10.')
  expect(words.task(bedOf({ 90: LILY }, { sunk: 0, spent: 9 }))).toBe(
    '1 hang, 31 seeds. 1 row free, sinks in 1.',
  )
})

test.each([
  [21, 'Stones never burst: let them fall.'],
  [41, 'Ice melts when something bursts beside it.'],
  [61, 'Rainbows count as every kind.'],
  [101, 'Pods burst everything around them.'],
  [141, 'A freed bee dyes its neighbours.'],
  [181, 'Vines grow when nothing bursts.'],
])('the task of level %i says what is new there', (level, text) =>
  expect(words.task(rules.start(1, level))).toContain(text),
)

test('seeds of one kind do not change places', () => {
  expect(alikeWords({ id: 1, kind: ROSE })).toBe('Both seeds are roses.')
  expect(alikeWords({ id: 1, kind: LILY })).toBe('Both seeds are lilies.')
})

describe('a hint says what to do and why', () => {
  test.each<[string, State, Action, string]>([
    ['a swap', pair, 'swap', 'Swap: the sunflower does more.'],
    ['a burst', pair, 0, 'Aim straight up: rose meets 2 roses, bursts 3. It leaves the least behind.'],
    [
      'a fall',
      loose,
      0,
      'Aim straight up: rose meets 2 roses, bursts 3, drops 1. What hangs on those falls too.',
    ],
    [
      'a pair',
      bedOf({ 4: ROSE, 5: LILY }),
      -6,
      'Aim left: rose meets rose. Nothing bursts yet, but a pair waits for a third.',
    ],
    [
      'nothing better',
      bedOf({ 0: LILY }),
      6,
      'Aim right: rose meets the top. Nothing fits: it blocks the least there.',
    ],
    [
      'a stone',
      bedOf({ 4: ROSE, 5: ROSE, 14: STONE, 0: LILY }),
      -36,
      'Aim left: rose meets rose, bursts 3, drops 1. Stones never burst: let them fall.',
    ],
    [
      'ice',
      bedOf({ 4: ROSE, 5: ROSE, 6: FROST + LILY }),
      0,
      'Aim straight up: rose meets 2 roses, bursts 3. Ice melts when something bursts beside it.',
    ],
    [
      'a rainbow',
      bedOf({ 4: RAINBOW, 5: ROSE, 0: LILY }),
      0,
      'Aim straight up: rose meets rose, bursts 3. Rainbows count as every kind.',
    ],
    [
      'a pod',
      bedOf({ 4: ROSE, 5: ROSE, 6: POD, 7: LILY, 0: LILY }),
      0,
      'Aim straight up: rose meets 2 roses, bursts 5. Pods burst everything around them.',
    ],
    [
      'a bee',
      bedOf({ 4: ROSE, 5: ROSE, 6: BEE, 7: LILY }),
      0,
      'Aim straight up: rose meets 2 roses, bursts 4. A freed bee dyes its neighbours.',
    ],
    [
      'a vine',
      bedOf({ 4: ROSE, 5: ROSE, 6: VINE, 0: LILY }),
      0,
      'Aim straight up: rose meets 2 roses, bursts 4. Vines grow when nothing bursts.',
    ],
  ])('%s', (_, state, hint, text) => expect(words.advise(hint, state)).toBe(text))

  test('and names no rows, columns or degrees, which are for the ear alone', () => {
    for (const level of [1, 30, 70, 150, 200]) {
      const state = rules.start(1, level)
      for (const move of rules.moves(state))
        expect(words.advise(move, state)).not.toMatch(/\b(row|column|degrees)\b/i)
    }
  })
})

test('a level begins, and a shot is answered, in at most 25 words', () => {
  for (let level = 1; level <= 300; level += 7) {
    const state = rules.start(level, level)
    for (let aim = -WIDEST; aim <= WIDEST; aim += COARSE * 3) {
      // The bed sinks with this shot or with the next one.
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

test('the pill counts the seeds that are left, and the stars that they are good for', () => {
  expect(game.tally).toBe(bagWords)
  expect(bagWords({ ...pair, bag: 20, spent: 4 })).toBe('16 seeds ★★★')
  expect(bagWords({ ...pair, bag: 20, spent: 17 })).toBe('3 seeds ★★')
  expect(bagWords({ ...pair, bag: 20, spent: 19 })).toBe('1 seed ★')
})
