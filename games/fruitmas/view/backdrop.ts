/** Draws the night, the tree and its lights behind the fruit, and the snow in front of everything. */
import { fillPath, round } from '../../kit/paint/brush.ts'
import { breath, hop, mix } from '../../kit/paint/easing.ts'
import { stamp, type Paint, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { State } from '../rules.ts'
import { packOf } from '../rules/curve.ts'
import { likeOf } from '../rules/day.ts'
import type { Figures } from './figures.ts'
import { drawLand, drawSky, paintSnow } from './night.ts'
import type { Setting } from './setting.ts'
import { drawTree } from './tree.ts'

interface Backdrop {
  draw(setting: Setting, state: State, time: number): void
  /** Lights the bulbs in proportion to `done`, from 0 to 1. */
  drawLights(setting: Setting, done: number, time: number): void
  drawNear(setting: Setting, time: number): void
}

/** Flakes behind the tree, and in total. */
const FAR_FLAKES = 24
const FLAKES = 32

export function createBackdrop(stage: Stage, figures: Figures): Backdrop {
  const { pen } = stage

  /** Draws a picture of the frame's size from its top left corner. */
  function fill({ bake }: Setting, key: string, ratio: number, draw: Paint): void {
    const { width, height } = stage
    const fromCorner = (to: Pen) => {
      to.translate(-width / 2, -height / 2)
      return draw(to)
    }
    stamp(pen, bake(key, width, height, fromCorner, ratio), width / 2, height / 2)
  }

  return {
    draw(setting, state, time) {
      const { width, height } = stage
      const { level, layout, bulbs, palette } = setting
      const pack = packOf(likeOf(state.level))
      fill(setting, 'sky', 1, (to) => drawSky(to, width, height, pack, palette))
      // The moon crosses the sky as the moves are spent.
      const gone = 1 - state.moves / state.given
      const moon = figures.moon(Math.min(width, height) * 0.075)
      stamp(pen, moon, width * mix(0.1, 0.9, gone), height * (0.3 - 0.16 * hop(gone)))
      paintSnow(pen, width, height, time, 0, FAR_FLAKES, palette)
      fill(setting, 'land', stage.ratio, function* (to) {
        drawLand(to, width, height, layout.foot + layout.cell * 0.35, pack, palette)
        yield
        to.translate(layout.middle, layout.y)
        to.scale(layout.cell, layout.cell)
        yield* drawTree(to, level.open, palette, pack)
        for (const { x, y } of bulbs) fillPath(to, round(x, y, 0.1, 0.12), palette.edge)
      })
    },
    drawLights({ layout, bulbs }, done, time) {
      bulbs.forEach(({ x, y }, i) => {
        if (i >= done * bulbs.length) return
        pen.globalAlpha = 0.7 + 0.3 * breath(time + i * 0.7, 2.6)
        const bulb = figures.bulb(i % 6, layout.cell)
        stamp(pen, bulb, layout.middle + x * layout.cell, layout.y + y * layout.cell)
      })
      pen.globalAlpha = 1
    },
    drawNear: ({ palette }, time) =>
      paintSnow(pen, stage.width, stage.height, time * 1.6, FAR_FLAKES, FLAKES, palette),
  }
}
