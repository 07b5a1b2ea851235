import { describe, expect, test } from 'vitest'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { ViewFeedback } from '../../kit/view.ts'
import { TREE } from '../rules/curve.ts'
import { nestOf, rules, type Climb } from '../rules.ts'
import { changesOf } from '../view/changes.ts'
import { createEffects } from '../view/effects.ts'
import { lensOn } from '../view/lens.ts'
import { drawRing, placeNest } from '../view/tree.ts'

const SCREEN = { width: 390, height: 844, safe: { top: 58, right: 8, bottom: 8, left: 8 } }

/** Records the centre of everything drawn, in frame coordinates. */
function recordingPen() {
  const centres: { x: number; y: number }[] = []
  let [left, top] = [0, 0]
  const put = (x: number, y: number) => void centres.push({ x: x + left, y: y + top })
  const pen = {
    translate(x: number, y: number) {
      left += x
      top += y
    },
    fillRect: (x: number, y: number, wide: number, high: number) => put(x + wide / 2, y + high / 2),
    arc: put,
    moveTo: put,
    lineTo() {},
    beginPath() {},
    fill() {},
    stroke() {},
  } as unknown as CanvasRenderingContext2D
  return { pen, centres }
}

const bake: Bake = () => ({}) as ReturnType<Bake>
const start = rules.start(1, 1)
const landed: Climb = { ...start, best: 1, at: 1, centres: 1, combo: 1, longest: 1, points: 2 }
const foot = { x: 20, y: TREE.spacing }

describe('a dead-centre landing', () => {
  test('keeps its ring at the nest as the nest moves and the camera climbs', () => {
    const nest = nestOf(landed, 1)
    const middles = [0, 0, 140].map((camera, i) => {
      const lens = lensOn(SCREEN, camera)
      const place = placeNest(lens, nest, i * 20, 0, 0)
      const { pen, centres } = recordingPen()
      drawRing(pen, lens, place, i * 0.1)
      expect(centres).toEqual([{ x: place.x, y: place.y }])
      return centres[0]
    })
    expect(middles[1]?.x).not.toBe(middles[0]?.x)
    expect(middles[2]?.y).toBeGreaterThan(middles[1]?.y ?? 0)
  })

  test('keeps its sparks at the place of the landing as the camera climbs', () => {
    const { pen, centres } = recordingPen()
    const stage = { ...SCREEN, pen, look: '' } as unknown as Stage
    const words = { add() {}, draw() {}, clear() {}, isMoving: false }
    const voice = { play() {}, moment() {} } as unknown as ViewFeedback
    const effects = createEffects(stage, bake, voice, words)
    effects.see(changesOf(start, landed), landed, lensOn(SCREEN, 0), foot)
    const drawnFrom = (camera: number) => {
      centres.length = 0
      // Delta 0, so that only the camera moves.
      effects.drawBits(lensOn(SCREEN, camera), 0, true)
      return centres.map(({ x, y }) => ({ x, y }))
    }
    const before = drawnFrom(0)
    const after = drawnFrom(100)
    const { unit, x, y } = lensOn(SCREEN, 0)
    expect(before.length).toBeGreaterThan(10)
    expect(before.every((at) => Math.abs(at.x - x(foot.x)) < 12 && Math.abs(at.y - y(foot.y)) < 12)).toBe(
      true,
    )
    expect(after).toHaveLength(before.length)
    for (const [i, at] of after.entries()) expect(at.y - (before[i]?.y ?? 0)).toBeCloseTo(100 * unit)
  })
})
