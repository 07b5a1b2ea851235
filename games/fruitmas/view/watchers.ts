/** Draws the large fruit in the snow: they watch, cheer for cascades and worry about the last moves. */
import { hop } from '../../kit/paint/easing.ts'
import type { Mood } from '../../kit/paint/glossy.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Figures } from './figures.ts'
import type { Layout } from './layout.ts'

/** Pear, orange and blueberry. */
export const WATCHERS = [3, 4, 5] as const

/** The position and size of the watchers: beside the tree, or at its base if there is no room beside it. */
export function watchPost({ width, height, safe }: Stage, { middle, cell, wide, foot }: Layout) {
  const side = middle - (wide / 2 + 0.6) * cell
  const floor = height - safe.bottom
  return side > 90
    ? { x: width - side / 2, y: foot + cell * 0.3, unit: Math.min(side * 0.16, 90) }
    : { x: middle, y: floor, unit: Math.min((floor - foot - cell * 0.7) * 0.4, 40) }
}

export function paintWatchers(
  stage: Stage,
  figures: Figures,
  layout: Layout,
  mood: Mood,
  time: number,
): void {
  const { x, y, unit } = watchPost(stage, layout)
  if (unit < 12) return
  for (const kind of WATCHERS) {
    const up = mood === 'wow' ? hop((time * 2.2 + kind * 0.2) % 1) * 0.5 : 0.04 * Math.sin(time * 2 + kind)
    stamp(stage.pen, figures.piece(kind, unit, mood), x + (kind - 4) * unit * 1.9, y - unit * (1 + up))
  }
}
