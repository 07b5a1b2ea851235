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

describe('the announcement of an aim', () => {
  test.each([
    ['tells a burst', pair, 0, 'Rose meets 2 roses, bursts 3. Straight up.'],
    ['tells a burst and a fall', loose, 0, 'Rose meets 2 roses, bursts 3, drops 1. Straight up.'],
    [
      'tells that the bed is cleared',
      bedOf({ 4: ROSE, 5: ROSE }),
      0,
      'Rose meets 2 roses, bursts 3, clears the bed. Straight up.',
    ],
    [
      'names only its own kind',
      bedOf({ 4: ROSE, 5: LILY }),
      0,
      'Rose meets rose. Row 2, column 5. Straight up.',
    ],
    [
      'names two other kinds',
      bedOf({ 4: SUNFLOWER, 5: LILY }),
      0,
      'Rose meets sunflower, lily. Row 2, column 5. Straight up.',
    ],
    [
      'tells that it lands at the top',
      bedOf({ 0: LILY }),
      0,
      'Rose meets the top. Row 1, column 5. Straight up.',
    ],
    [
      'names the one blossom of a pair that it meets',
      pair,
      -36,
      'Rose meets rose, bursts 3. 9 degrees left.',
    ],
    [
      'tells quarters of a degree',
      bedOf({ 0: LILY }),
      41,
      'Rose meets the top. Row 1, column 7. 10.25 degrees right.',
    ],
    ['tells a lost round', low, 0, 'Rose loses: the bed crosses the line. Straight up.'],
    ['is empty after the end of the round', bedOf({}), 0, ''],
  ])('%s', (_, state, aim, text) => expect(aimWords(state, aim)).toBe(text))

  test('counts more than two other kinds', () =>
    expect(aimWords(bedOf({ 3: 2, 4: SUNFLOWER, 5: LILY, 13: 4 }), 6)).toMatch(
      /^Rose meets 3 kinds\. Row 2, /,
    ))

  test('tells a lost round even if something bursts', () =>
    expect(
      aimWords(
        { ...low, bed: [...low.bed, ...bedOf({ 4: ROSE, 5: ROSE }).bed.slice(1)], spent: 9, patience: 10 },
        -300,
      ),
    ).toMatch(/^Rose loses: the bed crosses the line\./))
})

describe('the announcement of a change', () => {
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
    ['tells a burst and a fall', loose, shot, `3 burst, 1 fell. Now ${now}, next ${next}.`],
    ['tells the undo of a burst', shot, loose, 'Took back the rose. 3 returned. Next sunflower.'],
    ['tells that nothing burst', wide, aside, 'Nothing burst. Now sunflower, next lily.'],
    ['names a seed that was dyed', pair, dyed, 'Nothing burst. Now lily, next lily.'],
    ['tells the undo of a shot', aside, wide, 'Took back the rose. Next sunflower.'],
    [
      'tells that the bed sank',
      sinking,
      rules.act(sinking, 0),
      `3 burst, 1 fell. Bed sank. Now ${now}, next ${next}.`,
    ],
    [
      'tells that undo raises the bed',
      rules.act(sinking, 0),
      sinking,
      'Took back the rose. 3 returned. Bed raised. Next sunflower.',
    ],
    [
      'warns one shot before the bed sinks',
      { ...loose, spent: 8 },
      rules.act({ ...loose, spent: 8 }, 0),
      `3 burst, 1 fell. Sinks next. Now ${now}, next ${next}.`,
    ],
    ['tells a swap', pair, swapped, 'Now sunflower, next rose.'],
    ['tells the undo of a swap', swapped, pair, 'Now rose, next sunflower.'],
    [
      'tells that the bed is clear',
      bedOf({ 4: ROSE, 5: ROSE }),
      rules.act(bedOf({ 4: ROSE, 5: ROSE }), 0),
      '3 burst. The bed is clear.',
    ],
    ['tells that the bed crossed the line', low, rules.act(low, 0), 'Nothing burst. Over the line.'],
    [
      'tells that the bag is empty',
      { ...wide, bag: 1 },
      rules.act({ ...wide, bag: 1 }, WIDEST),
      'Nothing burst. Out of seeds.',
    ],
    ['counts melted blossoms', icy, rules.act(icy, 0), '3 burst, 1 melted. Now lily, next lily.'],
    ['counts dyed blossoms', busy, rules.act(busy, 0), '4 burst, 1 dyed. Now rose, next rose.'],
    [
      'tells that a vine grew',
      viny,
      rules.act(viny, WIDEST),
      'Nothing burst, a vine grew. Now lily, next lily.',
    ],
    ['is empty without a change', pair, pair, ''],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))
})

describe('the description', () => {
  test('lists seeds, room and shots, then the rows from the top', () =>
    expect(
      words.describe(
        bedOf(
          { 0: ROSE, 1: ROSE, 3: 2, 4: LILY, 5: LILY, 9: 4, 10: LILY, 18: 5 },
          { bag: 15, spent: 4, streak: 2 },
        ),
      ),
    ).toEqual([
      'Seeds: rose, then sunflower, then lily; 11 left.',
      '9 rows free, sinks in 6 shots.',
      '4 shots used, streak 2, 3 stars up to 12 shots.',
      'Row 1: 2 roses, gap, forget-me-not, 2 lilies, 3 gaps, clover.',
      'Row 2, indented, lowest: lily, 7 gaps, aster.',
    ]))

  test('tells a bed over the line and a single star', () =>
    expect(words.describe(bedOf({ 0: ROSE }, { sunk: 11, bag: 20, spent: 19 })).slice(1)).toEqual([
      'Over the line, sinks in 1 shot.',
      '19 shots used, streak 0, 1 star.',
      'Row 1, lowest: rose, 9 gaps.',
    ]))
})

test('the task tells blossoms, seeds, free rows and shots until the bed sinks', () => {
  expect(words.task(pair)).toBe('3 blossoms, 40 seeds. 10 rows free, sinks in 10.')
  expect(words.task(bedOf({ 90: LILY }, { sunk: 0, spent: 9 }))).toBe(
    '1 blossom, 31 seeds. 1 row free, sinks in 1.',
  )
})

test('names the kind that both seeds share', () => {
  expect(alikeWords({ id: 1, kind: ROSE })).toBe('Both seeds are roses.')
  expect(alikeWords({ id: 1, kind: LILY })).toBe('Both seeds are lilies.')
})

describe('a hint tells the move and its reason', () => {
  test.each<[string, State, Action, string]>([
    ['for a swap', pair, 'swap', 'Swap: the sunflower is more useful.'],
    [
      'for a burst',
      pair,
      0,
      'Aim straight up: rose meets 2 roses, bursts 3. That leaves the least to clear.',
    ],
    [
      'for a fall',
      loose,
      0,
      'Aim straight up: rose meets 2 roses, bursts 3, drops 1. Everything hanging from them falls too.',
    ],
    [
      'for a pair',
      bedOf({ 4: ROSE, 5: LILY }),
      -6,
      'Aim left: rose meets rose. Nothing bursts yet, but the pair needs only one more.',
    ],
    [
      'for a seed that matches nothing',
      bedOf({ 0: LILY }),
      6,
      'Aim right: rose meets the top. Nothing matches, so put it where it blocks the least.',
    ],
    [
      'for a stone',
      bedOf({ 4: ROSE, 5: ROSE, 14: STONE, 0: LILY }),
      -36,
      'Aim left: rose meets rose, bursts 3, drops 1. Stones never burst: let them fall.',
    ],
    [
      'for ice',
      bedOf({ 4: ROSE, 5: ROSE, 6: FROST + LILY }),
      0,
      'Aim straight up: rose meets 2 roses, bursts 3. Ice melts when something bursts beside it.',
    ],
    [
      'for a rainbow',
      bedOf({ 4: RAINBOW, 5: ROSE, 0: LILY }),
      0,
      'Aim straight up: rose meets rose, bursts 3. Rainbows count as every kind.',
    ],
    [
      'for a pod',
      bedOf({ 4: ROSE, 5: ROSE, 6: POD, 7: LILY, 0: LILY }),
      0,
      'Aim straight up: rose meets 2 roses, bursts 5. Pods burst everything around them.',
    ],
    [
      'for a bee',
      bedOf({ 4: ROSE, 5: ROSE, 6: BEE, 7: LILY }),
      0,
      'Aim straight up: rose meets 2 roses, bursts 4. A freed bee dyes its neighbours.',
    ],
    [
      'for a vine',
      bedOf({ 4: ROSE, 5: ROSE, 6: VINE, 0: LILY }),
      0,
      'Aim straight up: rose meets 2 roses, bursts 4. Vines grow when nothing bursts.',
    ],
  ])('%s', (_, state, hint, text) => expect(words.advise(hint, state)).toBe(text))

  test('without rows, columns or degrees, which are only spoken', () => {
    for (const level of [1, 30, 70, 150, 200]) {
      const state = rules.start(1, level)
      for (const move of rules.moves(state))
        expect(words.advise(move, state)).not.toMatch(/\b(row|column|degrees)\b/i)
    }
  })
})

test('the start of a level and the answer to a shot have at most 25 words', () => {
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

test('the pill shows the remaining seeds and the stars that they still earn', () => {
  expect(game.tally).toBe(bagWords)
  expect(bagWords({ ...pair, bag: 20, spent: 4 })).toBe('16 seeds ★★★')
  expect(bagWords({ ...pair, bag: 20, spent: 17 })).toBe('3 seeds ★★')
  expect(bagWords({ ...pair, bag: 20, spent: 19 })).toBe('1 seed ★')
})
