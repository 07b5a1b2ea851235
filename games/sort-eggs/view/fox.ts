/** Draws the fox behind a basket: he pops up, ducks when shooed, or leaves sick. */
import { dots, fillPath, strokePath } from '../../kit/paint/brush.ts'
import { clamp, overshoot } from '../../kit/paint/easing.ts'
import { glossy } from '../../kit/paint/glossy.ts'
import { CREAM, INK, LIME, ORANGE } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import type { Day, Action } from '../rules.ts'
import { spotOf, type Layout } from './layout.ts'

const HEAD = 'M0 36C-14 36-52 14-46-14L-46-58-18-40Q0-46 18-40L46-58 46-14C52 14 14 36 0 36z'
const CHEEKS = 'M0 36C-14 36-46 18-47-6-30-6-12 2 0 16 12 2 30-6 47-6 46 18 14 36 0 36z'

/** `isSick` makes him green. */
export const foxSprite = (bake: Bake, isSick = false): Sprite =>
  bake(`fox${isSick}`, 140, 150, (pen) => {
    glossy(pen, new Path2D(HEAD), 50, isSick ? LIME : ORANGE, { shadow: 0.4, shine: 0.4 })
    fillPath(pen, 'M-40-48v22l14-10zM40-48v22l-14-10z', '#5a2338')
    fillPath(pen, CHEEKS, CREAM.true)
    strokePath(pen, 'M-30-18l14 6M30-18l-14 6', INK, 5)
    dots(pen, INK, [-20, -6, 5], [20, -6, 5], [0, 25, 6.5])
  })

/** Seconds to disappear. */
const LEAVING = 0.6

interface Fox {
  see(before: Day, after: Day): void
  draw(frame: Frame<Day, Action>, layout: Layout): void
}

export function createFox(pen: Pen, bake: Bake): Fox {
  let age = 0
  let left = { place: 0, age: LEAVING, isSick: false }

  return {
    see(before, after) {
      if (after.fox > before.fox) age = 0
      if (before.fox && !after.fox) left = { place: before.fox, age: 0, isSick: after.fed > before.fed }
    },
    draw({ state, delta, time, still }, layout) {
      const { rim, basket } = layout
      age += delta
      left.age += delta
      const scale = basket / 120
      const put = (place: number, up: number, isSick: boolean, turn: number) =>
        stamp(pen, foxSprite(bake, isSick), spotOf(layout, place).x, rim - basket * up, scale, scale, turn)
      if (left.age < LEAVING) {
        const t = left.age / LEAVING
        // A sick fox is hurled away; a shooed one ducks.
        if (left.isSick) put(left.place, 0.2 + 5 * t, true, still ? 0 : t * 9)
        else put(left.place, 0.25 - t * 0.9, false, 0)
      }
      if (!state.fox) return
      const up = still ? 1 : overshoot(clamp(age * 1.8))
      put(state.fox, -0.35 + 0.6 * up, false, still ? 0 : Math.sin(time * 3) * 0.06)
    },
  }
}
