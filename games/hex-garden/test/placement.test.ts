import { describe, expect, test } from 'vitest'
import { WAYS } from '../../kit/rules/ways.ts'
import { rules, type State } from '../rules.ts'
import { CELLS, NONE } from '../rules/bed.ts'
import { familyOf, fits, footprint, PIECES } from '../rules/pieces.ts'
import { choose, follow, move, pointed, turnTo } from '../view/placement.ts'
import { at, garden, named } from './gardens.ts'
import { greedy } from './people.ts'
import { createPlayer } from './player.ts'

/** A round after a number of plantings. */
function grown(plantings: number): State {
  let state = rules.start(4, 1)
  for (let n = 0; n < plantings; n++) state = rules.act(state, greedy(state) ?? { slot: 0, cell: 0 })
  return state
}

describe('the placement', () => {
  test('starts with the first piece of the hand, where it fits', () => {
    const state = garden({})
    expect(follow(state).slot).toBe(0)
    expect(fits(state.bed, state.hand[0] ?? NONE, follow(state).cell)).toBe(true)
  })

  test('continues with the next piece near the last planting, where it fits', () => {
    const before = garden({ hand: [named('single'), named('pair'), named('triangle')] })
    const after = rules.act(before, { slot: 1, cell: at(2, 0) })
    const { slot, cell } = follow(after)
    expect(slot).toBe(2)
    expect(fits(after.bed, named('triangle'), cell)).toBe(true)
    expect(Math.abs((CELLS[cell]?.q ?? 9) - 2) + Math.abs(CELLS[cell]?.r ?? 9)).toBeLessThanOrEqual(2)
  })

  test('prefers a piece that has room', () => {
    const bed = CELLS.map((_, cell) => (cell === at(3, 0) ? NONE : 1))
    const state = garden({ bed, hand: [named('pair'), named('rosette'), named('single')] })
    expect(follow(state)).toMatchObject({ slot: 2, cell: at(3, 0) })
  })

  test('stays inside the bed, and up reverses down', () => {
    for (const piece of PIECES.keys()) {
      const state = garden({ hand: [piece, NONE, NONE] })
      const start = follow(state)
      for (const way of WAYS) {
        let placement = start
        for (let n = 0; n < 9; n++) placement = move(state, placement, way)
        expect(footprint(piece, placement.cell), familyOf(piece)?.name).toBeDefined()
        expect(move(state, placement, way), 'the edge').toBe(placement)
      }
      const upAndDown = move(state, move(state, start, 'down'), 'up')
      expect(upAndDown.cell).toBe(start.cell)
    }
  })

  test('switches between the pieces still in the hand, in both directions', () => {
    const state = garden({ hand: [named('single'), NONE, named('pair')] })
    const first = follow(state)
    expect(turnTo(state, first, 1).slot).toBe(2)
    expect(turnTo(state, turnTo(state, first, 1), 1).slot).toBe(0)
    expect(turnTo(state, first, -1).slot).toBe(2)
    expect(choose(state, first, 1)).toBe(first)
    expect(choose(state, first, 2).slot).toBe(2)
  })
})

describe('pointing', () => {
  test('at a cell puts the handle there if the piece fits', () => {
    expect(pointed(garden({}).bed, named('rosette'), at(0, 0))).toBe(at(0, 0))
  })
  test('at the rim moves the piece inwards so that it still covers the cell', () => {
    const place = pointed(garden({}).bed, named('rosette'), at(4, 0)) ?? NONE
    expect(footprint(named('rosette'), place)).toContain(at(4, 0))
  })
  test('at a cell that the piece cannot cover finds nothing', () => {
    const bed = CELLS.map((_, cell) => (cell === at(0, 0) ? 1 : NONE))
    expect(pointed(bed, named('single'), at(0, 0))).toBeUndefined()
  })
})

test('keys reach every legal planting in four positions', () => {
  for (const plantings of [0, 4, 11, 17]) {
    const state = grown(plantings)
    for (const planting of rules.moves(state)) {
      let placement = follow(state)
      const keys = createPlayer().keys(planting, state)
      expect(keys.at(-1)).toBe('Space')
      for (const key of keys.slice(0, -1)) {
        const way = WAYS.find((way) => key.toLowerCase() === `arrow${way}`)
        placement = way ? move(state, placement, way) : turnTo(state, placement, 1)
      }
      expect(placement).toMatchObject(planting)
    }
  }
})
