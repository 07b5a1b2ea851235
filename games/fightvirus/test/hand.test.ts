import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bytesOut } from '../../kit/replay/byte-stream.ts'
import { writeLog, type LogEntry } from '../../kit/replay/log.ts'
import type { Gesture, Held } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import type { Action } from '../rules/state.ts'
import { createHand } from '../view/hand.ts'
import { arrange, onScreen } from '../view/layout.ts'

const FREE: Held = { x: 0, y: 0, pointer: undefined }
const layout = arrange({ width: 390, height: 844, safe: { top: 58, right: 8, bottom: 8, left: 8 } })
const hover = (x: number, y: number): Gesture => ({ kind: 'hover', ...onScreen(layout, x, y) })
const opening = rules.start(1, 1)

/** Steers with a constantly moving pointer for a number of ticks. */
function drive(ticks: number): { log: LogEntry<Action>[]; furthest: number } {
  const { read, steer } = createHand(() => layout)
  const log: LogEntry<Action>[] = []
  let furthest = 0
  let state = opening
  const act = (tick: number, action: Action | undefined) => {
    const after = action ? rules.act(state, action) : state
    if (action && after !== state) log.push([tick, action])
    state = after
  }
  for (let tick = 0; tick < ticks; tick++) {
    const x = 200 + 100 * Math.sin(tick * 0.045) + 40 * Math.sin(tick * 0.121)
    const y = 480 + 70 * Math.sin(tick * 0.037) + 20 * Math.sin(tick * 0.11)
    act(tick, read(hover(x, y), state))
    act(tick, steer(FREE, state))
    if (tick > 1 && state.goal) furthest = Math.max(furthest, Math.hypot(state.goal.x - x, state.goal.y - y))
  }
  return { log, furthest }
}

describe('a moving pointer', () => {
  test('records less than 3 KB per minute', () => {
    const out = bytesOut()
    writeLog(out, drive(3600).log)
    expect(deflateRawSync(out.done()).length).toBeLessThan(3072)
  })

  test('is followed to within 14 units', () => {
    expect(drive(600).furthest).toBeLessThan(14)
  })

  test('produces no more actions once it rests', () => {
    const { read, steer } = createHand(() => layout)
    read(hover(100, 400), opening)
    const done = [1, 2, 3, 4, 5, 6].map(() => steer(FREE, opening))
    expect(done.filter(Boolean)).toEqual([{ kind: 'go', x: 100, y: 400 }])
  })

  test('is dropped when a new round begins or keys steer', () => {
    const { begin, read, steer } = createHand(() => layout)
    read(hover(100, 400), opening)
    begin()
    expect([steer(FREE, opening), steer(FREE, opening)]).toEqual([undefined, undefined])
    read(hover(100, 400), opening)
    expect(steer({ ...FREE, x: 1 }, opening)).toEqual({ kind: 'push', x: 1, y: 0 })
    expect([steer(FREE, opening), steer(FREE, opening)]).toEqual([undefined, undefined])
  })
})

test('steering is rounded', () => {
  const { read, steer } = createHand(() => layout)
  const step = read({ kind: 'direction', way: 'left', repeat: false }, { ...opening, x: 123.456, y: 345.6 })
  expect(step).toEqual({ kind: 'go', x: 80, y: 346 })
  expect(steer({ ...FREE, x: -0.713, y: 0.31 }, opening)).toEqual({ kind: 'push', x: -0.75, y: 0.25 })
})

test('releasing a key stops the push', () => {
  const { steer } = createHand(() => layout)
  const pushed = rules.act(opening, { kind: 'push', x: 1, y: 0 })
  expect(steer(FREE, pushed)).toEqual({ kind: 'push', x: 0, y: 0 })
  expect(steer(FREE, opening)).toBeUndefined()
})
