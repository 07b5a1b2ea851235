/** What a change sets off: sparks, words, jolts, and the pieces and rings that leave the tower. */
import { medalWon } from '../../kit/medals.ts'
import { floats } from '../../kit/paint/floats.ts'
import { CONFETTI, INK } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { MEDALS, SLAB, zoneAt } from '../rules/curve.ts'
import { edge } from '../rules/slab.ts'
import { sliderSlab, storeysOf, type Site } from '../rules.ts'
import { zoneName } from '../words.ts'
import type { Camera } from './camera.ts'
import type { Walls } from './colours.ts'
import type { Debris } from './debris.ts'
import type { Falling } from './fall.ts'
import { middleOf } from './lens.ts'
import { HOVER } from './slider.ts'

export interface Effects {
  /** The tenth of a second that the game is about. */
  land(landed: Falling): void
  /** The slab missed the tower. */
  miss(before: Site): void
  /** The tower has grown: into a new zone, or to a medal. */
  rise(before: Site, after: Site): void
  /** Shakes what is drawn from here on. */
  jolt(delta: number, still: boolean): void
  draw(delta: number, still: boolean): void
  clear(): void
}

export function openEffects(stage: Stage, camera: Camera, debris: Debris, walls: Walls): Effects {
  const { pen } = stage
  const bits = particles()
  const words = floats(stage)
  const jolts = shake()

  return {
    land({ slab, storey, axis, landing: { kept, cut }, streak }) {
      const { eye } = camera
      const { unit } = eye
      const colours = walls(storey)
      const high = storey + 1
      if (streak && kept) {
        debris.ring(kept, high, Math.min(3, streak))
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
      if (!cut) return
      debris.drop(cut, storey, axis, edge(cut, axis) > edge(slab, axis) ? 1 : -1, colours)
      bits.burst({
        ...middleOf(eye, cut, high),
        count: 12,
        colours: [colours.light, colours.left, '#fff'],
        speed: 900 * unit,
        gravity: 2600 * unit,
        size: 44 * unit,
      })
    },
    miss(before) {
      const { axis, off } = before.slider
      const storey = before.tower.length
      debris.drop(sliderSlab(before), storey + HOVER, axis, off > 0 ? 1 : -1, walls(storey))
      jolts.jolt(60 * camera.eye.unit)
    },
    rise(before, after) {
      const [from, to] = [storeysOf(before), storeysOf(after)]
      const medal = medalWon(MEDALS, from, to)
      const zone = zoneAt(to) > zoneAt(from) && zoneName(after)
      if (!medal && !zone) return
      const { unit } = camera.eye
      const at = { x: stage.width / 2, y: stage.safe.top + 260 * unit }
      const word = { x: at.x, size: 340 * unit, fill: '#ffe27a', edge: INK }
      if (medal) words.add({ ...word, text: `${medal}!`, y: at.y })
      // Among the stars there is gold as well: one word below the other.
      if (zone) words.add({ ...word, text: zone, y: at.y + (medal ? 380 * unit : 0) })
      bits.burst({ ...at, count: 46, colours: CONFETTI, speed: 2600 * unit, life: 1.2, size: 60 * unit })
    },
    jolt: (delta, still) => jolts.apply(pen, delta, still),
    draw(delta, still) {
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
    },
    clear: bits.clear,
  }
}
