import { describe, expect, test } from 'vitest'
import { isOver, landsAt, nextHop, nudge, poseOf, type Hop } from '../view/hopping.ts'

const LEAP = { style: 'leap', from: 0, to: 3, number: 3 } as const

describe('a hop of three cells', () => {
  const hop = nextHop(undefined, LEAP, 3, 10)

  test('crouches at once, flies in an arc and lands at its end', () => {
    expect(poseOf(hop, 3, 10.03).high).toBeLessThan(1)
    const middle = poseOf(hop, 3, (10.06 + landsAt(hop)) / 2)
    expect(middle.flying).toBe(true)
    expect(middle.along).toBeCloseTo(0.5)
    expect(middle.lift).toBeGreaterThan(1)
    const landed = poseOf(hop, 3, landsAt(hop))
    expect([landed.along, landed.lift, landed.flying]).toEqual([1, 0, false])
  })

  test('is squashed by its landing, then rests', () => {
    expect(poseOf(hop, 3, landsAt(hop) + 0.01).wide).toBeGreaterThan(1.1)
    expect(isOver(hop, landsAt(hop) + 0.1)).toBe(false)
    expect(isOver(hop, landsAt(hop) + 1)).toBe(true)
    expect(poseOf(hop, 3, landsAt(hop) + 1)).toMatchObject({ wide: 1, high: 1, lift: 0 })
  })
})

test('queued hops do not overlap, and twenty quick ones end within 1.5 seconds of the last input', () => {
  let last: Hop | undefined
  for (let i = 0; i < 20; i++) {
    const hop = nextHop(last, LEAP, 2, i * 0.06)
    expect(hop.start).toBeGreaterThanOrEqual(last ? landsAt(last) : 0)
    last = hop
  }
  expect(last && landsAt(last)).toBeLessThan(20 * 0.06 + 1.5)
})

test('a nudge moves out and back', () => {
  expect([nudge(0), nudge(0.3)]).toEqual([0, 0])
  expect(nudge(0.12)).toBeGreaterThan(0.1)
})

test('Hop slides over ice without leaving the ground', () => {
  const slide = nextHop(undefined, { ...LEAP, style: 'slide' }, 2, 0)
  const half = poseOf(slide, 2, landsAt(slide) / 2)
  expect([half.lift, half.along]).toEqual([0, 0.5])
  expect(poseOf(slide, 2, landsAt(slide)).along).toBe(1)
})

test('Hop sinks into one burrow and comes out of the other', () => {
  const dive = nextHop(undefined, { ...LEAP, style: 'dive' }, 5, 0)
  const poses = [0.2, 0.5, 0.8].map((part) => poseOf(dive, 5, landsAt(dive) * part))
  expect(poses.map(({ along }) => along)).toEqual([0, 1, 1])
  expect(poses[1]?.high).toBeLessThan(0.1)
  expect(poses[2]?.high).toBeGreaterThan(0.5)
})
