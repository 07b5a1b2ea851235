/** Clouds: those in the sky, and on some days fog around the hen, out of which eggs come late. */
import { dots } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import { FARM, isNight, ROW } from '../rules/curve.ts'
import type { Day, Deed } from '../rules.ts'
import type { Layout } from './layout.ts'

export const cloudSprite = (bake: Bake): Sprite =>
  bake('cloud', 200, 80, (pen) =>
    dots(pen, '#ffffffd8', [-50, 10, 20], [-20, -4, 28], [18, 2, 24], [50, 12, 18]),
  )

export interface Fog {
  draw(frame: Frame<Day, Deed>, layout: Layout): void
}

export function openFog(pen: Pen, bake: Bake): Fog {
  /** 0 to 1: how thick it is. */
  let thick = 0
  return {
    draw({ state, delta, time, still }, { top, row, egg, hen }) {
      const isFoggy = state.twists.includes('fog') && !isNight(state)
      thick = clamp(thick + (isFoggy ? delta : -delta))
      const low = (row * FARM.fog) / ROW + egg * 0.5
      pen.globalAlpha = thick
      for (let i = 0; i < 8; i++) {
        // Those in front are thick, and those behind drift far to both sides.
        const far = i < 5 ? 0.8 : 3
        const x = top.x + Math.sin((still ? 0 : time * 0.5) + i * 2.3) * hen * far
        stamp(pen, cloudSprite(bake), x, top.y + low * ((i % 4) / 4), (hen * 4.4) / 200, (low + egg) / 90)
      }
      pen.globalAlpha = 1
    },
  }
}
