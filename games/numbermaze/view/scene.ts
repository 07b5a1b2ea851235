/** Paints the board and everything on it, row by row from far to near. */
import { clamp, easeOut } from '../../kit/paint/easing.ts'
import { sprites, stamp, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { rowOf } from '../../kit/rules/grid.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Frame } from '../../kit/view.ts'
import type { State } from '../rules.ts'
import type { Animations } from './animations.ts'
import { createBackdrop } from './backdrop.ts'
import type { Effects } from './effects.ts'
import { paintHopper } from './paint-hopper.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './looks.ts'
import {
  paintBlossoms,
  paintChanged,
  paintHint,
  paintLandings,
  paintSunken,
  type Attention,
} from './marks.ts'
import { isGateClosed, isShut, whereabouts, type BoardFrame } from './board-frame.ts'
import { paintFlights, paintRow } from './rows.ts'
import { drawBoard } from './tiles.ts'

interface Scene {
  /** Starts a new garden. */
  begin(): void
  draw(frame: Frame<State, Way>, layout: Layout, attention: Attention): void
}

/** Seconds that a new garden takes to enter. */
const ENTER = 0.45

export function createScene(stage: Stage, animations: Animations, effects: Effects): Scene {
  const { pen } = stage
  const backdrop = createBackdrop(stage)
  const bake = sprites(stage)
  /** Board sprites are large, so only those of the current garden are kept. */
  let bakeBoard = sprites(stage)
  let seen: Sprite | undefined

  function paintBoard(frame: BoardFrame): void {
    const { state, layout } = frame
    const gates = state.board.locks.map((_, kind) => isGateClosed(frame, kind)).join()
    const [width, height] = [(layout.columns + 1.4) * layout.cell, layout.height + layout.cell * 1.8]
    const y = layout.near - layout.height / 2
    const slab = bakeBoard(gates, width, height, (pen) => {
      pen.translate(-layout.x, -y)
      return drawBoard(pen, frame.palette, layout, state.board, (cell) => isShut(frame, cell))
    })
    // An opening gate changes the board. Keep showing the old sprite until the new one is complete.
    if (seen?.width !== slab.width || !slab.provisional) seen = slab
    stamp(pen, seen, layout.x, y)
  }

  return {
    begin() {
      bakeBoard = sprites(stage)
      seen = undefined
    },
    draw({ state, time, delta, still, hint, playing }, layout, attention) {
      const palette = { ...paletteOf(stage.look), strong: stage.strong }
      const frame = { state, layout, animations, now: time, still, palette }
      const { columns, rows } = state.board
      stage.scenery(() => backdrop.draw(layout, palette, time, still))
      const enter = clamp((time - animations.arrived) / ENTER)
      pen.save()
      pen.globalAlpha = enter
      if (!still) pen.translate(0, (1 - easeOut(enter)) * 60)
      paintBoard(frame)
      pen.globalAlpha = 1
      const hopper = whereabouts(frame)
      paintChanged(pen, frame)
      paintSunken(pen, frame)
      paintBlossoms(pen, bake, frame, hopper.at)
      if (playing) paintLandings(pen, frame, attention, animations.arrived + ENTER)
      // Paint a flying hopper with the nearer of its two rows.
      const near = Math.max(rowOf(columns, hopper.at), rowOf(columns, hopper.hop?.from ?? hopper.at))
      for (let row = 0; row < rows; row++) {
        paintRow(pen, bake, frame, row)
        if (row === near) paintHopper(pen, bake, frame, hopper)
      }
      if (hint !== undefined && playing) paintHint(pen, frame, hint)
      paintFlights(pen, bake, frame)
      pen.restore()
      effects.draw(pen, layout, time, delta, still)
    },
  }
}
