import { describe, expect, it } from 'vitest'
import { rules } from '../rules.ts'
import { CRASH, MEDALS, RUSH } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import { PRESSED } from '../view/ball.ts'
import { peakOf } from '../view/peaks.ts'

const BALL = { x: 100, y: 200 }
const BEST = 300

const state = (change: Partial<State>): State => ({ ...rules.start(1, 1), ...change })
const crash = (kind: 'wall' | 'hole', ticks: number) => state({ crash: { id: 1, kind, ticks } })
const scored = (bonus: number) => state({ bonus })

const PEAKS: readonly (readonly [name: string, before: State, after: State])[] = [
  ['a blaze', state({ rush: RUSH.full - 1 }), state({ rush: RUSH.full, blaze: true, blazes: 1 })],
  ['a broken wall', state({ blaze: true }), state({ blaze: true, smashed: 1 })],
  ['a bubble that bursts', state({ bubble: true }), state({ bubble: false })],
  ['a record', scored(BEST), scored(BEST + 1)],
  ['a medal', scored(MEDALS[0] - 1), scored(MEDALS[0])],
  ['a crash', state({}), crash('wall', 0)],
  ['a ball that is pressed flat', crash('wall', PRESSED - 2), crash('wall', PRESSED - 1)],
  ['the end against a wall', crash('wall', CRASH - 1), crash('wall', CRASH)],
  ['a fall', state({}), crash('hole', 0)],
  ['the end in a gap', crash('hole', CRASH - 1), crash('hole', CRASH)],
]

describe('the peaks of a round', () => {
  it.each(PEAKS)('include %s', (_, before, after) => {
    expect(Object.keys(peakOf(before, after, BALL, BEST) ?? {})).not.toEqual([])
  })

  it('are all different', () => {
    const peaks = PEAKS.map(([, before, after]) => JSON.stringify(peakOf(before, after, BALL, BEST)))
    expect(new Set(peaks).size).toBe(PEAKS.length)
  })

  it('end with reduced motion in a shade and a silence too', () => {
    for (const kind of ['wall', 'hole'] as const)
      expect(peakOf(state({}), crash(kind, 0), BALL)).toMatchObject({
        shade: expect.any(String) as string,
        quiet: expect.any(Number) as number,
      })
  })

  it('do not include an ordinary tick, or a first round’s score', () => {
    expect(peakOf(scored(BEST), scored(BEST), BALL, BEST)).toBeUndefined()
    expect(peakOf(scored(BEST), scored(BEST + 1), BALL)).toBeUndefined()
  })
})
