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

describe('what is said', () => {
  const cases: [string, State, string][] = [
    ['the near edge is on the left', state({}), 'Wall, go left'],
    ['the near edge is on the right', state({}, 0.15), 'Wall, go right'],
    ['the way is free', state({}, 0.5), 'Wall, stay'],
    ['blades, as they will stand', state({ kind: 'blade', turn: 0.2 }, 0.5), 'Blades, stay'],
    ['a hole', state({ kind: 'hole', length: 5 }), 'Hole, go left'],
    ['a blaze comes first', { ...state({}), rush: 20, blaze: true }, 'Ablaze. Wall, go left'],
    ['what is multiplied', { ...state({}), rush: 20 }, 'Times 3. Wall, go left'],
    [
      'where the tube carries the ball',
      { ...state({ at: 90 }), drums: [{ at: 0, length: 9, turn: -0.1 }] },
      'Carried left.',
    ],
    ['what is far is not said yet', state({ at: 60 }), ''],
    ['what is past is not said any more', { ...state({}), distance: 12 }, ''],
    ['after a crash there is nothing to say', { ...state({}), crash: { id: 1, kind: 'wall', ticks: 3 } }, ''],
  ]
  it.each(cases)('%s', (_, from, said) => expect(say(from)).toBe(said))
})
