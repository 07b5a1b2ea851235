/** Paints the board and everything on it, row by row from far to near. */
import { clamp, easeOut } from '../../kit/paint/easing.ts'
import { sprites, stamp, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { rowOf } from '../../kit/rules/grid.ts'
import type { Way } from '../../kit/rules/ways.ts'
import type { Frame } from '../../kit/view.ts'
import type { State } from '../rules.ts'
import type { Actors } from './actors.ts'
import { createBackdrop } from './backdrop.ts'
import type { Effects } from './effects.ts'
import { paintHopper } from './figure.ts'
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
import { gateStands, isShut, whereabouts, type Moment } from './moment.ts'
import { paintFlights, paintRow } from './rows.ts'
import { drawBoard } from './tiles.ts'

export interface Scene {
  /** Starts a new garden. */
  begin(): void
  draw(frame: Frame<State, Way>, layout: Layout, attention: Attention): void
}

/** Seconds that a new garden takes to enter. */
const ENTER = 0.45

export function createScene(stage: Stage, actors: Actors, effects: Effects): Scene {
  const { pen } = stage
  const backdrop = createBackdrop(stage)
  const bake = sprites(stage)
  /** Board sprites are large, so only those of the current garden are kept. */
  let bakeBoard = sprites(stage)
  let seen: Sprite | undefined

  function paintBoard(moment: Moment): void {
    const { state, layout } = moment
    const gates = state.board.locks.map((_, kind) => gateStands(moment, kind)).join()
    const [width, height] = [(layout.columns + 1.4) * layout.cell, layout.height + layout.cell * 1.8]
    const y = layout.near - layout.height / 2
    const slab = bakeBoard(gates, width, height, (pen) => {
      pen.translate(-layout.x, -y)
      return drawBoard(pen, moment.palette, layout, state.board, (cell) => isShut(moment, cell))
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
      const palette = paletteOf(stage.look)
      const moment = { state, layout, actors, now: time, still, palette }
      const { columns, rows } = state.board
      stage.scenery(() => backdrop.draw(layout, palette, time, still))
      const enter = clamp((time - actors.arrived) / ENTER)
      pen.save()
      pen.globalAlpha = enter
      if (!still) pen.translate(0, (1 - easeOut(enter)) * 60)
      paintBoard(moment)
      pen.globalAlpha = 1
      const hopper = whereabouts(moment)
      paintChanged(pen, moment)
      paintSunken(pen, moment)
      paintBlossoms(pen, bake, moment, hopper.at)
      if (playing) paintLandings(pen, moment, attention, actors.arrived + ENTER)
      // Paint a flying hopper with the nearer of its two rows.
      const near = Math.max(rowOf(columns, hopper.at), rowOf(columns, hopper.hop?.from ?? hopper.at))
      for (let row = 0; row < rows; row++) {
        paintRow(pen, bake, moment, row)
        if (row === near) paintHopper(pen, bake, moment, hopper)
      }
      if (hint !== undefined && playing) paintHint(pen, moment, hint)
      paintFlights(pen, bake, moment)
      pen.restore()
      effects.draw(pen, layout, time, delta, still)
    },
  }
}
