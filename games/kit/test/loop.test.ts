import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoop, type LoopEvents } from '../run/loop.ts'
import type { Pace } from '../run/pace.ts'

const FRAME_MS = 16
const FRAMES_TO_JUDGE = 60

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  vi.stubGlobal('requestAnimationFrame', (call: (now: number) => void) =>
    setTimeout(() => call(performance.now()), FRAME_MS - (performance.now() % FRAME_MS)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function starting(pace: (sinceInput: number) => Pace, events: Partial<LoopEvents> = {}) {
  const drawn: number[] = []
  const passed: number[] = []
  const loop = createLoop({
    pass: (delta) => void passed.push(delta),
    draw: (delta) => void drawn.push(delta),
    pace,
    hasPad: () => false,
    woken: () => {},
    slow: () => {},
    quick: () => {},
    stalled: () => {},
    ...events,
  })
  loop.start()
  return { loop, drawn, passed }
}

/** A loop that has judged the device's speed. */
function running(...options: Parameters<typeof starting>) {
  const { loop, drawn, passed } = starting(...options)
  vi.advanceTimersByTime(FRAME_MS * (FRAMES_TO_JUDGE + 2))
  drawn.length = passed.length = 0
  return { loop, drawn, passed }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

test('every frame is drawn until the speed of the device is known, whatever the pace', () => {
  const { drawn } = starting(() => 'asleep')
  vi.advanceTimersByTime(FRAME_MS * FRAMES_TO_JUDGE * 3)
  expect(drawn).toHaveLength(FRAMES_TO_JUDGE)
})

test('idle motion is drawn about ten times a second, in real time', () => {
  const { drawn } = running(() => 'idle')
  vi.advanceTimersByTime(10_000)
  expect(drawn.length).toBeGreaterThan(80)
  expect(drawn.length).toBeLessThanOrEqual(110)
  expect(sum(drawn)).toBeCloseTo(10, 0)
})

test('at rest nothing is drawn, but time passes', () => {
  const { drawn, passed } = running(() => 'beat')
  vi.advanceTimersByTime(10_000)
  expect(drawn).toEqual([])
  expect(sum(passed)).toBeGreaterThan(8.9)
})

test('asleep, no timer is left', () => {
  const { drawn, passed } = running(() => 'asleep')
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect([drawn, passed]).toEqual([[], []])
})

test('an input after a rest is drawn in the next frame, and the picture does not jump', () => {
  const { loop, drawn, passed } = running((sinceInput) => (sinceInput < 0.5 ? 'full' : 'beat'))
  vi.advanceTimersByTime(60_100)
  drawn.length = passed.length = 0
  loop.wake()
  expect(sum(passed), 'the rest has passed before the input').toBeGreaterThan(0)
  vi.advanceTimersByTime(FRAME_MS)
  expect(drawn).toHaveLength(1)
  expect(drawn[0]).toBeLessThanOrEqual(1 / 60)
})

test('a rest has passed before an input that comes while its frame is pending', () => {
  const { loop, passed } = running((sinceInput) => (sinceInput < 0.5 ? 'full' : 'beat'))
  vi.advanceTimersByTime(60_000)
  passed.length = 0
  while (!passed.length) vi.advanceTimersByTime(1)
  // The next beat's timer has just requested a frame.
  vi.advanceTimersByTime(1000)
  passed.length = 0
  loop.wake()
  expect(sum(passed)).toBeGreaterThan(0.9)
  vi.advanceTimersByTime(FRAME_MS)
  expect(passed.at(-1)).toBeLessThanOrEqual(FRAME_MS / 1000)
})

test('a change noticed during a rest is drawn without a jump', () => {
  let pace: Pace = 'beat'
  const { drawn } = running(() => pace)
  vi.advanceTimersByTime(10_000)
  pace = 'full'
  vi.advanceTimersByTime(1020)
  expect(drawn[0]).toBeCloseTo(1 / 60)
})

test('neither a rest nor sleep is a stall, but missing frames are, and they are reported once', () => {
  const stalled = vi.fn<() => void>()
  let pace: Pace = 'beat'
  const { loop } = running(() => pace, { stalled })
  vi.advanceTimersByTime(5000)
  pace = 'asleep'
  vi.advanceTimersByTime(5000)
  expect(stalled).not.toHaveBeenCalled()
  pace = 'full'
  loop.wake()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.advanceTimersByTime(5000)
  expect(stalled).toHaveBeenCalledTimes(1)
})

test('rationed frames do not count as slow ones', () => {
  const slow = vi.fn<() => void>()
  running(() => 'idle', { slow })
  vi.advanceTimersByTime(60_000)
  expect(slow).not.toHaveBeenCalled()
})

test('a gamepad is polled during sleep, and only while it is connected', () => {
  let isConnected = true
  const { passed } = running(() => 'asleep', { hasPad: () => isConnected })
  vi.advanceTimersByTime(1000)
  expect(passed).toHaveLength(20)
  isConnected = false
  vi.advanceTimersByTime(1000)
  expect(vi.getTimerCount()).toBe(0)
})
