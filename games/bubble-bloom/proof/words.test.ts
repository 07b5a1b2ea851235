import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { rules, type State } from '../rules.ts'
import { openPreview } from '../view/preview.ts'
import { adviceWords, previewWords } from '../words.ts'

const start = rules.start(1, 1)
const state: State = {
  ...start,
  bed: [4, 5, 20].map((cell, i) => ({ id: i + 1, cell, kind: cell === 20 ? 6 : 1 })),
  hand: [1, 3, 6].map((kind, i) => ({ id: 10 + i, kind })),
  ids: 20,
}

describe('someone who cannot see is told', () => {
  test('what hangs, what is in hand, and how long there is', () => {
    expect(game.say?.(state)).toBe(
      'Blossoms: 3. Seeds: rose, sunflower, lily. Rows above the line: 8. Shots until it sinks: 10',
    )
  })

  test('what a shot did', () => {
    expect(
      game.say?.(rules.act({ ...state, bed: state.bed.slice(0, 2).concat({ id: 3, cell: 0, kind: 6 }) }, 0)),
    ).toMatch(/^3 burst, 0 fell\. Blossoms: 1\. Seeds: (lily, ){2}lily\. Rows above the line: 10\./)
  })

  test.each([
    [0, 'Aim straight up: bursts 3, drops 1'],
    [-120, 'Aim 30 degrees left: lands in row 4'],
  ])('what the aim %i would do', (aim, words) => {
    expect(previewWords(openPreview()(state, aim), aim)).toBe(words)
  })

  test.each([
    [-6, 'Shoot 1.5 degrees left.'],
    ['swap', 'Swap: take the sunflower.'],
  ] as const)('what the hint %s means', (hint, words) => expect(adviceWords(hint, state)).toBe(words))
})

test('the pill counts shots against those that still earn the most stars', () => {
  expect(game.tally?.({ ...state, shots: 10, spent: 4 })).toBe('Shot 4/13 ★★★')
  expect(game.tally?.({ ...state, shots: 10, spent: 14 })).toBe('Shot 14/18 ★★')
  expect(game.tally?.({ ...state, shots: 10, spent: 30 })).toBe('Shot 30 ★')
})
