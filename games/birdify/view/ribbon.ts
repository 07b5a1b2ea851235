/** Ties a ribbon to the cane at which the best score will be beaten. */
import { downwards, fillPath, pathOf } from '../../kit/paint/brush.ts'
import { clamp, mix } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { ORANGE, YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { multiplierOf } from '../rules/chain.ts'
import { GARDEN } from '../rules/curve.ts'
import { gapHeight, gapMiddle } from '../rules/garden.ts'
import type { Flight } from '../rules/state.ts'
import type { GroundView } from './ground.ts'
import type { Layout } from './layout.ts'

/** In hundredths of a cane's width. */
const TAILS = 'M-64-12L-92-6L-78 12L-94 30L-58 24ZM64-12L92-6L78 12L94 30L58 24Z'
const BAND = 'M-66-21Q0-13 66-21L64 21Q0 29-64 21Z'

export function createRibbon(pen: Pen, bake: Bake, layoutNow: () => Layout) {
  /** Id of the cane; fractional while the ribbon flies from one cane to the next. */
  let at: number | undefined

  return {
    /** Forgets the last round, so that the ribbon does not fly over from it. */
    begin(): void {
      at = undefined
    },

    /** `tick` may be fractional. */
    draw(
      best: number | undefined,
      flight: Flight,
      tick: number,
      { left, unit }: GroundView,
      delta: number,
    ): void {
      if (!best) return
      const { canes, gaps, points, x } = flight
      // Estimated from gaps alone: every berry and every step of the multiplier brings it closer.
      const wanted = gaps + Math.ceil((best - points) / multiplierOf(flight)) + 1
      at = at === undefined || Math.abs(wanted - at) < 0.01 ? wanted : mix(at, wanted, clamp(delta * 6))
      const [first, part] = [Math.floor(at), at % 1]
      const from = canes.find(({ id }) => id === first)
      const to = part ? canes.find(({ id }) => id === first + 1) : from
      if (!from || !to) return
      const { y } = layoutNow()
      const width = GARDEN.cane * unit
      const [high, low] = [from, to].map((cane) => y(gapMiddle(cane, tick) + gapHeight(cane, x) / 2)) as [
        number,
        number,
      ]
      const ribbon = bake('ribbon', width * 2, width, (pen) => paintRibbon(pen, width))
      stamp(pen, ribbon, (mix(from.x, to.x, part) - left) * unit, mix(high, low, part) + width * 0.42)
    },
  }
}

function paintRibbon(pen: Pen, width: number): void {
  fillPath(pen, pathOf(TAILS, width), ORANGE.deep)
  fillPath(pen, pathOf(BAND, width), downwards(pen, -width * 0.22, width * 0.24, [YELLOW.light, ORANGE.true]))
  letter(pen, 'Best', 0, width * 0.05, width * 0.36, { fill: '#5a2600', outline: 0 })
}
