/** Tests that the hand's actions can be replayed: short numbers, and no action without a change. */
import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import type { Gesture } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import type { Action, CueShot, State } from '../rules/state.ts'
import { roll } from '../rules/stroke.ts'
import { RADIUS } from '../rules/table.ts'
import { createHand } from '../view/hand.ts'
import { arrange } from '../view/layout.ts'
import { levelOf } from './tables.ts'

const SIZE = { width: 390, height: 700, safe: { top: 60, right: 8, bottom: 8, left: 8 } }
const layout = arrange(SIZE)
/** Enough ticks for any shot. */
const TO_THE_END = 3000
const isShort = (n: number) => Number.isInteger(n * 1024)

function handAt(state: State) {
  const hand = createHand(
    () => layout,
    () => {},
  )
  hand.begin(state)
  return hand
}

test('random gestures yield only multiples of 1/1024, and no rejected shot', () => {
  const dice = chance(4)
  let state = rules.start(3, -7)
  const hand = handAt(state)
  const seen: Action[] = []
  const refused: Action[] = []
  const point = () => ({ x: dice.fraction() * SIZE.width, y: dice.fraction() * SIZE.height })
  const gestures: readonly (() => readonly Gesture[])[] = [
    () => [{ kind: 'key', code: 'KeyH' }],
    () => [{ kind: 'key', code: 'KeyN' }],
    () => [
      { kind: 'key', code: 'KeyB' },
      { kind: 'direction', way: 'left', repeat: false },
    ],
    () => [
      { kind: 'key', code: 'KeyQ' },
      { kind: 'direction', way: 'up', repeat: false },
    ],
    () => {
      const from = point()
      return [
        { kind: 'press', ...from },
        { kind: 'drag', phase: 'start', from, ...point() },
        { kind: 'drag', phase: 'move', from, ...point() },
        { kind: 'drag', phase: 'end', from, ...point() },
      ]
    },
    () => [
      { kind: 'press', ...layout.spin },
      { kind: 'tap', ...point() },
    ],
    () => [{ kind: 'confirm' }],
  ]
  while (seen.length < 200) {
    for (const gesture of dice.pick(gestures)()) {
      const action = hand.read(gesture, state)
      if (!action) continue
      seen.push(action)
      const after = rules.act(state, action)
      if (action.kind === 'shoot' && after === state) refused.push(action)
      state = after
    }
    const settled = roll(state, TO_THE_END)
    hand.see(state, settled)
    state = settled
    if (state.winner !== null) hand.begin((state = rules.start(seen.length, -7)))
  }
  expect(refused).toEqual([])
  expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['shoot', 'place', 'ask']))
  const long = seen
    .flatMap((action) => Object.values(action))
    .filter((n) => typeof n === 'number' && !isShort(n))
  expect(long).toEqual([])
})

test('a shot matches the displayed angle to 1.2e-5', () => {
  const state = rules.start(3, levelOf('Two players'))
  const hand = handAt(state)
  for (const angle of [0.00001, 0.7, 1.5708, 3.1, -2.2]) {
    Object.assign(hand.aim, { angle, power: 0.5 })
    const { dx, dy } = hand.read({ kind: 'confirm' }, state) as CueShot
    expect(Math.abs(Math.sin(Math.atan2(dy, dx) - angle))).toBeLessThan(1.2e-5)
  }
})

test('a notch of the mouse wheel turns the cue finer than an arrow key, and back', () => {
  const state = rules.start(3, levelOf('Two players'))
  const hand = handAt(state)
  const { angle } = hand.aim
  const turnedBy = (gesture: Gesture) => {
    const before = hand.aim.angle
    expect(hand.read(gesture, state)).toBeUndefined()
    return hand.aim.angle - before
  }
  const notch = turnedBy({ kind: 'wheel', by: 1 })
  expect(notch).toBeGreaterThan(0)
  expect(notch).toBeLessThan(turnedBy({ kind: 'direction', way: 'right', repeat: false }))
  hand.read({ kind: 'direction', way: 'left', repeat: false }, state)
  hand.read({ kind: 'wheel', by: -1 }, state)
  expect(hand.aim.angle).toBeCloseTo(angle, 12)
})

test('placing a ball in hand where it already is changes nothing', () => {
  const state = rules.act(rules.start(3, levelOf('Two players')), { kind: 'place', x: 40, y: 30 })
  expect(rules.act(state, { kind: 'place', x: 40, y: 30 })).toBe(state)
})

describe('the cue is drawn back and let go', () => {
  const state = rules.start(3, levelOf('Two players'))
  const { power } = layout
  const pulledTo = (part: number) =>
    power.down
      ? { x: power.x, y: power.y + part * power.length }
      : { x: power.x + part * power.length, y: power.y }
  const from = pulledTo(0)
  const drag = (hand: ReturnType<typeof handAt>, ...parts: readonly number[]) => {
    hand.read({ kind: 'press', ...from }, state)
    hand.read({ kind: 'drag', phase: 'start', from, ...pulledTo(0.1) }, state)
    for (const part of parts) hand.read({ kind: 'drag', phase: 'move', from, ...pulledTo(part) }, state)
    return (phase: 'end' | 'cancel') =>
      hand.read({ kind: 'drag', phase, from, ...pulledTo(parts.at(-1) ?? 0) }, state)
  }
  const tap = (hand: ReturnType<typeof handAt>, part: number) => {
    hand.read({ kind: 'press', ...pulledTo(part) }, state)
    return hand.read({ kind: 'tap', ...pulledTo(part) }, state)
  }
  const down = { kind: 'direction', way: 'down', repeat: false } as const
  const up = { ...down, way: 'up' } as const

  test('by a drag along the power bar', () => {
    expect(drag(handAt(state), 0.3, 0.6)('end')).toMatchObject({
      kind: 'shoot',
      power: expect.closeTo(0.6, 2),
    })
  })

  test('but not when the drag ends at the start or is cancelled', () => {
    const hand = handAt(state)
    expect(drag(hand, 0.6, 0.01)('end')).toBeUndefined()
    expect(hand.aim.power).toBe(0)
    expect(drag(hand, 0.6)('cancel')).toBeUndefined()
    expect(hand.aim.power).toBe(0)
    expect(hand.read({ kind: 'confirm' }, state)).toBeUndefined()
  })

  test('by taps: on the bar to draw back, on the handle to let go, at the start to cancel', () => {
    const hand = handAt(state)
    expect(tap(hand, 0.7)).toBeUndefined()
    expect(hand.aim.power).toBeCloseTo(0.7)
    expect(tap(hand, 0)).toBeUndefined()
    expect(hand.aim.power).toBe(0)
    tap(hand, 0.7)
    expect(tap(hand, 0.7)).toMatchObject({ kind: 'shoot' })
  })

  test('by confirming twice, with the power set by the arrows in between', () => {
    const hand = handAt(state)
    expect(hand.read({ kind: 'confirm' }, state)).toBeUndefined()
    expect(hand.aim.power).toBe(0.95)
    hand.read(up, state)
    expect(hand.read({ kind: 'confirm' }, state)).toMatchObject({
      kind: 'shoot',
      power: expect.closeTo(0.91, 2),
    })
    hand.read({ kind: 'back' }, state)
    expect(hand.aim.power).toBe(0)
    hand.read(up, state)
    expect(hand.aim.power).toBe(0)
    hand.read(down, state)
    expect(hand.aim.power).toBeCloseTo(0.04)
  })

  test('or, while balls roll, a press speeds them up', () => {
    const rolling = rules.act(state, { kind: 'shoot', dx: 1, dy: 0, power: 1, top: 0, side: 0 })
    const hand = handAt(state)
    for (const gesture of [{ kind: 'press', x: 5, y: 5 }, { kind: 'confirm' }] as const)
      expect(hand.read(gesture, rolling)).toEqual({ kind: 'hurry' })
  })
})

test.each([
  [320, 568, 12],
  [390, 844, 22],
  [1280, 650, 24],
])(
  'at %i×%i a ball is at least %i pixels wide, and controls and panels are inside the frame',
  (width, height, least) => {
    const safe = { top: 62, right: 8, bottom: 8, left: 8 }
    const { scale, coach, spin, power, button, panels } = arrange({ width, height, safe })
    expect(2 * RADIUS * scale).toBeGreaterThanOrEqual(least)
    for (const { x, y } of [coach, spin]) {
      expect(x + button).toBeLessThanOrEqual(width)
      expect(y + button).toBeLessThanOrEqual(height)
      expect(y - button).toBeGreaterThanOrEqual(safe.top)
    }
    expect(power.length).toBeGreaterThan(120)
    for (const panel of panels) expect(panel.x + panel.width).toBeLessThanOrEqual(width)
  },
)
