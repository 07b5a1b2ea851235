/** Shows particles, floating words and screen shake for each change. Particles keep their position in the garden. */
import { medalWon } from '../../kit/medals.ts'
import { floats } from '../../kit/paint/floats.ts'
import { CONFETTI, INK } from '../../kit/paint/palette.ts'
import { particles, type Burst } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { isGolden, treatsTaken, multiplierOf } from '../rules/chain.ts'
import { MEDALS } from '../rules/curve.ts'
import { hornetHeight } from '../rules/garden.ts'
import type { Flight, TreatKind } from '../rules/state.ts'
import { changesOf } from './changes.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './looks.ts'

const GOLD = ['#fff2a0', '#ffd21f', '#fff']
const LEAVES = ['#a6f06a', '#4fb43e', '#efffb0']
const SOAP = ['#fff', '#bff2ff', '#ffc4f0']
const TAKEN: Readonly<Record<TreatKind, Partial<Burst>>> = {
  berry: { count: 12, colours: ['#ff8a9a', '#ef3e5b', '#9bf0b4'], shape: 'dot' },
  golden: { count: 26, colours: GOLD, shape: 'dot' },
  bubble: { count: 10, colours: SOAP, shape: 'ring', gravity: 0 },
  magnet: { count: 18, colours: ['#ef3e5b', '#fff', '#9fe4ff'], shape: 'spark', gravity: 0 },
}

export function createEffects(stage: Stage, layoutNow: () => Layout) {
  const { pen } = stage
  const bits = particles()
  const words = floats(stage)
  const jolts = shake()

  return {
    /** Offsets the pen by the current shake. */
    shake: (delta: number, still: boolean): void => jolts.apply(pen, delta, still),

    /** `left` is the garden x of the picture's left edge, in units. */
    draw(left: number, delta: number, still: boolean): void {
      const scrolled = left * layoutNow().unit
      pen.translate(-scrolled, 0)
      bits.draw(pen, delta, still)
      pen.translate(scrolled, 0)
      words.draw(pen, delta)
    },

    see(before: Flight, after: Flight): void {
      const { unit, birdX, y } = layoutNow()
      const { feathers } = paletteOf(stage.look).plumage
      const { passed, isShave, isBounce, bumped, hornet, isRescue, isGoldenFlight, stepped } = changesOf(
        before,
        after,
      )
      const burst = (count: number, colours: readonly string[], more: Partial<Burst> = {}): void =>
        bits.burst({ x: after.x * unit, y: y(after.y), count, colours, size: 6 * unit, ...more })
      /** Floats text beside the bird, or, with `part`, centred at that fraction of the height for big news. */
      const say = (text: string, size: number, fill = '#fff', part = 0): void =>
        words.add({
          text,
          x: part ? stage.width / 2 : birdX + 10 * unit,
          y: part ? stage.height * part : y(after.y) - 36 * unit,
          size: Math.min(size * unit, (stage.width * 1.5) / text.length),
          fill,
          edge: INK,
        })

      if (after.flaps > before.flaps)
        burst(2, feathers.slice(0, 2), {
          x: (after.x - 14) * unit,
          speed: 60,
          angle: 2,
          spread: 1,
          gravity: 60,
          life: 0.8,
          shape: 'dot',
        })
      const treats = treatsTaken(before, after)
      for (const { kind } of treats)
        burst(12, GOLD, { x: (after.x + 20) * unit, speed: 190, life: 0.6, ...TAKEN[kind] })
      if (passed) {
        // A ring, and more sparks with every step of the multiplier.
        burst(1, ['#fff'], { speed: 0, size: 16 * unit, life: 0.45, gravity: 0, shape: 'ring' })
        burst(4 + multiplierOf(after) * 3, GOLD, { speed: 220, life: 0.5, gravity: 0, shape: 'spark' })
      }
      const gained = after.points - before.points
      if (isShave) {
        burst(16, SOAP, { speed: 320, life: 0.5, gravity: 0, shape: 'spark' })
        say(`Close! +${gained}`, 28, '#bff2ff')
      } else if (gained && (!passed || gained > 1))
        say(`+${gained}`, gained < 5 ? 24 : 32, gained < 5 ? '#fff' : '#ffe27a')
      if (isBounce) {
        burst(14, LEAVES, { angle: -Math.PI / 2, spread: 2, speed: 240, life: 0.7 })
        burst(1, LEAVES, { speed: 0, size: 22 * unit, life: 0.4, gravity: 0, shape: 'ring' })
      }
      if (bumped) {
        burst(22, LEAVES, { speed: 260, life: 0.9 })
        jolts.jolt(3)
      }
      if (hornet)
        burst(20, ['#ffd21f', '#3a1c10', '#fff'], { y: y(hornetHeight(hornet, after.tick)), speed: 300 })
      if (isRescue) {
        jolts.jolt(8)
        burst(26, SOAP, { speed: 330, life: 0.8, gravity: 60, shape: 'dot' })
        burst(3, SOAP, { speed: 40, size: 26 * unit, life: 0.6, gravity: 0, shape: 'ring' })
        say('Phew!', 40, '#bff2ff')
      }
      if (isGoldenFlight) {
        jolts.jolt(5)
        burst(46, CONFETTI, { speed: 420, life: 1.2 })
        say('Golden flight!', 44, '#ffe27a', 0.42)
      } else if (stepped) say(`×${multiplierOf(after)}`, 44, '#ffe27a', 0.52)
      if (isGolden(after) && after.tick % 3 === 0)
        burst(1, GOLD, { speed: 90, life: 0.7, gravity: 0, shape: 'dot' })
      const medal = medalWon(MEDALS, before.points, after.points)
      if (medal) {
        burst(40, CONFETTI, { speed: 320, life: 1.1 })
        say(`${medal}!`, 46, '#ffe27a', 0.3)
      }
      if (after.crash && !before.crash) {
        jolts.jolt(10)
        burst(34, feathers, { speed: 280, gravity: 130, life: 1.5, size: 8 * unit, shape: 'dot' })
        burst(8, ['#fff'], { speed: 380, gravity: 0, life: 0.3, shape: 'spark' })
      }
    },
  }
}
