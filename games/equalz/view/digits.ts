/** Animates the tiles: dealt along the diagonal, turning when marked, hopping after a win. */
import { perSize } from '../../kit/board/per-size.ts'
import { clamp, easeOut, hop, overshoot } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { Frame } from '../../kit/view.ts'
import type { Marking, State } from '../rules/state.ts'
import type { Effects } from './effects.ts'
import { cellMiddle, type Layout } from './layout.ts'
import { paletteOf, type Palette } from './looks.ts'
import { createRestingTiles } from './resting-tiles.ts'
import { drawRing, drawStrike, drawTile, faceOf } from './tile.ts'

/** Seconds between two tiles as they are dealt, and until a tile is at rest. */
export const DEAL_STEP = 0.035
export const DEAL = 0.32
const TURN = 0.2
/** The side of a tile, in cells. */
const TILE = 0.93

export function createDigits(stage: Stage, effects: Effects) {
  const { pen } = stage
  const restingOf = perSize(stage, (_ratio: number) =>
    perSize(stage, (layout: Layout) => createRestingTiles(stage, layout)),
  )

  /** The current scale, turn and hop of a tile. */
  function motion({ state, still }: Frame<State, Marking>, cell: number) {
    const diagonal = columnOf(state.size, cell) + rowOf(state.size, cell)
    const hops = state.marks[cell] !== 'out' && !still
    return {
      grown: still ? 1 : overshoot((effects.dealt - diagonal * DEAL_STEP) / DEAL),
      turned: clamp(effects.turned(cell) / TURN),
      hopped: hops ? hop((effects.won - 0.15 - diagonal * 0.07) / 0.42) : 0,
    }
  }

  function drawMoving(frame: Frame<State, Marking>, layout: Layout, bake: Bake, cell: number): void {
    const { state, still } = frame
    const { grown, turned, hopped } = motion(frame, cell)
    if (grown <= 0.02) return
    const mark = state.marks[cell] ?? 'none'
    const side = layout.cell * TILE
    const { x, y } = cellMiddle(layout, cell)
    const squash = still ? 0 : 0.1 * (1 - turned) * (mark === 'out' ? -1 : 1)
    const up = y - hopped * layout.cell * 0.22
    const palette = { ...paletteOf(stage.look), strong: stage.strong }
    stamp(pen, tileOf(state, cell, side, bake, palette, turned < 1), x, up, grown * (1 + squash))
    if (turned === 1 || mark === 'none') return
    pen.translate(x, up)
    if (mark === 'out') drawStrike(pen, side, easeOut(turned))
    else drawRing(pen, side, easeOut(turned), palette.tile.ring)
    pen.translate(-x, -up)
  }

  return {
    draw(frame: Frame<State, Marking>, layout: Layout, bake: Bake): void {
      const { state } = frame
      const resting = restingOf(stage.ratio)(layout)
      const palette = { ...paletteOf(stage.look), strong: stage.strong }
      const moving = state.digits.flatMap((_, cell) => {
        const { grown, turned, hopped } = motion(frame, cell)
        const rests = grown === 1 && turned === 1 && hopped === 0
        resting.put(cell, rests ? tileOf(state, cell, layout.cell * TILE, bake, palette, false) : undefined)
        return rests ? [] : cell
      })
      resting.draw(pen)
      for (const cell of moving) drawMoving(frame, layout, bake, cell)
    },
  }
}

/** While a tile turns, its mark is drawn live over the tile beneath it. */
function tileOf(
  state: State,
  cell: number,
  side: number,
  bake: Bake,
  palette: Palette,
  turning: boolean,
): Sprite {
  const face = faceOf(state, cell)
  const mark = state.marks[cell] ?? 'none'
  const base = turning && mark === 'keep' ? 'none' : mark
  return bake(`${Object.values(face).join()}${base}${turning}`, side * 1.4, side * 1.4, (to) => {
    drawTile(to, side, face, base, palette)
    if (base === 'out' && !turning) drawStrike(to, side)
  })
}
