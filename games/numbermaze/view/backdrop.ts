/** The garden behind the board, and what lives in it: clouds, butterflies, sunflowers in the wind. */
import { dots } from '../../kit/paint/brush.ts'
import { sprites, stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { drawButterfly, drawCloud, drawGarden } from './garden.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { drawSunflower } from './plants.ts'

export interface Backdrop {
  draw(layout: Layout, palette: Palette, time: number, still: boolean): void
  /** What is nearer than the board. */
  drawNear(palette: Palette, time: number, still: boolean): void
}

const FLAKES = 40
/** Where sunflowers grow: from the left edge in frame widths, and how large. */
const SUNFLOWERS = [
  [0.02, 1],
  [0.1, 0.72],
  [0.91, 0.8],
  [0.985, 1.08],
] as const

export function openBackdrop(stage: Stage): Backdrop {
  const { pen } = stage
  const bake = sprites(stage)

  const horizonOf = (layout: Layout) => {
    const far = layout.near - layout.height - layout.cell * 0.55
    return Math.round(Math.max(stage.height * 0.13, Math.min(stage.height * 0.42, far)))
  }

  function drawSnow(clock: number): void {
    const { width, height } = stage
    const flakes = Array.from({ length: FLAKES }, (_, i) => {
      const x = ((i * 0.379) % 1) * width + Math.sin(clock * 0.7 + i) * 12
      const y = (i * 0.213 * height + clock * (18 + (i % 5) * 6)) % height
      return [x, y, 1.5 + (i % 3)] as const
    })
    dots(pen, '#ffffffcc', ...flakes)
  }

  return {
    draw(layout, palette, time, still) {
      const { width, height } = stage
      const horizon = horizonOf(layout)
      const board = Math.round(((layout.size + 0.4) * layout.cell) / 2)
      const near = Math.round(layout.near + layout.cell * 0.45)
      const grounds = { width, height, horizon, near, board }
      const garden = bake(
        `garden${horizon},${near},${board}`,
        width,
        height,
        (pen) => drawGarden(pen, palette, grounds),
        Math.min(stage.ratio, 1.5),
      )
      stamp(pen, garden, width / 2, height / 2)
      const clock = still ? 0 : time
      const bulk = Math.round(Math.min(70, horizon * 0.3, width * 0.12))
      for (const [i, speed] of [7, 11, 5].entries()) {
        const span = width + bulk * 2
        drawCloud(
          pen,
          palette.cloud,
          ((clock * speed + i * span * 0.37) % span) - bulk,
          horizon * (0.25 + 0.17 * i),
          bulk * (1 - i * 0.22),
        )
      }
      if (palette.wings.length === 0) drawSnow(clock)
      for (const [i, colour] of palette.wings.entries()) {
        const t = clock * (0.16 + i * 0.03) + i * 2.1
        const x = width * (0.5 + 0.46 * Math.sin(t) * (i === 1 ? -1 : 1))
        const y = horizon + (height - horizon) * (0.12 + 0.2 * i) + Math.sin(t * 5) * 16
        drawButterfly(pen, x, y, 8, still ? 1 : Math.abs(Math.sin(time * 9 + i)), colour)
      }
    },
    drawNear({ wings }, time, still) {
      const { width, height } = stage
      // On a phone the board needs the corners itself, and in winter nothing blooms.
      const size = Math.round(Math.min(height * 0.13, width * 0.085, 88))
      if (width < height * 0.9 || wings.length === 0) return
      const flower = bake(`sun${size}`, size * 2, size * 4, (pen) => drawSunflower(pen, size))
      for (const [i, [at, scale]] of SUNFLOWERS.entries()) {
        const sway = still ? 0 : Math.sin(time * 1.1 + i * 1.9) * 0.05
        stamp(pen, flower, width * at, height + size * 0.1, scale, scale, sway + (at < 0.5 ? 0.06 : -0.06))
      }
    },
  }
}
