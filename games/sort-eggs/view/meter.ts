/** Draws eight nests on the roof that fill with correct eggs, and the points multiplier on the ridge. */
import { fillPath, strokePath } from '../../kit/paint/brush.ts'
import { clamp, overshoot } from '../../kit/paint/easing.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { VIOLET, YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { ElementSpot } from '../../kit/view.ts'
import { FARM, timesOf } from '../rules/curve.ts'
import type { Day } from '../rules.ts'
import { SHELL } from './eggs.ts'
import type { Layout } from './layout.ts'

/** In units of which the hen's size is 40: from the foot of the coop up to the ridge, and from there to the eaves. */
const RIDGE = -128
const SLOPE = { x: 78, y: 68 }

/** Where the nests are. */
export const roofSpot = ({ top: { x, y }, hen }: Layout): ElementSpot => ({
  x,
  y: y + ((RIDGE + SLOPE.y / 2) * hen) / 40,
  size: (SLOPE.x * hen) / 20,
})

interface Meter {
  see(before: Day, after: Day): void
  draw(row: number, delta: number, layout: Pick<Layout, 'top' | 'hen'>): void
}

export function createMeter(pen: Pen, bake: Bake): Meter {
  /** Seconds since a nest was filled, and since the multiplier changed. */
  let filled = 9
  let turned = 9

  return {
    see(before, after) {
      if (after.row > before.row) filled = 0
      if (timesOf(after.row) !== timesOf(before.row)) turned = 0
    },
    draw(row, delta, { top, hen }) {
      filled += delta
      turned += delta
      const unit = hen / 40
      const nest = bake('nest-empty', 30, 30, (pen) => {
        fillPath(pen, disc(9), '#3a1658')
        strokePath(pen, 'M-10 1Q0 15 10 1', '#ffe08a', 4)
      })
      const egg = bake('nest-full', 40, 40, (pen) => {
        pen.scale(0.34, 0.34)
        glossy(pen, new Path2D(SHELL), 36, YELLOW, { shadow: 0.6 })
        strokePath(pen, SHELL, '#8a5a00', 4)
        pen.scale(2.94, 2.94)
        strokePath(pen, 'M-10 5Q0 16 10 5', '#ffe08a', 4)
      })
      // All stay full for a moment after the eighth.
      const count = turned < 0.6 && row ? FARM.nests : row % FARM.nests
      for (let i = 0; i < FARM.nests; i++) {
        const half = FARM.nests / 2
        const down = i < half ? (half - i) / half : (i - half + 1) / half
        const x = top.x + (i < half ? -1 : 1) * SLOPE.x * down * unit
        const y = top.y + (RIDGE + SLOPE.y * down) * unit
        const pop = i === count - 1 ? overshoot(clamp(filled * 5)) : 1
        stamp(pen, i < count ? egg : nest, x, y, unit * pop)
      }
      const plaque = bake('plaque', 80, 80, (pen) => glossy(pen, disc(19), 19, VIOLET, { shadow: 0.4 }))
      const size = unit * (1 + 0.5 * Math.max(0, 1 - turned * 2))
      stamp(pen, plaque, top.x, top.y + RIDGE * unit, size)
      letter(pen, `×${timesOf(row)}`, top.x, top.y + RIDGE * unit, 22 * size, {
        fill: row < FARM.nests ? '#fff' : '#ffe27a',
      })
    },
  }
}
