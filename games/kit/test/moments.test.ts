/** Tests the peaks of a round: what waits, what is lit, and what reduced motion leaves. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shake } from '../paint/shake.ts'
import type { Pen } from '../paint/sprite.ts'
import { createLight } from '../play/light.ts'
import { createMoments } from '../play/moments.ts'
import type { Phase } from '../round/phase.ts'
import { session } from '../round/session.ts'
import type { Moment } from '../view.ts'

const FRAME = 1 / 60

function openMoments({ still = false } = {}) {
  const state = { phase: 'playing' as Phase, isOver: false }
  const shown: Moment[] = []
  const quiet: number[] = []
  const moments = createMoments({
    phase: () => state.phase,
    isStill: () => still,
    isOver: () => state.isOver,
    light: { show: (moment) => void shown.push(moment) },
    quiet: (seconds) => void quiet.push(seconds),
  })
  /** Seconds that pass for the round within so many of the clock. */
  const passed = (seconds: number) => {
    let sum = 0
    for (let frame = 0; frame < Math.round(seconds / FRAME); frame++) sum += moments.span(FRAME)
    return sum
  }
  return { state, shown, quiet, moments, passed }
}

describe('hit-stop', () => {
  test('takes its seconds from the round, and no more', () => {
    const { moments, passed } = openMoments()
    moments.direct({ hold: 0.1 })
    expect(passed(0.5)).toBeCloseTo(0.4)
    expect(passed(0.5)).toBeCloseTo(0.5)
  })

  test('lasts at most 0.15 seconds, and does not follow at once on another', () => {
    const { moments, passed } = openMoments()
    moments.direct({ hold: 3 })
    expect(passed(0.5)).toBeCloseTo(0.35)
    moments.direct({ hold: 0.1 })
    expect(passed(0.5)).toBeCloseTo(0.5)
    moments.direct({ hold: 0.1 })
    expect(passed(0.5)).toBeCloseTo(0.4)
  })

  test('ends with a pause, and does not hold the countdown', () => {
    const { moments, state, passed } = openMoments()
    moments.direct({ hold: 0.15 })
    state.phase = 'counting'
    expect(passed(0.1)).toBeCloseTo(0.1)
    state.phase = 'playing'
    expect(passed(0.1)).toBeCloseTo(0.1)
  })

  test('changes no tick: the same ticks pass, later', () => {
    const rules = {
      start: () => 0,
      act: (state: number) => state,
      tick: (state: number) => state + 1,
      outcome: () => 'playing' as const,
      score: (state: number) => state,
      isAction: (action: unknown): action is never => action === undefined,
      moves: () => [],
    }
    const { moments, passed } = openMoments()
    const round = session(rules, { seed: 1, level: 1 }, false, (before, after) => {
      expect(after).toBe(before + 1)
      if (after % 10 === 0) moments.direct({ hold: 0.1 })
    })
    for (let frame = 0; frame < 120; frame++) round.pass(moments.span(FRAME))
    expect(round.ticks).toBe(round.state)
    expect(round.ticks).toBeGreaterThan(80)
    expect(round.ticks).toBeLessThan(110)
    expect(passed(0)).toBe(0)
  })
})

describe('slow motion', () => {
  test('slows a decided round and its picture until the end card', () => {
    const { moments, state, passed } = openMoments()
    state.isOver = true
    moments.direct({ slow: 0.4 })
    expect(moments.pace).toBe(0.4)
    expect(passed(1)).toBeCloseTo(0.4)
    state.phase = 'ending'
    expect(passed(1)).toBeCloseTo(0.4)
    state.phase = 'covered'
    expect(passed(1)).toBeCloseTo(1)
    expect(moments.pace).toBe(1)
  })

  test('never slows a round in progress, where it would help', () => {
    const { moments, passed } = openMoments()
    moments.direct({ slow: 0.4 })
    expect([moments.pace, passed(1)]).toEqual([1, expect.closeTo(1)])
  })

  test('does not stop the picture', () => {
    const { moments, state } = openMoments()
    state.isOver = true
    moments.direct({ slow: 0 })
    expect(moments.pace).toBe(0.2)
  })
})

test('with reduced motion nothing waits, but the music is taken back', () => {
  const { moments, state, quiet, passed } = openMoments({ still: true })
  state.isOver = true
  moments.direct({ hold: 0.15, slow: 0.3, quiet: 0.5 })
  expect([passed(1), moments.pace, quiet]).toEqual([expect.closeTo(1), 1, [0.5]])
})

test('a replay under its card has no moments', () => {
  const { moments, state, shown, quiet } = openMoments()
  state.phase = 'covered'
  moments.direct({ hold: 0.1, flash: '#fff', quiet: 1 })
  expect([shown, quiet]).toEqual([[], []])
})

describe('light', () => {
  /** What was animated: the name of a layer or 'canvas', and the first keyframe. */
  let animated: [name: string, first: Record<string, unknown>][] = []
  const element = (name: string) => ({
    style: {} as Record<string, string>,
    setAttribute() {},
    append() {},
    animate: (frames: readonly Record<string, unknown>[]) => void animated.push([name, frames[0] ?? {}]),
  })

  beforeEach(() => {
    animated = []
    vi.stubGlobal('document', {
      createElement: () => {
        const layer = element('')
        layer.animate = (frames) => void animated.push([layer.style['color'] ?? '', frames[0] ?? {}])
        return layer
      },
      querySelector: () => ({ before() {} }),
      querySelectorAll: () => [element('canvas')],
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('flashes at most three times a second', () => {
    let now = 0
    const light = createLight(() => now)
    for (; now < 1000; now += 50) light.show({ flash: '#fff' }, false)
    expect(animated).toHaveLength(3)
  })

  test('with reduced motion only shades the edges', () => {
    createLight(() => 0).show({ flash: '#fff', shade: '#300', zoom: 1.1, kick: { x: 5, y: 0 } }, true)
    expect(animated).toEqual([['#300', { opacity: 1 }]])
  })

  test('magnifies around a point, within limits', () => {
    createLight(() => 0).show({ zoom: 3, at: { x: 10, y: 20 } }, false)
    expect(animated).toEqual([
      [
        'canvas',
        expect.objectContaining({
          transform: 'translate(0px,0px) scale(1.12)',
          transformOrigin: '10px 20px',
        }),
      ],
    ])
  })

  test('pushes by whole pixels, within limits', () => {
    createLight(() => 0).show({ kick: { x: -40, y: 2.6 } }, false)
    expect(animated[0]?.[1]).toMatchObject({ transform: 'translate(-16px,3px) scale(1)', easing: 'steps(1)' })
  })
})

/** The offsets of a shaken picture. */
const offsetsOf = (ratio: number, still = false) => {
  const moved: number[] = []
  const pen = {
    getTransform: () => ({ a: ratio }),
    translate: (x: number, y: number) => void moved.push(x, y),
  } as unknown as Pen
  const jolts = shake()
  jolts.jolt(9)
  for (let frame = 0; frame < 30; frame++) jolts.apply(pen, FRAME, still)
  return moved
}

describe('a shake', () => {
  test.each([1, 1.25, 2])('moves the picture by whole pixels of the canvas at ratio %d', (ratio) => {
    const moved = offsetsOf(ratio)
    expect(moved.some(Boolean)).toBe(true)
    for (const by of moved) expect(by * ratio).toBeCloseTo(Math.round(by * ratio))
  })

  test('does not exist with reduced motion', () => expect(offsetsOf(1, true)).toEqual([]))
})
