/** Tests that every puzzle can be solved by its own technique, and hardly by any other. */
import { describe, expect, test } from 'vitest'
import { sized } from '../../kit/test/size.ts'
import { atRest } from '../rules/physics.ts'
import { laidOut, puzzleOf } from '../rules/puzzles.ts'
import { isFree } from '../rules/spots.ts'
import type { State } from '../rules/state.ts'
import { roll } from '../rules/stroke.ts'
import { levels, rules } from '../rules.ts'
import { SETS, solved } from './solved.ts'
import { levelOf } from './tables.ts'
import { solutions, TECHNIQUES, techniqueOf } from './techniques.ts'

const PUZZLES = SETS.flatMap((set, i) =>
  Array.from({ length: 5 }, (_, number) => ({ set, number, technique: TECHNIQUES[i] ?? 'plant' })),
)
/** Directions tried at each puzzle. */
const ANGLES = sized(1440, 120)
const at = (set: string, number: number): State => ({ ...rules.start(1, levelOf(set)), frames: [number, 0] })
const played = (state: State) => roll(rules.act(state, solved(state)), 3000)

test('there are twenty different ones, and no balls overlap', () => {
  const tables = PUZZLES.map(({ set, number }) => puzzleOf(at(set, number)))
  expect(new Set(tables.map((table) => JSON.stringify(table))).size).toBe(20)
  for (const table of tables) {
    expect(table.filter(({ pocket }) => pocket < 0).length).toBeGreaterThan(2)
    for (const { id, x, y, pocket } of table) expect(pocket >= 0 || isFree(table, id, x, y)).toBe(true)
  }
})

/** Minimum aim tolerance to either side, in radians, for a solution that a player can find. */
const STEADY = 0.003

test.each(PUZZLES)(
  '$set $number is solved as a $technique within the tolerance, and never directly',
  ({ set, number, technique }) => {
    const table = puzzleOf(at(set, number))
    const { dx, dy, power } = solved(at(set, number))
    for (const off of [-STEADY, 0, STEADY])
      expect(techniqueOf(table, { angle: Math.atan2(dy, dx) + off, power, top: 0 }), `off by ${off}`).toBe(
        technique,
      )
    const techniques = solutions(table, ANGLES, [0.3, 0.5, 0.7]).map((one) => one.technique)
    expect(techniques.filter((one) => one === 'direct')).toEqual([])
  },
)

test('potting the eight directly solves no set', () => {
  // Straight at a hanging eight: neither a plant nor a cannon, neither a bank nor an escape.
  const table = laidOut([180, 70, 214, 104, 60, 60])
  for (const set of SETS) {
    const state = { ...at(set, 0), motion: atRest(table) }
    const after = roll(rules.act(state, { kind: 'shoot', dx: 1, dy: 1, power: 0.5, top: 0, side: 0 }), 3000)
    expect(after).toMatchObject({ frames: [0, 1], news: { kind: 'not yet' } })
  }
})

describe.each(SETS)('%s', (set) => {
  test('are solved one after the other by their stored solutions', () => {
    let state = rules.start(1, levelOf(set))
    for (let number = 0; number < 5; number++) {
      expect(state).toMatchObject({ frames: [number, 0], winner: null })
      expect(rules.score(state)).toBe(number)
      state = played(state)
      expect(rules.fits?.(JSON.parse(JSON.stringify(state)))).toBe(true)
    }
    expect(state).toMatchObject({ frames: [5, 0], winner: 0, news: { kind: 'all clear' } })
    expect([rules.outcome(state), levels.stars(state)]).toEqual(['won', 3])
    // Each puzzle is a separate visit: five puzzles are not a run of five balls.
    expect(state.card.longest).toBeLessThan(3)
  })

  test('are set up again after a failed stroke, which is counted', () => {
    const start = rules.start(1, levelOf(set))
    const missed = roll(rules.act(start, { ...solved(start), power: 0.01 }), 3000)
    expect(missed).toMatchObject({ frames: [0, 1], news: { kind: 'not yet' }, winner: null })
    expect(missed.motion).toEqual(start.motion)
  })
})

test.each([
  [0, 3],
  [2, 3],
  [3, 2],
  [8, 2],
  [9, 1],
])('%i failures earn %i stars', (failed, stars) => {
  const end: State = { ...rules.start(1, levelOf('Banks')), frames: [5, failed], winner: 0 }
  expect(levels.stars(end)).toBe(stars)
})
