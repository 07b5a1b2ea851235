/** Draws particles: splashes for a push, petals for a bloom, confetti for a win. */
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { isHome, type House } from '../rules/house.ts'
import { middleOf, type Layout } from './layout.ts'

export function createEffects({ pen, width, height }: Stage, layout: Layout, house: House) {
  const bits = particles(260)
  const { cell: tile } = layout

  return {
    /** A pot has come to rest; a negative place is a pit. */
    pushed(place: number, pot: number): void {
      const { x, y } = middleOf(layout, Math.abs(place))
      const shape = 'dot'
      bits.burst({
        x,
        y: y + tile * 0.3,
        count: 6,
        colours: place < 0 ? ['#8a5a2e', '#d8b58a'] : ['#e9fff6', '#bfeee0'],
        life: 0.4,
        shape,
      })
      if (isHome(house, pot, place))
        bits.burst({
          x,
          y: y - tile * 0.4,
          count: 16,
          colours: CONFETTI,
          speed: tile * 3,
          size: tile * 0.09,
          shape,
        })
    },
    celebrate(): void {
      for (const at of [0.25, 0.5, 0.75])
        bits.burst({
          x: width * at,
          y: height * 0.3,
          count: 40,
          colours: CONFETTI,
          speed: 300,
          life: 1.8,
          size: 8,
        })
    },
    draw: (delta: number, still: boolean): void => bits.draw(pen, delta, still),
    get isMoving() {
      return bits.isMoving
    },
  }
}

export type Effects = ReturnType<typeof createEffects>
