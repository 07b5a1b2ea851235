/** Draws the garden behind the board, with its clouds, butterflies and snow. */
import { dots } from '../../kit/paint/brush.ts'
import { sprites, stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { drawButterfly, drawCloud, drawGarden } from './garden.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'

interface Backdrop {
  draw(layout: Layout, palette: Palette, time: number, still: boolean): void
}

const FLAKES = 40
export function createBackdrop(stage: Stage): Backdrop {
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
      const board = Math.round(((layout.columns + 0.4) * layout.cell) / 2)
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
          `rgba(${palette.glow},.7)`,
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
  }
}
