/** Teaches the game without words: moves a piece of the first hand to the place where it makes a line bloom. */
import { clamp, easeInOut, mix } from '../../kit/paint/easing.ts'
import { ring } from '../../kit/paint/brush.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import { bloomOf, lessonOf, sowingOf, type Planting, type State } from '../rules.ts'
import { PIECES } from '../rules/pieces.ts'
import { cellSpot, extent, slotSpot, waitingSize, type Layout } from './layout.ts'
import { GOLD } from './preview.ts'
import type { TileSprites } from './tiles.ts'

/** Seconds per repetition, and of these the seconds that the piece moves. */
const GO = 2.8
const WAY = 1.3

export function createLesson(pen: Pen, tiles: TileSprites) {
  let shown: Planting | undefined
  let line: readonly number[] = []
  return {
    /** Chooses the planting to show after a change. */
    look(state: State): void {
      shown = lessonOf(state)
      line = shown ? bloomOf(state, shown).lines.flat() : []
    },
    draw({ state, time, still }: Frame<State, Planting>, layout: Layout): void {
      if (!shown) return
      const { piece } = sowingOf(state, shown)
      const { size } = layout
      const cells = PIECES[piece]?.cells ?? []
      const off = extent(cells).middle
      const place = cellSpot(layout, shown.cell)
      const from = slotSpot(layout, shown.slot)
      const age = still ? WAY : time % GO
      const t = easeInOut(age / WAY)
      const middle = {
        x: mix(from.x, place.x + off.x * size, t),
        y: mix(from.y, place.y + off.y * size, t),
      }
      pen.globalAlpha = 0.8 * clamp((GO - age) * 3)
      if (t === 1)
        for (const cell of line) {
          const { x, y } = cellSpot(layout, cell)
          stamp(pen, tiles.outline(size, GOLD), x, y - size * 0.1)
        }
      tiles.piece(piece, mix(waitingSize(layout, cells), size, t), middle, t === 1 ? 'wow' : undefined)
      ring(pen, '#fff', middle.x, middle.y, size * (t === 1 ? 0.9 : 0.7), size * 0.16)
      pen.globalAlpha = 1
    },
  }
}
