/** Draws the greenhouse behind the field, the light in it, and the pollen in the light. */
import { glow } from '../../kit/paint/backdrop.ts'
import { dab, ring } from '../../kit/paint/brush.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { State } from '../rules.ts'
import { drawHouse, hourOf } from './house.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'

interface Backdrop {
  /** `sway` is the time, or 0 for a still picture. */
  draw(layout: Layout, palette: Palette, state: State, sway: number): void
}

export function createBackdrop(stage: Stage, bake: Bake): Backdrop {
  const { pen } = stage
  return {
    draw(layout, palette, state, sway) {
      const { width, height, ratio } = stage
      const { unit, bench } = layout
      const hour = hourOf(state.level, palette)
      const house = bake(
        `house${hour}`,
        width,
        height,
        (pen) => drawHouse(pen, width, height, layout, hour, palette),
        // A large frame has enough pixels.
        width > 900 ? 1 : ratio,
      )
      stamp(pen, house, width / 2, height / 2)
      const drawLight = (pen: Pen) => glow(pen, 0, bench * 0.6 - height / 2, unit * 14, '255,240,200', 0.7)
      // As large as the frame: without a GPU, scaling a small one up takes three times as long.
      const light = bake('light', width, height, drawLight, 1)
      // The light grows as the bed is cleared.
      pen.globalAlpha = 0.7 * (1 - state.bed.length / (state.ids - state.spent))
      if (pen.globalAlpha > 0) stamp(pen, light, width / 2, height / 2)
      const [wide, high] = palette.mote
      pen.fillStyle = palette.pollen
      for (let n = 0; n < 26; n++) {
        const [x, y] = [Math.sin(n * 7 + sway * 0.05 * ((n % 4) + 1)), Math.cos(n * 5 + sway * 0.07)]
        pen.globalAlpha = 0.3 + 0.3 * Math.sin(sway + n)
        const [px, py] = [width * (0.5 + x / 2), bench * (0.5 + y / 2)]
        const size = 0.7 + (n % 4) * 0.2
        // Only leaves are wider than high, and only they tumble.
        if (palette.bubbles) ring(pen, palette.pollen, px, py, size * 3.5, 1.5)
        else dab(pen, px, py, wide * size, high * size, wide > high ? n + sway : 0)
      }
      pen.globalAlpha = 1
    },
  }
}
