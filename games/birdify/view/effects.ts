/**
 * Shows particles, floating words and screen shake for each change. Particles keep their position in the garden. Loaded
 * with the score: see late.ts.
 */
import { medalWon } from '../../kit/medals.ts'
import type { Floats } from '../../kit/paint/floats.ts'
import { CONFETTI, INK } from '../../kit/paint/palette.ts'
import { particles, type Burst } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { isGolden, treatsTaken, multiplierOf } from '../rules/chain.ts'
import { GARDEN, MEDALS } from '../rules/curve.ts'
import type { Box, ViewFeedback } from '../../kit/view.ts'
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
  star: { count: 40, colours: ['#fff', '#fff6c8', '#ffd21f'], speed: 360, shape: 'spark', gravity: 0 },
}

export type Effects = ReturnType<typeof createEffects>

export function createEffects(stage: Stage, layoutNow: () => Layout, voice: ViewFeedback, words: Floats) {
  const { pen } = stage
  const bits = particles()
  const jolts = shake()

  /** Floats big news in the sky. */
  const announce = (text: string, size: number, kind: 'title' | 'medal' = 'title'): void =>
    words.add({
      text,
      x: stage.width / 2,
      y: layoutNow().y(150),
      size: Math.max(30, size * layoutNow().unit),
      fill: '#ffe27a',
      edge: INK,
      kind,
    })

  return {
    /** Offsets the pen by the current shake. */
    shake: (delta: number, still: boolean): void => jolts.apply(pen, delta, still),

    /** `left` is the garden x of the picture's left edge, in units. */
    draw(left: number, delta: number, still: boolean, figure: readonly Box[]): void {
      const scrolled = left * layoutNow().unit
      pen.translate(-scrolled, 0)
      bits.draw(pen, delta, still)
      pen.translate(scrolled, 0)
      words.draw(pen, delta, figure)
    },

    begin(): void {
      bits.clear()
      words.clear()
    },

    see(before: Flight, after: Flight): void {
      const { unit, birdX, y } = layoutNow()
      const { feathers } = paletteOf(stage.look).plumage
      const { passed, isShave, isBounce, isHop, bumped, hornet, isRescue, isGoldenFlight, stepped } =
        changesOf(before, after)
      const burst = (count: number, colours: readonly string[], more: Partial<Burst> = {}): void =>
        bits.burst({ x: after.x * unit, y: y(after.y), count, colours, size: 6 * unit, ...more })
      const at = { x: birdX, y: y(after.y) }
      /** Floats text above the bird. */
      const say = (text: string, size: number, fill = '#fff'): void =>
        words.add({ text, x: birdX + 10 * unit, y: at.y - 44 * unit, size: size * unit, fill, edge: INK })

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
      if (isHop) {
        jolts.jolt(3)
        burst(16, LEAVES, { y: at.y + 17 * unit, angle: -Math.PI / 2, spread: 2.4, speed: 200, life: 0.7 })
        say('Oops!', 28)
      }
      if (treats.some(({ kind }) => kind === 'star'))
        voice.moment({ hold: 0.05, flash: '#fff6c8', kick: { x: 0, y: -4 } })
      if (isRescue) {
        // The rules themselves stop for a moment.
        voice.moment({ flash: '#bff2ff', kick: { x: -10, y: 0 } })
        jolts.jolt(8)
        burst(26, SOAP, { speed: 330, life: 0.8, gravity: 60, shape: 'dot' })
        burst(3, SOAP, { speed: 40, size: 26 * unit, life: 0.6, gravity: 0, shape: 'ring' })
        say('Phew!', 40, '#bff2ff')
      }
      if (isGoldenFlight) {
        voice.moment({ hold: 0.13, flash: '#ffe27a', zoom: 1.09, at, quiet: 0.3 })
        burst(46, CONFETTI, { speed: 420, life: 1.2 })
        burst(30, GOLD, { speed: 760, size: 9 * unit, life: 0.8, gravity: 0, shape: 'spark' })
        for (const size of [26, 60, 110])
          burst(1, GOLD, { speed: 0, size: size * unit, life: 0.7, gravity: 0, shape: 'ring' })
        announce('Golden flight!', 44)
      } else if (stepped) say(`×${multiplierOf(after)}`, 44, '#ffe27a')
      if (isGolden(after) && after.tick % 3 === 0)
        burst(1, GOLD, { speed: 90, life: 0.7, gravity: 0, shape: 'dot' })
      const medal = medalWon(MEDALS, before.points, after.points)
      if (medal) {
        voice.moment({ zoom: 1.03 })
        burst(40, CONFETTI, { speed: 320, life: 1.1 })
        announce(`${medal}!`, 46, 'medal')
      }
      if (after.crash && !before.crash) {
        words.clear()
        const isDown = after.crash === 'ground'
        const kick = isDown ? { x: 0, y: 12 } : { x: 12, y: -3 }
        // Short, and without slow motion: a press soon after it begins the next flight.
        voice.moment({ hold: 0.04, shade: '#2a0845', kick, quiet: 1.2 })
        /** Where it hit. */
        const hit = isDown ? { y: at.y + 20 * unit } : { x: (after.x + 20) * unit }
        burst(2, ['#fff'], { ...hit, speed: 0, size: 30 * unit, life: 0.35, gravity: 0, shape: 'ring' })
        burst(14, ['#fff', '#ffe27a'], { ...hit, speed: 520, gravity: 0, life: 0.35, shape: 'spark' })
        // Some feathers fly, and some float down slowly.
        burst(26, feathers, { speed: 300, gravity: 130, life: 1.4, size: 8 * unit, shape: 'dot' })
        burst(14, feathers, { speed: 90, gravity: 26, life: 2.6, size: 9 * unit, shape: 'bit' })
        if (after.crash === 'cane') burst(18, LEAVES, { ...hit, speed: 200, life: 1.2 })
      }
    },

    /** The crashed bird reaches the ground. */
    land({ x, y: height }: Flight): void {
      const { unit, ground } = layoutNow()
      bits.burst({
        x: x * unit,
        y: ground,
        count: 18,
        colours: LEAVES,
        angle: -Math.PI / 2,
        spread: 2.6,
        speed: 170,
        life: 0.8,
        size: 5 * unit,
      })
      if (height < GARDEN.height - 60) voice.play({ name: 'thud', step: -4, volume: 0.6 })
    },

    /** The bird flies past the best score of earlier rounds. */
    celebrateBest({ x, y: height }: Flight): void {
      const { unit, birdX, y } = layoutNow()
      const at = { x: birdX, y: y(height) }
      voice.moment({ hold: 0.06, zoom: 1.05, at, flash: '#ffffff' })
      voice.play(...[0, 4, 7, 9].map((step, i) => ({ name: 'pluck' as const, step, after: i * 0.09 })))
      for (const [angle, colours] of [
        [-2.2, CONFETTI],
        [-0.9, GOLD],
      ] as const)
        bits.burst({ x: x * unit, y: at.y, count: 24, colours, angle, spread: 0.8, speed: 420, life: 1.3 })
      announce('New best!', 42, 'medal')
    },
  }
}
