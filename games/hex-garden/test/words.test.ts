import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/test/listener.ts'
import { rules } from '../rules.ts'
import { CELLS, NONE } from '../rules/bed.ts'
import { BEE, BUD, CAN, PIECES, STONE } from '../rules/pieces.ts'
import { follow } from '../view/placement.ts'
import { backWords, placementWords, keptWords, refusalWords, words } from '../words.ts'
import { almost, at, garden, inTheMiddle, named } from './gardens.ts'
import { greedy } from './people.ts'

const before = almost(2)
const after = inTheMiddle(before)
const full = (...empty: readonly number[]) => CELLS.map((_, cell) => (empty.includes(cell) ? NONE : 1))

describe('the announcement of a placement', () => {
  test.each([
    ['tells that two lines will bloom', at(0, 0), '2 lines bloom. Single. Row 5, cell 5.'],
    ['tells that it fits', at(1, -4), 'Fits. Single. Row 1, cell 2.'],
    ['tells that there is no room', at(-1, 0), 'No room. Single. Row 5, cell 4.'],
  ])('%s', (_, cell, text) => expect(placementWords(before, { slot: 0, cell })).toBe(text))

  test('tells that one line will bloom', () =>
    expect(placementWords(almost(1), { slot: 0, cell: at(0, 0) })).toBe(
      '1 line blooms. Single. Row 5, cell 5.',
    ))

  test.each([
    ['pair', 0, 'Pair: east.'],
    ['pair', 2, 'Pair: southwest.'],
    ['row of 3', 0, '3-bar: west, east.'],
    ['row of 3', 1, '3-bar: northwest, southeast.'],
    ['bend of 3', 0, 'Bend: east, southwest.'],
    ['triangle', 1, 'Triangle: southeast, southwest.'],
    ['row of 4', 2, '4-bar: northeast, 2 southwest.'],
    ['diamond', 0, 'Diamond: east, southeast, northeast.'],
    ['arch', 0, 'Arch: east then southeast, southwest.'],
    ['club', 0, 'Club: west, east, southeast.'],
    ['club', 6, 'Club: east, west, southwest.'],
    ['hook', 0, 'Hook: west, east then southeast.'],
    ['hook', 6, 'Hook: east, west then southwest.'],
    ['wave', 0, 'Wave: west, southeast then east.'],
    ['propeller', 1, 'Propeller: southeast, northeast, west.'],
    ['row of 5', 0, '5-bar: 2 west, 2 east.'],
    ['boat', 0, 'Boat: west, east, southwest, southeast.'],
    ['horseshoe', 0, 'Horseshoe: east then southeast, southwest then southeast.'],
    ['rosette', 0, 'Rosette: east, southeast, southwest, west, northwest, northeast.'],
  ])('describes %s, turned %i times', (name, turns, text) =>
    expect(
      placementWords(garden({ hand: [named(name) + turns, NONE, NONE] }), {
        slot: 0,
        cell: at(0, 0),
      }),
    ).toBe(`Fits. ${text} Row 5, cell 5.`),
  )

  test('describes each piece differently', () => {
    const texts = PIECES.map((_, piece) => words.describe(garden({ hand: [piece, NONE, NONE] }))[0])
    expect(new Set(texts).size).toBe(PIECES.length)
  })
})

describe('the announcement of a change', () => {
  const three = garden({ hand: [named('hook'), named('pair'), named('club')] })
  const last = garden({ hand: [named('hook'), NONE, NONE] })
  /** No two empty cells touch, and every line has one. */
  const ending = { ...before, bed: CELLS.map(({ q, r }) => ((q - r) % 3 === 0 ? NONE : 1)) }
  const ended = rules.act(ending, { slot: 0, cell: at(0, 0) })
  const streaking = almost(1, { streak: 2 })
  /** The top row lacks one cell. */
  const topmost = [at(0, -4), at(1, -4), at(2, -4), at(3, -4)]
  const swarming = almost(1, { streak: 5, honey: 5 })
  const swarmed = {
    ...swarming,
    swarms: 1,
    bed: swarming.bed.map((kind, cell) => (topmost.includes(cell) ? 1 : kind)),
  }
  const waiting = garden({ hand: before.hand, streak: 4, waited: 1 })
  const stony = garden({ hand: [named('hook'), NONE, NONE], planted: 59 })
  const risen = rules.act(stony, { slot: 0, cell: at(0, 0) })
  const dealt = rules.act(last, { slot: 0, cell: at(0, 0) })
  test.each([
    ['tells a planting', three, rules.act(three, { slot: 0, cell: at(0, 0) }), 'Planted the hook. Score 4.'],
    ['tells a new hand', last, dealt, 'Planted the hook. Score 4. New: diamond, 4-bar, boat.'],
    ['tells several lines', before, after, '2 lines bloomed. Score 109.'],
    [
      'tells the multiplier of a streak',
      streaking,
      inTheMiddle(streaking),
      '1 line, multiplier 3. Score 109.',
    ],
    ['tells the swarm', swarmed, inTheMiddle(swarmed), 'Swarm: 2 lines, multiplier 6. Score 337.'],
    ['tells the end of a streak', waiting, inTheMiddle(waiting), 'Single planted, streak lost. Score 1.'],
    ['tells a new stone', stony, risen, 'Planted the hook. Score 4. Stone, row 3. New hand.'],
    ['tells one line', almost(1), inTheMiddle(almost(1)), '1 line bloomed. Score 37.'],
    ['tells the end', ending, ended, 'Planted the single. Score 1. Nothing fits.'],
    ['tells an undo', after, before, 'Took back the single. Score 0.'],
    ['is empty without a change', before, before, ''],
  ])('%s', (_, from, to, text) => expect(words.changed(from, to)).toBe(text))

  test('has at most 25 words, including the next placement', () => {
    for (let round = 1; round <= 6; round++) {
      let state = rules.start(round, 1)
      for (let planting = greedy(state); planting; planting = greedy(state)) {
        const next = rules.act(state, planting)
        const text = `${words.changed(state, next)} ${placementWords(next, follow(next))}`
        expect(countWords(text), text).toBeLessThanOrEqual(25)
        state = next
      }
    }
  })
})

test.each([
  [0, 'Bronze at 720. Comb 0 of 3. In hand: single, pair.'],
  [720, 'Silver at 1500. Comb 0 of 3. In hand: single, pair.'],
  [9000, 'All medals won. Comb 0 of 3. In hand: single, pair.'],
])('the task names the next medal with a score of %i', (score, text) =>
  expect(words.task({ ...before, score })).toBe(text),
)

describe('a refusal', () => {
  test('tells how many cells are in the way', () => {
    expect(refusalWords(before.bed, named('pair'), at(-2, 0))).toBe('No room: 2 cells are in the way.')
    expect(refusalWords(before.bed, named('pair'), at(-1, 0))).toBe('No room: 1 cell is in the way.')
    expect(refusalWords(before.bed, named('pair'), undefined)).toBe('No room here.')
  })
  test('tells why nothing can be taken back', () => {
    expect(backWords(before)).toBe('Nothing to take back.')
    expect(backWords({ ...after, hasTakenBack: true })).toBe('You can take back only one planting per round.')
  })
  test('tells why a piece cannot be chosen', () => {
    expect(keptWords(before, 0)).toBe('Piece 1 is already chosen.')
    expect(keptWords(before, 2)).toBe('Piece 3 is already planted.')
  })
})

test('describes the hand first, then the bed row by row', () =>
  expect(words.describe(before)).toEqual([
    'Piece 1, single: root.',
    'Piece 2, pair: root, east.',
    'Row 1 of 9, 5 cells: full, 4 empty.',
    'Row 2 of 9, 6 cells: empty, full, 4 empty.',
    'Row 3 of 9, 7 cells: 2 empty, full, 4 empty.',
    'Row 4 of 9, 8 cells: 3 empty, full, 4 empty.',
    'Row 5 of 9, 9 cells: 4 full, empty, 4 full.',
    'Row 6 of 9, 8 cells: 4 empty, full, 3 empty.',
    'Row 7 of 9, 7 cells: 4 empty, full, 2 empty.',
    'Row 8 of 9, 6 cells: 4 empty, full, empty.',
    'Row 9 of 9, 5 cells: 4 empty, full.',
  ]))

test('describes a piece without room as such', () =>
  expect(words.describe({ ...before, bed: full(0) }).slice(0, 2)).toEqual([
    'Piece 1, single: root.',
    'Piece 2, pair: root, east. No room.',
  ]))

test('names specials in a row and in the root of a piece', () => {
  const bed = before.bed.with(at(1, 0), BEE).with(at(2, 0), BUD).with(at(3, 0), CAN).with(at(4, 0), STONE)
  const special = { ...before, bed, gifts: [NONE, CAN, NONE] }
  expect(words.describe(special)[6]).toBe('Row 5 of 9, 9 cells: 4 full, empty, bee, bud, can, stone.')
  expect(words.describe(special)[1]).toBe('Piece 2, can pair: root, east.')
  expect(placementWords(special, { slot: 1, cell: at(-2, 2) })).toBe('Fits. Can pair: east. Row 7, cell 3.')
})

test('the task tells the streak, how long it lasts, and the comb', () =>
  expect(words.task({ ...before, streak: 3, waited: 1, honey: 2 })).toBe(
    'Bronze at 720. Streak 3, 1 planting to keep it. Comb 2 of 3. In hand: single, pair.',
  ))
