/** What the hand makes of gestures can be replayed: numbers that are short to write, and nothing where nothing changes. */
import { expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import type { Gesture } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import type { Action, Shot, State } from '../rules/state.ts'
import { roll } from '../rules/stroke.ts'
import { openHand } from '../view/hand.ts'
import { arrange } from '../view/layout.ts'

const SIZE = { width: 390, height: 700, safe: { top: 60, right: 8, bottom: 8, left: 8 } }
const layout = arrange(SIZE)
/** Ticks: long enough for any shot. */
const TO_THE_END = 3000
const isShort = (n: number) => Number.isInteger(n * 1024)

function handAt(state: State) {
  const hand = openHand(
    () => layout,
    () => {},
  )
  hand.begin(state)
  return hand
}

test('whatever is touched and pressed, its numbers are whole or parts of 1/1024', () => {
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
    const stands = roll(state, TO_THE_END)
    hand.see(state, stands)
    state = stands
    if (state.winner !== null) hand.begin((state = rules.start(seen.length, -7)))
  }
  expect(refused).toEqual([])
  expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(['shoot', 'place']))
  const long = seen
    .flatMap((action) => Object.values(action))
    .filter((n) => typeof n === 'number' && !isShort(n))
  expect(long).toEqual([])
})

test('the aim is as fine as it is drawn', () => {
  const state = rules.start(3, 4)
  const hand = handAt(state)
  for (const angle of [0.00001, 0.7, 1.5708, 3.1, -2.2]) {
    hand.aim.angle = angle
    const { dx, dy } = hand.read({ kind: 'confirm' }, state) as Shot
    expect(Math.abs(Math.sin(Math.atan2(dy, dx) - angle))).toBeLessThan(1.2e-5)
  }
})

test('a ball in hand that is put where it lies changes nothing', () => {
  const state = rules.act(rules.start(3, 4), { kind: 'place', x: 40, y: 30 })
  expect(rules.act(state, { kind: 'place', x: 40, y: 30 })).toBe(state)
})
