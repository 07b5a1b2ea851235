/** What a change sets off: sparks, straw, shells and words, and the chicks that fly away from broken eggs. */
import { clamp } from '../../kit/paint/easing.ts'
import { floats } from '../../kit/paint/floats.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles, type Burst } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Point } from '../../kit/view.ts'
import { POINTS, ZONES } from '../rules/curve.ts'
import type { Climb } from '../rules.ts'
import { drawChick } from './birds.ts'
import type { Changes } from './changes.ts'
import type { Lens } from './lens.ts'
import { paletteOf } from './looks.ts'

const STRAW = ['#ffe09a', '#e0a94e', '#b97f34']
const GOLD = ['#fff2a0', '#ffd21f', '#fff']
/** A burst that goes up. */
const UP = { angle: -Math.PI / 2, spread: 2.4 }

/** Half the width of the chick from a broken egg, in units. */
export const CHICK = 13

export interface Effects {
  /** `at` is the egg's foot. */
  show(lens: Lens, changes: Changes, after: Climb, at: Point): void
  /** Shakes what is drawn from here on. */
  jolt(delta: number, still: boolean): void
  /** Each flutters up out of its shell and off to the side it is nearer to. */
  drawChicks(lens: Lens, delta: number, still: boolean): void
  draw(delta: number, still: boolean): void
}

export function openEffects(stage: Stage, bake: Bake): Effects {
  const { pen } = stage
  const bits = particles()
  const jolts = shake()
  const words = floats(stage)
  let chicks: { x: number; y: number; age: number; way: number }[] = []

  function say(lens: Lens, text: string, x: number, y: number, size: number, fill = '#fff'): void {
    // A word stays inside the frame, even if what it is about is at the edge.
    const high = size * lens.unit
    const room = Math.min(lens.width / 2, high * text.length * 0.32)
    words.add({ text, x: clamp(x, room, lens.width - room), y: Math.max(90, y), size: high, fill })
  }

  /** Straw, shell or sparks from a place: up and away, or all round. */
  function puff(
    lens: Lens,
    at: Point,
    count: number,
    colours: readonly string[],
    speed: number,
    more: Partial<Burst> = {},
  ): void {
    bits.burst({ ...at, count, colours, speed: speed * lens.unit, size: 6 * lens.unit, ...more })
  }

  function landing(lens: Lens, { centred }: Changes, after: Climb, at: Point): void {
    puff(lens, at, centred ? 16 : 9, STRAW, 150, UP)
    if (!centred) return
    puff(lens, at, 1, ['#fff'], 0, { gravity: 0, size: 26 * lens.unit, shape: 'ring' })
    puff(lens, at, 8 + Math.min(after.combo, 8) * 2, GOLD, 260, { gravity: 120, shape: 'spark' })
    const gain = POINTS.nest + Math.min(after.combo, POINTS.mostForCentre)
    const text = after.combo > 1 ? `Centre ×${after.combo}  +${gain}` : `Dead centre!  +${gain}`
    say(lens, text, at.x, at.y - 60 * lens.unit, 17 + Math.min(after.combo, 6), '#ffe27a')
  }

  return {
    show(lens, changes, after, at) {
      const { unit } = lens
      const { shell } = paletteOf(stage.look)
      const shards = [shell.light, shell.true]
      if (changes.leapt) puff(lens, at, 6, STRAW, 90)
      if (changes.landed || changes.fellBack) landing(lens, changes, after, at)
      if (changes.fellBack && after.cracked) {
        jolts.jolt(3)
        puff(lens, at, 7, shards, 130)
        say(lens, 'Crack!', at.x, at.y - 56 * unit, 18)
      }
      if (changes.caught) {
        const golden = changes.caught >= POINTS.golden
        const middle = { x: at.x, y: at.y - 20 * unit }
        puff(lens, middle, golden ? 22 : 9, GOLD, 170, { shape: 'dot' })
        say(
          lens,
          `+${changes.caught}`,
          at.x + 26 * unit,
          middle.y,
          golden ? 26 : 19,
          golden ? '#ffe27a' : '#fff',
        )
      }
      if (changes.letGo) puff(lens, at, 22, STRAW, 170, { life: 0.9 })
      if (changes.broke) {
        jolts.jolt(8)
        const low = { x: at.x, y: Math.min(at.y, lens.height - 12 * unit) }
        puff(lens, low, 24, shards, 340, { ...UP, gravity: 620, life: 1.1, size: 9 * unit })
        puff(lens, low, 10, GOLD, 140, { ...UP, gravity: 60, life: 1.3, shape: 'dot' })
        chicks.push({ ...low, age: 0, way: low.x < lens.width / 2 ? -1 : 1 })
      }
      if (changes.entered !== undefined)
        say(lens, ZONES[changes.entered]?.name ?? '', lens.width / 2, lens.height * 0.26, 36)
      if (!changes.medal) return
      puff(lens, at, 44, CONFETTI, 330, { life: 1.2 })
      say(lens, `${changes.medal}! Peep!`, at.x, at.y - 84 * unit, 25, '#ffe27a')
    },
    jolt: (delta, still) => jolts.apply(pen, delta, still),
    drawChicks(lens, delta, still) {
      for (const chick of chicks) {
        chick.age += delta
        const { age, way } = chick
        const x = chick.x + way * (age * 26 + age * age * 60) * lens.unit
        const y = chick.y - (150 * age - 22 * age * age) * lens.unit + Math.sin(age * 13) * 5 * lens.unit
        drawChick(pen, bake, x, y, CHICK * lens.unit, still ? 0 : Math.sin(age * 34))
      }
      chicks = chicks.filter(({ age }) => age < 3)
    },
    draw(delta, still) {
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
    },
  }
}
