/** What a change sets off besides the flowers themselves: soil that flies, points and cheers, confetti. */
import { floats } from '../../kit/paint/floats.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import type { Particles } from '../../kit/paint/particles.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Change } from './change.ts'
import { cellSpot, type Layout } from './layout.ts'
import type { Wardrobe } from './looks.ts'
import { GOLD } from './signs.ts'

const CHEERS = ['', '', 'Double bloom!', 'Triple bloom!', 'Quadruple bloom!'] as const

export function openEffects(stage: Stage, bits: Particles, wardrobe: Wardrobe) {
  const { pen } = stage
  const words = floats(stage)
  return {
    see({ sown, dug, blooms, lines }: Change, points: number, layout: Layout): void {
      const { bed, size } = layout
      const { wood, soil } = wardrobe.palette
      const crumbs = [wood.true, soil.light]
      for (const cell of [...dug, ...(blooms.length ? [] : sown)])
        bits.burst({ ...cellSpot(layout, cell), count: 2, colours: crumbs, size: 4, speed: 90, life: 0.45 })
      if (lines.length === 0) return
      words.add({ text: `+${points}`, ...bed, size: size * (1.5 + lines.length * 0.2), fill: GOLD })
      const cheer = CHEERS[lines.length] ?? 'A sea of flowers!'
      words.add({ text: cheer, x: bed.x, y: bed.y - size * 2, size: size * 1.25 })
      if (lines.length > 1)
        bits.burst({ ...bed, count: 40, colours: CONFETTI, speed: size * 14, size: size * 0.3, life: 1 })
    },
    draw(delta: number, still: boolean): void {
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
    },
  }
}
