/** Tests that the break, a pot, a double, a scratch and the end each have a moment of their own. */
import { describe, expect, test } from 'vitest'
import type { Moment } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import type { State } from '../rules/state.ts'
import { arrange } from '../view/layout.ts'
import { createPeaks } from '../view/peaks.ts'
import { tick } from './people.ts'
import { levelOf, scene, type Places } from './tables.ts'

const layout = arrange({ width: 390, height: 844, safe: { top: 60, right: 8, bottom: 8, left: 8 } })

/** The moments and words of a stroke. */
function peaksOf(start: State, dx: number, dy: number, power: number, top = 0) {
  const peaks = createPeaks()
  const moments: Moment[] = []
  const words: string[] = []
  let state = start
  const change = (after: State) => {
    const peak = peaks.see(state, after, layout)
    if (peak.moment) moments.push(peak.moment)
    if (peak.words) words.push(peak.words[0])
    state = after
  }
  change(rules.act(state, { kind: 'shoot', dx, dy, power, top, side: 0 }))
  while (state.stroke) change(tick(state))
  return { moments, words, state }
}

const GROUPS = { groups: ['solids', 'stripes'] } as const
const near = (places: Places, rest: Partial<State> = GROUPS) => scene(places, rest)

describe('a moment', () => {
  test('of the break stops the picture and pushes it towards the rack', () => {
    const { moments } = peaksOf(rules.start(1, levelOf('Easy')), 1, 0, 0.95)
    expect(moments[0]).toMatchObject({ hold: 0.06 })
    // The rack is at the top of a table in portrait.
    expect(moments[0]?.kick?.y).toBeLessThan(0)
  })

  test('of a pot is at its pocket', () => {
    const { moments, words } = peaksOf(
      near({ 0: [60, 60], 3: [40, 40], 5: [150, 30], 9: [180, 90] }),
      -1,
      -1,
      0.3,
    )
    expect(moments).toMatchObject([{ hold: 0.05, zoom: 1.025 }])
    expect(moments[0]?.at?.x).toBeLessThan(40)
    expect(words).toEqual([])
  })

  test('of a hard cushion pushes the picture, and a soft one does not', () => {
    const places = { 0: [112, 30], 3: [20, 100], 9: [200, 100] } as const
    expect(peaksOf(near(places), 0.3, 1, 0.9).moments[0]?.kick).toBeDefined()
    expect(peaksOf(near(places), 0.3, 1, 0.3).moments).toEqual([])
  })

  test('of a scratch shades the edges', () => {
    const { moments } = peaksOf(near({ 0: [30, 30], 3: [150, 30], 9: [200, 60] }), -1, -1, 0.3)
    expect(moments).toMatchObject([{ shade: expect.any(String) }])
  })

  test('of a won and of a lost frame differ', () => {
    const last = { ...GROUPS, seats: ['player', 'easy'] } as const
    const won = peaksOf(near({ 0: [60, 60], 8: [40, 40], 9: [180, 90] }, last), -1, -1, 0.3)
    expect(won.state.winner).toBe(0)
    expect(won.moments.at(-1)).toMatchObject({ flash: expect.any(String) })
    const lost = peaksOf(near({ 0: [60, 60], 8: [40, 40], 3: [150, 30] }, last), -1, -1, 0.3)
    expect(lost.state.winner).toBe(1)
    expect(lost.moments.at(-1)).toMatchObject({ shade: expect.any(String) })
  })
})

test('the moment of a cleared table is the longest', () => {
  const alone = { seats: rules.start(1, levelOf('Practice')).seats }
  const { state, moments } = peaksOf(near({ 0: [60, 60], 8: [40, 40] }, alone), -1, -1, 0.3)
  expect(state.news?.kind).toBe('all clear')
  expect(moments.at(-1)).toMatchObject({ flash: '#9dffd6', zoom: 1.12 })
})

/** A stroke that pots the 3 off a cushion, found by trying. */
function double(isLong: boolean) {
  for (let i = -60; i <= 60; i++) {
    const start = near(
      isLong
        ? { 0: [112, 90], 3: [112, 70], 5: [20, 20], 9: [20, 90] }
        : { 0: [170, 60], 3: [180, 35], 5: [20, 20], 9: [20, 90] },
    )
    const [cue, target] = [start.motion.balls[0], start.motion.balls[3]]
    if (!cue || !target) break
    const angle = Math.atan2(target.y - cue.y, target.x - cue.x) + i * 0.004
    const found = peaksOf(start, Math.cos(angle), Math.sin(angle), 0.6)
    if (found.words.includes(isLong ? 'Long double!' : 'Off the cushion!')) return found
  }
  return undefined
}

describe('a double', () => {
  test.each([true, false])('has a word and a larger moment than a straight pot (long: %s)', (isLong) => {
    const { moments = [] } = double(isLong) ?? {}
    const strongest = Math.max(...moments.map(({ zoom = 1 }) => zoom))
    expect(strongest).toBe(isLong ? 1.1 : 1.06)
  })
})
