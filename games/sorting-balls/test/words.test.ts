import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/test/listener.ts'
import { rules } from '../rules.ts'
import { moveBetween, type Move, type State } from '../rules/state.ts'
import { liftWords, putBackWords, refusalWords, tubeWords, words } from '../words.ts'

// Level 12 starts at the first of the twelve kinds: red heart, blue drop, yellow star.
const state: State = {
  level: 12,
  height: 3,
  par: 9,
  spent: 4,
  tubes: [[0, 1, 3], [4, 5], [2], [6, 7, 8], []],
}

describe('announces the tube under the cursor', () => {
  test.each([
    ['a full tube', 0, 'Blue drop, 2 red hearts; full. Tube 1 of 5.'],
    ['a tube with room', 1, '2 blue drops; room for 1. Tube 2 of 5.'],
    ['a complete tube', 3, '3 yellow stars; complete. Tube 4 of 5.'],
    ['an empty tube', 4, 'Empty; room for 3. Tube 5 of 5.'],
  ])('%s', (_, tube, text) => expect(tubeWords(state, tube)).toBe(text))

  test.each([
    ['the tube it came from', 0, 0, '2 red hearts; your blue drop above. Tube 1 of 5.'],
    ['the tube it was alone in', 2, 2, 'Empty; your red heart above. Tube 3 of 5.'],
    ['its own kind', 0, 1, '2 blue drops; takes your blue drop. Tube 2 of 5.'],
    ['a different kind', 0, 2, 'Red heart; refuses your blue drop. Tube 3 of 5.'],
    ['a complete tube', 0, 3, '3 yellow stars; refuses your blue drop. Tube 4 of 5.'],
    ['an empty tube', 0, 4, 'Empty; takes your blue drop. Tube 5 of 5.'],
  ])('with a ball in hand, %s', (_, picked, tube, text) =>
    expect(tubeWords(state, tube, { picked })).toBe(text),
  )

  test('mentions the next ball of a pour', () =>
    expect(tubeWords({ ...state, tubes: [[3, 4], [5], [], [], []] }, 1, { picked: 0, isNext: true })).toBe(
      'Blue drop; takes your next blue drop. Tube 2 of 5.',
    ))
})

test('announces a ball that is lifted or put back', () => {
  expect(liftWords(state, 0)).toBe('Lifted blue drop.')
  expect(putBackWords(state, 0)).toBe('Blue drop put back.')
})

/** The same bench with special tubes and veiled balls. */
const special: State = {
  ...state,
  tubes: [[0, 1, 3], [4, 5], [2], [6, 7], []],
  makes: ['spout', 'short', 'funnel', 'plain', 'locked'],
  key: 2,
  veiled: [0, 1],
}

test.each([
  ['a spout', 0, 'Blue drop, 2 veiled; spout, only gives. Tube 1 of 5.'],
  ['a short glass', 1, '2 blue drops; short glass, full. Tube 2 of 5.'],
  ['a funnel', 2, 'Red heart; funnel, only takes, room for 2. Tube 3 of 5.'],
  ['a locked tube', 4, 'Empty; locked until all yellow stars are sorted. Tube 5 of 5.'],
])('announces the purpose of %s', (_, tube, text) => expect(tubeWords(special, tube)).toBe(text))

test.each<[State, number, boolean, string]>([
  [state, 4, false, 'Tube 5 is empty.'],
  [state, 3, false, 'Tube 4 is complete.'],
  [state, 3, true, 'Tube 4 is complete.'],
  [state, 0, true, 'Tube 1 is full.'],
  [state, 2, true, 'Tube 3 holds a different kind.'],
  [special, 0, true, 'Tube 1 is a spout and only gives.'],
  [special, 1, true, 'Tube 2 is full.'],
  [special, 2, false, 'Tube 3 is a funnel and only takes.'],
  [special, 4, false, 'Tube 5 is locked until all yellow stars are sorted.'],
  [special, 4, true, 'Tube 5 is locked until all yellow stars are sorted.'],
])('explains why a tube refuses: case %#', (bench, tube, isDrop, text) =>
  expect(refusalWords(bench, tube, isDrop)).toBe(text),
)

describe('announces a change', () => {
  const completed = rules.act(state, { from: 0, to: 1 })
  const moved = rules.act(state, { from: 0, to: 4 })
  test.each([
    ['a move', state, moved, 'Blue drop to tube 5.'],
    ['an undone move', moved, state, 'Blue drop back to tube 1.'],
    ['a move that completes a tube', state, completed, 'Blue drop to tube 2: complete.'],
    ['an undone completion', completed, state, 'Blue drop back to tube 1.'],
    ['nothing', state, state, ''],
  ])('%s', (_, before, after, text) => expect(words.changed(before, after)).toBe(text))

  test('finds the ball that moved', () =>
    expect(moveBetween(state, completed)).toEqual({ ball: 3, from: 0, to: 1 }))
})

test('the task counts the complete kinds', () => {
  expect(words.task(state)).toBe('3 kinds, 1 complete.')
  expect(words.task(rules.act(state, { from: 0, to: 1 }))).toBe('3 kinds, 2 complete.')
})

test('describes the bench tube by tube', () =>
  expect(words.describe(state)).toEqual([
    'Tube 1, from the top: blue drop, 2 red hearts; full.',
    'Tube 2: 2 blue drops; room for 1.',
    'Tube 3: red heart; room for 2.',
    'Tube 4: 3 yellow stars; complete.',
    'Tube 5: empty; room for 3.',
  ]))

test.each<[string, State, Move, string]>([
  ['it completes a kind', state, { from: 0, to: 1 }, 'Blue drop onto its own kind: complete.'],
  [
    'the next ball can follow',
    { ...state, tubes: [[0, 3, 4], [5], [1, 2], [6, 7, 8], []] },
    { from: 0, to: 4 },
    'Blue drop into an empty tube: the next ball can follow.',
  ],
  [
    'the ball below can move on',
    state,
    { from: 0, to: 4 },
    'Blue drop into an empty tube: the red heart can move on.',
  ],
  [
    'it frees the ball below',
    { ...state, tubes: [[0, 6, 3], [4, 5], [1, 2, 7], [8], []] },
    { from: 2, to: 3 },
    'Yellow star onto its own kind: it frees the red heart.',
  ],
  [
    'it empties a tube',
    { ...state, tubes: [[0, 1, 3], [4], [5], [6, 7, 8], [2]] },
    { from: 1, to: 2 },
    'Blue drop onto its own kind: it frees a tube.',
  ],
  [
    'it unveils a ball',
    {
      ...special,
      tubes: [[0, 1, 3], [4, 5], [2], [6, 7, 8], []],
      makes: ['spout', 'plain', 'plain', 'plain', 'plain'],
    },
    { from: 0, to: 4 },
    'Blue drop into an empty tube: it unveils the ball below.',
  ],
  [
    'it unlocks a tube',
    { ...special, tubes: [[0, 1, 3], [4, 8], [2], [6, 7], []] },
    { from: 1, to: 3 },
    'Yellow star onto its own kind: complete, and it opens the lock.',
  ],
])('a hint names the move and the reason: %s', (_, bench, move, text) => {
  expect(words.advise(move, bench)).toBe(text)
  expect(words.where?.(move, bench)).toBe(`Tube ${move.from + 1} to tube ${move.to + 1}.`)
})

test('announces an unlocked tube', () => {
  const bench = { ...special, tubes: [[0, 1, 3], [4, 8], [2], [6, 7], []] }
  expect(words.changed(bench, rules.act(bench, { from: 1, to: 3 }))).toBe(
    'Yellow star to tube 4: complete. Tube 5 is unlocked.',
  )
})

/** The length of 'Level 58, 0 moves, par 31.' */
const STATUS_WORDS = 6
const MOST_WORDS = 25

test('introduces the first 120 levels and daily boards in at most 25 words', () => {
  for (const level of [...Array.from({ length: 120 }, (_, i) => i + 1), -1, -2, -3, -4, -5, -6, -7]) {
    const start = rules.start(1, level)
    for (const place of start.tubes.keys()) {
      const heard = `${words.task(start)} ${tubeWords(start, place)}`
      expect(STATUS_WORDS + countWords(heard), heard).toBeLessThanOrEqual(MOST_WORDS)
    }
  }
})

test('announces full and mixed tubes in at most 25 words', () => {
  // Tubes as full and mixed as possible.
  const full: State = {
    ...state,
    height: 5,
    tubes: [
      [0, 5, 10, 15, 20],
      [25, 30, 35, 40, 21],
      [45, 50, 22],
    ],
  }
  const heard = [
    `${putBackWords(full, 0)} ${liftWords(full, 1)} ${tubeWords(full, 1, { picked: 1 })}`,
    tubeWords(full, 0, { picked: 1 }),
    `${words.changed(full, rules.act(full, { from: 0, to: 2 }))} ${tubeWords(
      rules.act(full, { from: 0, to: 2 }),
      2,
      { picked: 1, isNext: true },
    )}`,
    `${words.changed(rules.act(full, { from: 0, to: 2 }), full)} ${tubeWords(full, 1)} ${putBackWords(full, 1)}`,
    `${words.advise({ from: 0, to: 2 }, full)} ${words.where?.({ from: 0, to: 2 }, full)}`,
  ]
  for (const text of heard) expect(countWords(text), text).toBeLessThanOrEqual(MOST_WORDS)
})
