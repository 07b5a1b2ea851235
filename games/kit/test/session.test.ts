import { describe, expect, test } from 'vitest'
import type { Rules } from '../rules.ts'
import { session, TICK } from '../round/session.ts'

/** A counter: an action adds to the sum, a tick adds one. Ends at 100. */
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
    // A rounding error may delay the last tick.
    expect(round.state.sum).toBeGreaterThanOrEqual(59)
    expect(round.state.sum).toBeLessThanOrEqual(60)
  })

  test('the time since the last tick is available for interpolation', () => {
    const round = session(clock, opening, false)
    round.pass(TICK * 2.5)
    expect([round.before.sum, round.state.sum]).toEqual([1, 2])
    expect(round.since).toBeCloseTo(TICK / 2)
  })

  test('a stall is not caught up in one go', () => {
    const round = session(clock, opening, false)
    round.pass(60)
    expect(round.state.sum).toBeLessThanOrEqual(15)
  })

  test('a finished round does not change, while its age grows', () => {
    const round = session(clock, { ...opening, state: { sum: 99 } }, false)
    round.pass(TICK * 1.01)
    round.pass(1)
    expect(round.state.sum).toBe(100)
    expect(round.since).toBeCloseTo(1)
  })

  test('the steering is read before every tick', () => {
    const round = session(clock, opening, false)
    round.pass(TICK * 3.5, () => 10)
    expect(round.state.sum).toBe(33)
  })

  test('an action between two ticks does not change the previous state', () => {
    const round = session(clock, opening, false)
    round.pass(TICK * 2.5)
    const { before } = round
    round.act(5)
    expect(round.before).toBe(before)
    expect(round.state.sum).toBe(7)
  })
})

describe('turns', () => {
  test('an action without effect is not recorded', () => {
    const seen: number[] = []
    const round = session(turns, opening, true, (_, after) => seen.push(after.sum))
    round.act(0)
    round.act(3)
    expect(round.actions).toEqual([3])
    expect(seen).toEqual([3])
  })

  test('undo goes back to the start, and each step is reported as a change', () => {
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

  test('a resumed round can be undone as far as its past goes', () => {
    const past = [
      { state: { sum: 0 }, action: 1 },
      { state: { sum: 1 }, action: 2 },
    ]
    const again = session(turns, { ...opening, state: { sum: 3 }, past }, true)
    expect(again.actions).toEqual([1, 2])
    again.undo()
    expect(again.state).toEqual({ sum: 1 })
  })

  test('a game without undo still records its actions', () => {
    const round = session(turns, opening, false)
    round.act(2)
    round.undo()
    expect(round.undoable).toBe(false)
    expect(round.actions).toEqual([2])
    expect(round.state.sum).toBe(2)
  })
})
