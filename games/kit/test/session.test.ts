import { describe, expect, test } from 'vitest'
import type { Rules } from '../rules.ts'
import { session, TICK } from '../round/session.ts'

/** Counts: an action adds to the sum, a tick adds one. Over at 100. */
interface Sum {
  readonly sum: number
}
const turns: Rules<Sum, number> = {
  start: (seed) => ({ sum: seed }),
  act: (state, by) => (by === 0 ? state : { sum: state.sum + by }),
  isAction: (value): value is number => Number.isInteger(value),
  moves: () => [1],
  score: ({ sum }) => sum,
  outcome: ({ sum }) => (sum >= 100 ? 'won' : 'playing'),
}
const clock: Rules<Sum, number> = { ...turns, tick: ({ sum }) => ({ sum: sum + 1 }) }

const opening = { seed: 0, level: 1 }

describe('time', () => {
  test.each([30, 60, 144, 165])('a second is sixty ticks at %i frames a second', (rate) => {
    const round = session(clock, opening, false)
    for (let i = 0; i < rate; i++) round.pass(1 / rate)
    // The last tick may be due only a rounding error later.
    expect(round.state.sum).toBeGreaterThanOrEqual(59)
    expect(round.state.sum).toBeLessThanOrEqual(60)
  })

  test('what is left between two ticks tells how far to draw', () => {
    const round = session(clock, opening, false)
    round.pass(TICK * 2.5)
    expect([round.before.sum, round.state.sum]).toEqual([1, 2])
    expect(round.since).toBeCloseTo(TICK / 2)
  })

  test('after a stall the game does not rush', () => {
    const round = session(clock, opening, false)
    round.pass(60)
    expect(round.state.sum).toBeLessThanOrEqual(15)
  })

  test('a round that is over stands still, while its age grows', () => {
    const round = session(clock, { ...opening, state: { sum: 99 } }, false)
    round.pass(TICK * 1.01)
    round.pass(1)
    expect(round.state.sum).toBe(100)
    expect(round.since).toBeCloseTo(1)
  })

  test('what is held is asked for before every tick', () => {
    const round = session(clock, opening, false)
    round.pass(TICK * 3.5, () => 10)
    expect(round.state.sum).toBe(33)
  })

  test('an action between two ticks leaves the state before as it was', () => {
    const round = session(clock, opening, false)
    round.pass(TICK * 2.5)
    const { before } = round
    round.act(5)
    expect(round.before).toBe(before)
    expect(round.state.sum).toBe(7)
  })
})

describe('turns', () => {
  test('an action that changes nothing does not count as a step', () => {
    const seen: number[] = []
    const round = session(turns, opening, true, (_, after) => seen.push(after.sum))
    round.act(0)
    round.act(3)
    expect(round.actions).toEqual([3])
    expect(seen).toEqual([3])
  })

  test('undo goes back to the very beginning, and each step is seen as a change', () => {
    const seen: number[] = []
    const round = session(turns, opening, true, (_, after) => seen.push(after.sum))
    round.act(1)
    round.act(2)
    round.undo()
    round.undo()
    round.undo()
    expect(seen).toEqual([1, 3, 1, 0])
    expect(round.undoable).toBe(false)
    expect([round.before.sum, round.state.sum]).toEqual([1, 0])
  })

  test('a round that is taken up can be undone as far as its past goes', () => {
    const past = [
      { state: { sum: 0 }, action: 1 },
      { state: { sum: 1 }, action: 2 },
    ]
    const again = session(turns, { ...opening, state: { sum: 3 }, past }, true)
    expect(again.actions).toEqual([1, 2])
    again.undo()
    expect(again.state).toEqual({ sum: 1 })
  })

  test('a game that has no undo still knows what was done', () => {
    const round = session(turns, opening, false)
    round.act(2)
    round.undo()
    expect(round.undoable).toBe(false)
    expect(round.actions).toEqual([2])
    expect(round.state.sum).toBe(2)
  })
})
