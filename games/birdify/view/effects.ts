/** What a change sets off: feathers, crumbs, words that float up, a jolt. */
import { medalWon } from '../../kit/medals.ts'
import { floats } from '../../kit/paint/floats.ts'
import { CONFETTI, INK } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { GARDEN, MEDALS } from '../rules/curve.ts'
import type { Flight } from '../rules/state.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './looks.ts'

export function openEffects(stage: Stage, layoutNow: () => Layout) {
  const { pen } = stage
  const bits = particles()
  const words = floats(stage)
  const jolts = shake()

  return {
    /** Moves the pen by what is left of a jolt. */
    shake: (delta: number, still: boolean): void => jolts.apply(pen, delta, still),

    draw(delta: number, still: boolean): void {
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
    },

    see(before: Flight, after: Flight): void {
      const { unit, birdX, y } = layoutNow()
      const { feathers } = paletteOf(stage.look).plumage
      const at = { x: birdX, y: y(after.y) }
      if (after.flaps > before.flaps) {
        bits.burst({
          x: at.x - 14 * unit,
          y: at.y + 10 * unit,
          count: 2,
          colours: feathers.slice(0, 2),
          speed: 60,
          angle: 2,
          spread: 1,
          gravity: 60,
          life: 0.8,
          size: 6 * unit,
          shape: 'dot',
        })
      }
      const gained = after.points - before.points
      const passed = after.gaps - before.gaps
      if (gained > passed) {
        const golden = gained - passed >= GARDEN.goldenPoints
        bits.burst({
          ...at,
          x: at.x + 20 * unit,
          count: golden ? 26 : 12,
          colours: golden ? ['#fff2a0', '#ffd21f', '#fff'] : ['#ff8a9a', '#ef3e5b', '#9bf0b4'],
          speed: 190,
          life: 0.6,
          size: 6 * unit,
          shape: 'dot',
        })
        words.add({
          text: `+${gained - passed}`,
          x: at.x + 10 * unit,
          y: at.y - 34 * unit,
          size: (golden ? 34 : 24) * unit,
          fill: golden ? '#ffe27a' : '#fff',
        })
      }
      const medal = medalWon(MEDALS, before.points, after.points)
      if (medal) {
        bits.burst({ ...at, count: 40, colours: CONFETTI, speed: 320, life: 1.1 })
        words.add({
          text: `${medal}!`,
          x: stage.width / 2,
          y: stage.height * 0.3,
          size: 46 * unit,
          fill: '#ffe27a',
          edge: INK,
        })
      }
      if (after.crash && !before.crash) {
        jolts.jolt(9)
        bits.burst({
          ...at,
          count: 22,
          colours: feathers,
          speed: 260,
          gravity: 160,
          life: 1.2,
          size: 8 * unit,
          shape: 'dot',
        })
      }
    },
  }
}

export type Effects = ReturnType<typeof openEffects>
