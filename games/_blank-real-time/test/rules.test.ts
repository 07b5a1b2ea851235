import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { CLOSED, FREE, LANE, MOST_LOST, pauseAfter, speedOf } from '../rules/curve.ts'
import type { PetalFall } from '../rules/state.ts'

/** A petal in each lane, this far down. */
const petalsAt = (...heights: readonly number[]): PetalFall => ({
  ...rules.start(1, 1),
  petals: heights.map((at, lane) => ({ id: FREE + lane, lane, at })),
  made: FREE + heights.length,
})
const after = (fall: PetalFall, ticks: number) => {
  let state = fall
  for (let i = 0; i < ticks; i++) state = rules.tick?.(state) ?? state
  return state
}

describe('a tap', () => {
  test.each([
    ['in the middle of the ring', LANE.ring, 2],
    ['at the upper edge', LANE.ring - LANE.reach, 1],
    ['at the lower edge', LANE.ring + LANE.reach, 1],
  ])('catches a petal %s for its points', (_, at, points) => {
    const caught = rules.act(petalsAt(at), 0)
    expect(caught).toMatchObject({ petals: [], caught: 1, row: 1, points })
  })

  test('takes only the petal of its own lane', () => {
    const { petals } = rules.act(petalsAt(LANE.ring, LANE.ring, LANE.ring), 1)
    expect(petals.map(({ lane }) => lane)).toEqual([0, 2])
  })

  test('on an empty ring ends the row and closes the ring for a while', () => {
    const start = { ...petalsAt(LANE.ring - LANE.reach - 1), row: 4 }
    const missed = rules.act(start, 0)
    expect(missed).toMatchObject({ row: 0, points: 0, closed: [CLOSED, 0, 0] })
    const inRing = { ...missed, petals: petalsAt(LANE.ring).petals }
    expect(rules.act(inRing, 0), 'still closed').toBe(inRing)
    expect(rules.act({ ...inRing, tick: CLOSED }, 0).points).toBe(2)
  })
})

test('a petal that passes the end is lost and ends the row; the first ones cost nothing', () => {
  const late = { ...petalsAt(LANE.end), row: 3 }
  expect(after(late, 1)).toMatchObject({ petals: [], lost: 1, row: 0 })
  const free = { ...late, petals: [{ id: FREE - 1, lane: 0, at: LANE.end }] }
  expect(after(free, 1)).toMatchObject({ petals: [], lost: 0, row: 0 })
})

test('the round ends with the third lost petal, and then nothing changes', () => {
  const end = after({ ...petalsAt(LANE.end), lost: MOST_LOST - 1 }, 1)
  expect(rules.outcome(end)).toBe('lost')
  expect([rules.act(end, 0), after(end, 1), rules.moves(end)]).toEqual([end, end, []])
})

test('petals fall faster and follow each other sooner', () => {
  const ids = Array.from({ length: 200 }, (_, id) => id)
  expect(ids.every((id) => speedOf(id + 1) > speedOf(id))).toBe(true)
  expect(ids.every((id) => pauseAfter(id + 1) <= pauseAfter(id))).toBe(true)
})

describe('a saved round', () => {
  const round = after(rules.start(4, 1), 400)
  test('is accepted as it was', () => expect(rules.fits?.(structuredClone(round))).toBe(true))
  test.each([
    ['more points than its catches can bring', { points: 3, caught: 1 }],
    ['more catches than petals', { caught: round.made + 1, points: round.made + 1 }],
    ['a petal that has not been made', { petals: [{ id: round.made, lane: 0, at: 0 }] }],
    ['a fourth lane', { petals: [{ id: 0, lane: 3, at: 0 }] }],
  ])('is refused with %s', (_, change) => expect(rules.fits?.({ ...round, ...change })).toBe(false))
})
