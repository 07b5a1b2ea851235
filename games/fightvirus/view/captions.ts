/** Shows floating words over the field. */
import { floating, type Float } from '../../kit/paint/floats.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Point } from '../rules/state.ts'
import { onScreen, type Layout } from './layout.ts'
import { print, sheets, written } from './sheet.ts'

export function createCaptions(stage: Stage) {
  const bake = sheets(stage)
  const words = floating<Pen>(stage, (float) => {
    const sheet = written(bake, float.text, float.size, float)
    return (pen, x, y, scale) => print(pen, sheet, x, y, Math.max(0.01, scale))
  })

  return {
    draw: words.draw,
    clear: words.clear,
    /** Shows a word above a point of the field; `units` is its size. */
    add(
      layout: Layout,
      text: string,
      { x, y }: Point,
      units: number,
      fill: string,
      kind?: Float['kind'],
    ): void {
      const over = onScreen(layout, x, y)
      words.add({
        text,
        x: over.x,
        y: over.y - 34 * layout.unit,
        size: units * layout.unit,
        fill,
        ...(kind && { kind }),
      })
    },
  }
}
