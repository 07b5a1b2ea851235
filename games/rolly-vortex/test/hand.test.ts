import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Stage } from '../../kit/paint/stage.ts'
import { bytesOut } from '../../kit/replay/byte-stream.ts'
import { writeLog, type LogEntry } from '../../kit/replay/log.ts'
import type { Gesture, Held } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import { STEERING } from '../rules/curve.ts'
import type { Action, State } from '../rules/state.ts'
import { apart } from '../rules/tube.ts'
import { createHand } from '../view/hand.ts'

const stage = { width: 400, height: 800 } as Stage
const LEFT = { x: 60, y: 400 }
const RIGHT = { x: 340, y: 400 }
const FREE: Held = { x: 0, y: 0, pointer: undefined }

type Step = Gesture | { readonly hold: Held; readonly ticks: number }

const tick = rules.tick as (state: State) => State
const opening = rules.start(1, 1)
const EMPTY: State = { ...opening, obstacles: [], treats: [], course: { ...opening.course, laidTo: 1e9 } }

/** Rotation of the ball after these gestures, in turns; right is positive. */
function roll(steps: readonly Step[]): number {
  const { read, steer } = createHand(stage)
  let state = EMPTY
  for (const step of [...steps, { hold: FREE, ticks: 40 }]) {
    if ('kind' in step) {
      const action = read(step, state)
      if (action) state = rules.act(state, action)
      continue
    }
    for (let i = 0; i < step.ticks; i++) {
      const action = steer(step.hold, state)
      if (action) state = rules.act(state, action)
      state = tick(state)
    }
  }
  return apart(0, state.angle)
}

const hold = (held: Partial<Held>, ticks: number) => ({ hold: { ...FREE, ...held }, ticks })
const press = (at: typeof LEFT): Gesture => ({ kind: 'press', ...at })
const drag = (phase: 'start' | 'move' | 'end', from: typeof LEFT, by: number): Gesture => ({
  kind: 'drag',
  phase,
  from,
  x: from.x + by,
  y: from.y,
})
const key = (way: 'left' | 'right' | 'up', repeat = false): Gesture => ({ kind: 'direction', way, repeat })

describe('steering', () => {
  const cases: [string, Step[], number, number][] = [
    ['a key tap is one step', [key('right')], STEERING.tap, 0.003],
    ['three key taps are three steps', [key('left'), key('left'), key('left')], -3 * STEERING.tap, 0.003],
    ['a repeating key adds no steps', [key('right'), key('right', true)], STEERING.tap, 0.003],
    ['up does nothing', [key('up')], 0, 0],
    ['a held key keeps steering', [key('right'), hold({ x: 1 }, 40)], 0.38, 0.06],
    ['a half-tilted stick steers half as fast', [hold({ x: -0.5 }, 40)], -0.2, 0.03],
    ['holding the left side steers left', [press(LEFT), hold({ pointer: LEFT }, 40)], -0.4, 0.03],
    ['holding the right side steers right', [press(RIGHT), hold({ pointer: RIGHT }, 40)], 0.4, 0.03],
    [
      'a tap is one step, however short',
      [press(RIGHT), hold({ pointer: RIGHT }, 2), { kind: 'tap', ...RIGHT }],
      STEERING.tap,
      0.003,
    ],
    [
      'a drag to the left that starts on the right side rolls the ball left',
      [
        press(RIGHT),
        drag('start', RIGHT, -20),
        hold({ pointer: LEFT }, 2),
        drag('move', RIGHT, -200),
        hold({ pointer: LEFT }, 30),
        drag('end', RIGHT, -200),
      ],
      -0.31,
      0.01,
    ],
    [
      'a finger that has rested may tremble without starting a drag',
      [press(LEFT), hold({ pointer: LEFT }, 20), drag('start', LEFT, 12), hold({ pointer: LEFT }, 20)],
      -0.4,
      0.03,
    ],
  ]
  it.each(cases)('%s', (_, steps, turns, within) => {
    expect(Math.abs(roll(steps) - turns)).toBeLessThanOrEqual(within)
  })
})

/** Actions of a finger that never rests, over `ticks`. */
function drive(ticks: number): LogEntry<Action>[] {
  const { read, steer } = createHand(stage)
  const log: LogEntry<Action>[] = []
  let state = EMPTY
  const from = { x: 200, y: 400 }
  const act = (tick: number, action: Action | undefined) => {
    const after = action ? rules.act(state, action) : state
    if (action && after !== state) log.push([tick, action])
    state = after
  }
  read(press(from), state)
  for (let at = 0; at < ticks; at++) {
    const by = Math.round(90 * Math.sin(at * 0.05) + 50 * Math.sin(at * 0.131))
    act(at, read(drag(at ? 'move' : 'start', from, by), state))
    act(at, steer({ ...FREE, pointer: from }, state))
    state = tick(state)
  }
  return log
}

describe('a replay', () => {
  it('of a minute of constant dragging takes less than two kilobytes', () => {
    const out = bytesOut()
    writeLog(out, drive(3600))
    expect(deflateRawSync(out.done()).length).toBeLessThan(2048)
  })

  it('contains only multiples of 1/1024', () => {
    const { read, steer } = createHand(stage)
    read(press(LEFT), EMPTY)
    const done = [
      ...drive(100).map(([, action]) => action),
      read({ kind: 'tap', ...LEFT }, { ...EMPTY, angle: 0.0123 }),
      read(key('left'), EMPTY),
      steer({ ...FREE, x: 0.713 }, EMPTY),
    ].map((action) => (action?.kind === 'roll' ? action.by : action?.to))
    expect(done.length).toBeGreaterThan(90)
    for (const amount of done) expect(Number(amount) * 1024).toSatisfy(Number.isInteger)
  })

  it('records no further actions once a dragging finger rests', () => {
    const { read, steer } = createHand(stage)
    let state = EMPTY
    read(press(RIGHT), state)
    read(drag('start', RIGHT, -120), state)
    const done: (Action | undefined)[] = []
    for (let at = 0; at < 60; at++) {
      const action = steer({ ...FREE, pointer: LEFT }, state)
      done.push(action)
      state = tick(action ? rules.act(state, action) : state)
    }
    expect(apart(0, state.angle)).toBeCloseTo(-0.186, 2)
    expect(done.slice(30).filter(Boolean)).toEqual([])
  })
})
