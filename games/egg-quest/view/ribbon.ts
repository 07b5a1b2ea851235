/** Ties a ribbon around the trunk below the nest at which the best score will be beaten. */
import { downwards, fillPath, pathOf } from '../../kit/paint/brush.ts'
import { mix } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { ORANGE, YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import { multiplierOf } from '../rules/chain.ts'
import { TREE } from '../rules/curve.ts'
import type { Climb, Leap } from '../rules.ts'
import type { Lens } from './lens.ts'

/** Distance below the nest, clear of the bowl, in units. */
const BELOW = 54
/** Half-width of the ribbon, in units. */
const HALF = 52

/** In hundredths of the half-width. */
const TAILS = 'M-90-18L-142-8L-118 16L-142 44L-82 34ZM90-18L142-8L118 16L142 44L82 34Z'
const BAND = 'M-100-28Q0-12 100-28V28Q0 44-100 28Z'

export function createRibbon(pen: Pen, bake: Bake) {
  /** Number of the nest above the ribbon; fractional while it slides. */
  let at: number | undefined

  return {
    begin(): void {
      at = undefined
    },

    draw({ best, state, delta }: Frame<Climb, Leap>, lens: Lens): void {
      if (!best) return
      const wanted = state.best + (best - state.points + 1) / multiplierOf(state)
      at = mix(at ?? wanted, wanted, 1 - Math.exp(-delta * 4))
      const y = lens.y(at * TREE.spacing - BELOW)
      const r = HALF * lens.unit
      if (y < -r || y > lens.height + r) return
      stamp(
        pen,
        bake('ribbon', r * 3, r, (pen) => paintRibbon(pen, r)),
        lens.x(0),
        y,
      )
    },
  }
}

export type Ribbon = ReturnType<typeof createRibbon>

function paintRibbon(pen: Pen, r: number): void {
  fillPath(pen, pathOf(TAILS, r), ORANGE.deep)
  fillPath(pen, pathOf(BAND, r), downwards(pen, r * -0.28, r * 0.4, [YELLOW.light, ORANGE.true]))
  letter(pen, 'Best', 0, r * 0.1, r * 0.46, { fill: '#5a2600', outline: 0 })
}
