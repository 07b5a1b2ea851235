import { describe, expect, it } from 'vitest'
import { rules } from '../rules.ts'
import {
  CRASH,
  FAIR,
  fullAfter,
  MOST_TIMES,
  NEAR,
  POINTS,
  RUSH,
  SPARED,
  SPEED,
  speedAt,
  STEERING,
} from '../rules/curve.ts'
import { timesOf } from '../rules/collisions.ts'
import type { Action, State } from '../rules/state.ts'
import type { Obstacle, TubeTreat } from '../rules/tube.ts'

const tick = rules.tick as (state: State) => State

function ticks(state: State, count: number): State {
  let next = state
  for (let i = 0; i < count; i++) next = tick(next)
  return next
}

/** An empty tube, to which the test adds its obstacles. */
function empty(change: Partial<State> = {}): State {
  return {
    ...rules.start(1, 1),
    obstacles: [],
    drums: [],
    treats: [],
    bubble: false,
    course: { ...rules.start(1, 1).course, laidTo: 1e9 },
    ...change,
  }
}

function obstacle(change: Partial<Obstacle> = {}): Obstacle {
  return {
    id: 900,
    kind: 'wall',
    at: 5,
    length: 0.6,
    arcs: [{ from: 0.9, span: 0.2 }],
    turn: 0,
    sways: false,
    closest: 1,
    ...change,
  }
}

const gem = (change: Partial<TubeTreat> = {}): TubeTreat => ({
  id: 800,
  kind: 'gem',
  at: 5,
  angle: 0,
  missed: false,
  ...change,
})

describe('steering', () => {
  const cases: [string, Action[], (state: State) => boolean][] = [
    ['a held key turns right', [{ kind: 'steer', to: 1 }], ({ angle }) => angle > 0.2 && angle < 0.5],
    ['a held key turns left', [{ kind: 'steer', to: -1 }], ({ angle }) => angle > 0.5 && angle < 0.8],
    [
      'a half-tilted stick turns half as far',
      [{ kind: 'steer', to: 0.5 }],
      ({ angle }) => angle > 0.1 && angle < 0.25,
    ],
    [
      'a tap moves one step',
      [{ kind: 'roll', by: STEERING.tap }],
      ({ angle }) => Math.abs(angle - STEERING.tap) < 0.002,
    ],
    [
      'two quick taps move two steps',
      [
        { kind: 'roll', by: STEERING.tap },
        { kind: 'roll', by: STEERING.tap },
      ],
      ({ angle }) => Math.abs(angle - 2 * STEERING.tap) < 0.002,
    ],
    [
      'releasing a key does not cut a tap short',
      [
        { kind: 'steer', to: 1 },
        { kind: 'roll', by: STEERING.tap },
        { kind: 'steer', to: 0 },
      ],
      ({ angle }) => Math.abs(angle - STEERING.tap) < 0.002,
    ],
    ['steering beyond the limit is capped', [{ kind: 'steer', to: 50 }], ({ angle }) => angle < 0.5],
  ]
  it.each(cases)('%s', (_, actions, holds) => {
    const state = ticks(actions.reduce(rules.act, empty()), 30)
    expect(state.angle).toSatisfy(() => holds(state))
  })

  it('a ball that is no longer steered stops turning', () => {
    const moving = ticks(rules.act(empty(), { kind: 'steer', to: 1 }), 20)
    expect(ticks(rules.act(moving, { kind: 'steer', to: 0 }), 10).spin).toBe(0)
  })

  const idle: [string, Action][] = [
    ['steering that is already held', { kind: 'steer', to: 0 }],
    ['a drag by zero', { kind: 'roll', by: 0 }],
    ['a stick that reports NaN', { kind: 'steer', to: Number.NaN }],
    ['an infinite drag', { kind: 'roll', by: Number.POSITIVE_INFINITY }],
  ]
  it.each(idle)('%s changes nothing', (_, action) => {
    const state = empty()
    expect(rules.act(state, action)).toBe(state)
  })

  it('nothing can be steered after a crash', () => {
    const state = empty({ crash: { id: 1, kind: 'wall', ticks: 0 } })
    expect(rules.act(state, { kind: 'steer', to: 1 })).toBe(state)
    expect(rules.moves(state)).toEqual([])
  })
})

describe('collisions', () => {
  const edge = 0.1 + FAIR.ball
  const crashes: [string, Partial<Obstacle>, number, boolean][] = [
    ['a wall ahead is hit', {}, 0, true],
    ['a wall barely outside the hit box is not hit', {}, edge + 0.002, false],
    ['a wall barely inside the hit box is hit', {}, edge - 0.002, true],
    ['a wall on the opposite side is not hit', {}, 0.5, false],
    [
      'a blade that has turned into the way is hit',
      { kind: 'blade', arcs: [{ from: 0.98, span: 0.04 }], turn: 0.3 },
      0,
      true,
    ],
    [
      'a blade that has turned away is not hit',
      { kind: 'blade', arcs: [{ from: 0.2, span: 0.04 }], turn: 0.5 },
      0,
      false,
    ],
    ['a hole swallows the ball', { kind: 'hole', length: 4 }, 0, true],
    ['the rim of a hole carries the ball', { kind: 'hole', length: 4 }, 0.1 - FAIR.edge + 0.002, false],
    ['a hole beside the ball does not swallow it', { kind: 'hole', length: 4 }, 0.11, false],
  ]
  it.each(crashes)('%s', (_, change, angle, crashed) => {
    const state = ticks(empty({ obstacles: [obstacle(change)], angle }), 60)
    expect(state.crash?.kind).toBe(crashed ? (change.kind ?? 'wall') : undefined)
  })

  it.each([5, 10, 20])('a wall is hit even at %i times the starting speed', (times) => {
    const distance = (speedAt(0) * times) ** 2 / (2 * SPEED.gain)
    expect(speedAt(distance)).toBeGreaterThan(speedAt(0) * times)
    const state = empty({ distance, obstacles: [obstacle({ at: distance + 2 })] })
    expect(ticks(state, 40).crash?.kind).toBe('wall')
  })

  it('a near miss pays a bonus once', () => {
    const near = ticks(empty({ obstacles: [obstacle()], angle: edge + NEAR / 2 }), 60)
    expect(near).toMatchObject({ nearMisses: 1, bonus: POINTS.near, crash: null })
    expect(ticks(empty({ obstacles: [obstacle()], angle: edge + NEAR * 1.1 }), 60).nearMisses).toBe(0)
  })

  it('a bubble absorbs one crash and protects for a moment', () => {
    const struck = ticks(empty({ obstacles: [obstacle()], bubble: true }), 24)
    expect(struck).toMatchObject({ bubble: false, crash: null })
    expect(struck.spared).toBeGreaterThan(SPARED - 10)
    const again = empty({ obstacles: [obstacle({ at: 60 })], bubble: true })
    expect(ticks({ ...again, obstacles: [obstacle(), ...again.obstacles] }, 300).crash?.id).toBe(900)
  })

  it('a contact that was spared does not crash the ball later', () => {
    const wall = obstacle({ kind: 'hole', length: 12, closest: -0.1 })
    expect(ticks(empty({ obstacles: [wall], angle: 0.3 }), 90).crash).toBeNull()
  })

  it('a round ends a moment after the crash and then no longer changes', () => {
    const crashed = ticks(empty({ obstacles: [obstacle()] }), 30)
    expect(rules.outcome(crashed)).toBe('playing')
    const over = ticks(crashed, CRASH)
    expect(rules.outcome(over)).toBe('lost')
    expect(rules.score(over)).toBe(rules.score(crashed))
    expect(tick(over)).toBe(over)
  })

  it('a missed gem ends the row but stays visible', () => {
    const treats = [
      gem(),
      gem({ id: 801, at: 8 }),
      gem({ id: 802, at: 11, angle: 0.4 }),
      gem({ id: 803, at: 14 }),
    ]
    const state = ticks(empty({ treats }), 90)
    expect(state).toMatchObject({ gems: 3, chain: 1, bonus: 3 * POINTS.gem })
    expect(state.treats).toMatchObject([{ id: 802, missed: true }])
  })

  it('a bubble on the way is collected', () => {
    expect(ticks(empty({ treats: [gem({ kind: 'bubble' })] }), 40)).toMatchObject({ bubble: true, gems: 0 })
  })

  it('the score is the sum of whole metres and bonus', () => {
    expect(rules.score(empty({ distance: 123.9, bonus: 40 }))).toBe(163)
  })
})

describe('the rush', () => {
  const almost = RUSH.first - 0.5

  it.each([
    [0, 1],
    [RUSH.step - 0.1, 1],
    [RUSH.step, 2],
    [3 * RUSH.step, 4],
    [RUSH.full - 0.1, MOST_TIMES],
  ])('at %d it multiplies by %d', (rush, times) =>
    expect(timesOf({ rush, blaze: false, blazes: 0 })).toBe(times),
  )

  it('grows with gems and near misses, and multiplies their points', () => {
    const gems = ticks(empty({ treats: [gem({ at: 1 })], rush: 2 * RUSH.step + 1 }), 10)
    expect(gems.bonus).toBe(3 * POINTS.gem)
    expect(gems.rush).toBeGreaterThan(2 * RUSH.step + 1)
    const angle = 0.1 + FAIR.ball + NEAR / 2
    const near = ticks(empty({ obstacles: [obstacle({ at: 1 })], angle, rush: RUSH.step + 2 }), 30)
    expect(near).toMatchObject({ nearMisses: 1, bonus: 2 * POINTS.near })
    expect(near.rush).toBeGreaterThan(gems.rush - 2 * RUSH.step)
  })

  it('grows with an ember, and needs less for the first blazes', () => {
    const lit = ticks(
      empty({ treats: [gem({ at: 1, kind: 'ember' })], rush: RUSH.first - RUSH.ember + 0.5 }),
      10,
    )
    expect(lit).toMatchObject({ embers: 1, gems: 0, blaze: true })
    const later = empty({
      treats: [gem({ at: 1, kind: 'ember' })],
      rush: RUSH.first - RUSH.ember + 0.5,
      blazes: 2,
    })
    expect(ticks(later, 10)).toMatchObject({ embers: 1, blaze: false })
    expect([0, 1, 2, 9].map(fullAfter)).toEqual([RUSH.first, RUSH.first + RUSH.more, RUSH.full, RUSH.full])
  })

  it('drains over time, and is lost with a bubble', () => {
    expect(ticks(empty({ rush: RUSH.ebb * 2 }), 60).rush).toBeCloseTo(RUSH.ebb, 6)
    expect(ticks(empty({ rush: 0.001 }), 5).rush).toBe(0)
    expect(ticks(empty({ rush: 20, bubble: true, obstacles: [obstacle()] }), 24)).toMatchObject({
      bubble: false,
      rush: 0,
    })
  })

  it('starts one blaze when full, which ends on time', () => {
    const ablaze = ticks(empty({ rush: almost, treats: [gem({ at: 0.5 })] }), 1)
    expect(ablaze).toMatchObject({ blaze: true, blazes: 1, rush: RUSH.full })
    expect(timesOf(ticks(ablaze, 60))).toBe(Math.floor(fullAfter(0) / RUSH.step))
    expect(timesOf({ ...ablaze, blazes: 3 })).toBe(MOST_TIMES)
    expect(ticks(ablaze, RUSH.blaze * 60 - 2).blaze).toBe(true)
    const over = ticks(ablaze, RUSH.blaze * 60 + 2)
    expect(over).toMatchObject({ blaze: false, rush: 0, blazes: 1 })
    expect(over.spared).toBeGreaterThan(SPARED - 5)
  })

  it('a blaze smashes walls and blades for points, and flies over holes', () => {
    const obstacles = [
      obstacle({ id: 1, at: 3 }),
      obstacle({ id: 2, kind: 'hole', at: 6, length: 4 }),
      obstacle({ id: 3, kind: 'blade', at: 12 }),
    ]
    const after = ticks(empty({ obstacles, rush: RUSH.full, blaze: true, blazes: 9 }), 75)
    expect(after).toMatchObject({ smashed: 2, crash: null, bonus: 2 * POINTS.smash * MOST_TIMES })
    expect(after.obstacles.map(({ id }) => id)).toEqual([2])
  })

  it('a blaze attracts gems from further away', () => {
    const treats = [gem({ at: 1, angle: 0.2 })]
    expect(ticks(empty({ treats, rush: RUSH.full, blaze: true }), 10).gems).toBe(1)
    expect(ticks(empty({ treats }), 10).gems).toBe(0)
  })
})

describe('a drum', () => {
  const drums = [{ at: 2, length: 10, turn: 0.12 }]
  it('carries the ball exactly as long as it lasts', () => {
    const carried = ticks(empty({ drums }), 120)
    const seconds = 10 / speedAt(0)
    expect(carried.angle).toBeGreaterThan(0.12 * seconds * 0.9)
    expect(carried.angle).toBeLessThan(0.12 * seconds * 1.05)
  })
  it('can be steered against', () => {
    const held = rules.act(empty({ drums }), { kind: 'steer', to: -0.12 / STEERING.spin })
    const { angle } = ticks(held, 50)
    expect(Math.min(angle, 1 - angle)).toBeLessThan(0.03)
  })
})

describe('a part of a longer structure', () => {
  it('gives no near miss', () => {
    const part = obstacle({ closest: -1, length: 4 })
    expect(ticks(empty({ obstacles: [part], angle: 0.1 + FAIR.ball + NEAR / 2 }), 60).nearMisses).toBe(0)
  })
})
