import { describe, expect, it } from 'vitest'
import { rules } from '../rules.ts'
import type { State } from '../rules/state.ts'
import type { Obstacle } from '../rules/tube.ts'
import { say } from '../words.ts'

const wall: Obstacle = {
  id: 1,
  kind: 'wall',
  at: 10,
  length: 0.6,
  arcs: [{ from: 0.9, span: 0.3 }],
  turn: 0,
  sways: false,
  closest: 1,
}
const state = (change: Partial<Obstacle>, angle = 0): State => ({
  ...rules.start(1, 1),
  obstacles: [{ ...wall, ...change }],
  angle,
})

describe('the announcement', () => {
  const cases: [string, State, string][] = [
    ['sends the ball left to the nearer edge', state({}), 'Wall, go left'],
    ['sends the ball right to the nearer edge', state({}, 0.15), 'Wall, go right'],
    ['says stay where the way is free', state({}, 0.5), 'Wall, stay'],
    ['judges blades by their position on arrival', state({ kind: 'blade', turn: 0.2 }, 0.5), 'Blades, stay'],
    ['names a hole', state({ kind: 'hole', length: 5 }), 'Hole, go left'],
    ['starts with the blaze', { ...state({}), rush: 20, blaze: true }, 'Ablaze. Wall, go left'],
    ['starts with the multiplier', { ...state({}), rush: 20 }, 'Multiplier 3. Wall, go left'],
    [
      'tells the direction of a drum',
      { ...state({ at: 90 }), drums: [{ at: 0, length: 9, turn: -0.1 }] },
      'Drifting left.',
    ],
    ['omits a distant obstacle', state({ at: 60 }), ''],
    ['omits a passed obstacle', { ...state({}), distance: 12 }, ''],
    ['is empty after a crash', { ...state({}), crash: { id: 1, kind: 'wall', ticks: 3 } }, ''],
  ]
  it.each(cases)('%s', (_, from, said) => expect(say(from)).toBe(said))
})
