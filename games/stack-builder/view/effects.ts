/** Shows particles, words, shake, debris and rings for each change. */
import { floats } from '../../kit/paint/floats.ts'
import { CONFETTI, INK } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box } from '../../kit/view.ts'
import { SLAB } from '../rules/curve.ts'
import type { Cut } from '../rules/slab.ts'
import { makeOf, sliderSlab, type BuildingSite } from '../rules.ts'
import { announced, placeIn } from './announcements.ts'
import type { Camera } from './camera.ts'
import type { Walls } from './colours.ts'
import type { Debris } from './debris.ts'
import type { FallingPart } from './fall.ts'
import { garlandIn } from './lamps.ts'
import { middleOf } from './lens.ts'
import { HOVER } from './slider.ts'

export interface Effects {
  /** A slab landed. */
  land(landed: FallingPart): void
  /** `isRecord`: the tower became the highest ever. */
  see(before: BuildingSite, after: BuildingSite, isRecord: boolean): void
  /** Shakes everything drawn afterwards. */
  jolt(delta: number, still: boolean): void
  /** Draws the words off this figure. */
  draw(delta: number, still: boolean, figure: readonly Box[]): void
  clear(): void
}

export function createEffects(stage: Stage, camera: Camera, debris: Debris, walls: Walls): Effects {
  const { pen } = stage
  const bits = particles()
  const words = floats(stage)
  const jolts = shake()

  function miss(before: BuildingSite): void {
    const { course, off } = before.slider
    const storey = before.tower.length
    const cut: Cut = { slab: sliderSlab(before), axis: course === 1 ? 1 : 0, way: off > 0 ? 1 : -1 }
    debris.drop(cut, storey + HOVER, walls(storey, makeOf(before)))
    jolts.jolt(60 * camera.eye.unit)
  }

  /** Light rises from the tower as it becomes the highest. */
  function celebrate(): void {
    const { eye } = camera
    bits.burst({
      x: eye.x,
      y: eye.focus,
      count: 40,
      colours: ['#fff', '#c9f4ff', '#ffe27a'],
      speed: 2400 * eye.unit,
      gravity: -900 * eye.unit,
      life: 1.4,
      size: 52 * eye.unit,
      shape: 'spark',
    })
  }

  /** Shows a new zone, a medal or a fever. */
  function announce(texts: ReturnType<typeof announced>): void {
    if (texts.length === 0) return
    const { unit } = camera.eye
    for (const text of texts) words.add({ ...placeIn(stage, unit), ...text, fill: '#ffe27a', edge: INK })
    bits.burst({
      ...placeIn(stage, unit),
      count: 46,
      colours: CONFETTI,
      speed: 2600 * unit,
      life: 1.2,
      size: 60 * unit,
    })
  }

  return {
    land({ from, kept, cuts, streak, thick }) {
      const { eye } = camera
      const { unit } = eye
      const storey = from.tower.length
      const colours = walls(storey, makeOf(from))
      const high = storey + thick
      if (streak) {
        debris.ring(kept, high, from.slider.keystone ? 6 : Math.min(3, streak))
        const at = middleOf(eye, kept, high)
        bits.burst({
          ...at,
          count: 10 + Math.min(14, streak * 3),
          colours: ['#fff', colours.light, '#fff6c0'],
          speed: 1700 * unit,
          gravity: 500 * unit,
          life: 0.8,
          size: 46 * unit,
          shape: 'spark',
        })
        words.add({
          text: streak > 1 ? `Perfect ×${streak}` : 'Perfect!',
          x: at.x,
          y: at.y - 640 * unit,
          size: (190 + Math.min(5, streak) * 14) * unit,
          fill: streak >= SLAB.growFrom ? '#ffe27a' : '#fff',
          edge: INK,
        })
      } else jolts.jolt(26 * unit)
      if (from.slider.face) {
        const [x, y] = [middleOf(eye, kept, high).x, middleOf(eye, kept, high).y]
        bits.burst({
          x,
          y,
          count: 18,
          colours: [colours.light, colours.rim, '#fff'],
          speed: 1500 * unit,
          gravity: 1200 * unit,
          size: 56 * unit,
        })
        if (thick > 1)
          words.add({
            text: `+${thick}`,
            x: x + 620 * unit,
            y: y - 300 * unit,
            size: 230 * unit,
            fill: '#ffe27a',
            edge: INK,
          })
      }
      for (const cut of cuts) {
        debris.drop(cut, storey, colours)
        bits.burst({
          ...middleOf(eye, cut.slab, high),
          count: 12,
          colours: [colours.light, colours.left, '#fff'],
          speed: 900 * unit,
          gravity: 2600 * unit,
          size: 44 * unit,
        })
      }
    },
    see(before, after, isRecord) {
      if (isRecord) celebrate()
      if (after.missed && !before.missed) miss(before)
      if (after.tower.length > before.tower.length) announce(announced(before, after))
    },
    jolt: (delta, still) => jolts.apply(pen, delta, still),
    draw(delta, still, figure) {
      bits.draw(pen, delta, still)
      words.draw(pen, delta, [...figure, garlandIn(stage)])
    },
    clear() {
      bits.clear()
      words.clear()
    },
  }
}
