/** Draws the whole frame, from the sky to the snow in front. */
import { middleOf } from '../../kit/board/square.ts'
import { breath, clamp, easeOut, overshoot } from '../../kit/paint/easing.ts'
import { INK } from '../../kit/paint/palette.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import type { State } from '../rules.ts'
import { FEW_MOVES } from '../rules/curve.ts'
import { kindOf, powerOf, SQUIRREL, STAR, TIED } from '../rules/pieces.ts'
import type { Swap } from '../rules/tree.ts'
import { createBackdrop } from './backdrop.ts'
import { paintBeam } from './cells.ts'
import { CHEER, type Effects } from './effects.ts'
import { createFigures, SIZE } from './figures.ts'
import type { Layout } from './layout.ts'
import { paintFrost, paintPieces } from './pieces.ts'
import type { FilmPlayback } from './playback.ts'
import type { Setting } from './setting.ts'
import { paintFlights, paintSign, signSprite, write } from './sign.ts'
import { paintWatchers, WATCHERS, watchPost } from './watchers.ts'

/** All kinds of pieces with all their possible powers, the most likely first. */
const PIECES = [...Array(80).keys()].filter(
  (piece) => kindOf(piece) <= SQUIRREL && powerOf(piece) <= (kindOf(piece) < STAR ? TIED : 0),
)

interface Scene {
  /** Pre-paints the sprites that the first blast would otherwise need at once. */
  ahead(setting: Setting): Iterable<unknown>
  draw(
    frame: Frame<State, Swap>,
    setting: Setting,
    picked: number | undefined,
    cursor: number | undefined,
  ): void
}

export function createScene(stage: Stage, playback: FilmPlayback, effects: Effects): Scene {
  const { pen } = stage
  const figures = createFigures(stage)
  const backdrop = createBackdrop(stage, figures)

  function mark({ layout }: Setting, at: number | undefined, colour: string): void {
    if (at === undefined) return
    const { x, y } = middleOf(layout, at)
    stamp(pen, figures.mark(colour, layout.cell), x, y)
  }

  function paintTopper({ cell, middle, top }: Layout, thrilled: boolean, time: number): void {
    const size = 1 + 0.05 * breath(time, 2.4)
    const sprite = figures.topper(thrilled ? 'wow' : 'glad', cell)
    stamp(pen, sprite, middle, top - cell * 0.55, size, size, Math.sin(time * 1.6) * 0.07)
  }

  return {
    *ahead(setting) {
      const { layout } = setting
      yield signSprite(setting)
      yield figures.topper('wow', layout.cell)
      for (const piece of PIECES) yield figures.piece(piece, layout.cell * SIZE, 'wow')
      for (const kind of WATCHERS) yield figures.piece(kind, watchPost(stage, layout).unit, 'wow')
      for (const piece of PIECES) yield figures.piece(piece, layout.cell * SIZE, 'glad')
    },
    draw(frame, setting, picked, cursor) {
      const { state, still, delta, hint } = frame
      const time = still ? 0.6 : frame.time
      const { layout, level } = setting
      const { left, frost } = playback.current ?? state
      const wanted = level.goals.reduce((sum, { count }) => sum + count, 0)
      const missing = left.reduce((sum, count) => sum + count, 0)
      const thrilled = effects.thrilled || missing === 0
      // Before the first move the opening card covers the tree: all lights are on, and the sign is hidden because it
      // would be behind the title.
      const underWay = state.last !== null || frame.playing
      pen.save()
      effects.jolts.apply(pen, delta, still)
      stage.scenery(() => {
        backdrop.draw(setting, state, time)
        backdrop.drawLights(setting, underWay ? 1 - missing / wanted : 1, time)
      })
      paintTopper(layout, thrilled, time)
      const mood = thrilled ? 'wow' : state.moves <= FEW_MOVES ? 'sad' : 'glad'
      paintWatchers(stage, figures, layout, mood, time)
      paintFrost(pen, figures, setting, frost)
      mark(setting, picked, '#fff2a0')
      if (hint && !playback.current) {
        pen.globalAlpha = 0.5 + 0.5 * breath(frame.time, 0.9)
        mark(setting, hint.from, '#9fe4ff')
        mark(setting, hint.to, '#9fe4ff')
        pen.globalAlpha = 1
      }
      paintPieces(pen, figures, frame, setting, picked, playback.current)
      mark(setting, cursor, '#ffffff')
      for (const beam of effects.beams) paintBeam(pen, layout, beam, frame.time, still)
      pen.globalAlpha = 1
      if (underWay) {
        paintSign(pen, figures, setting, state.moves, left)
        paintFlights(pen, figures, setting, effects.flights, frame.time)
      }
      effects.bits.draw(pen, delta, still)
      paintCheer(stage, setting, effects.cheer)
      stage.scenery(() => backdrop.drawNear(setting, time))
      pen.restore()
    },
  }
}

/** Paints the points of a move, rising from where they were made. */
function paintCheer(
  { pen, width }: Stage,
  { layout, bake }: Setting,
  { text, age, cell: at }: Effects['cheer'],
): void {
  if (age > CHEER) return
  const { cell } = layout
  const { x, y } = middleOf(layout, at)
  const [size, half] = [cell * 0.7, cell * 0.2 * text.length]
  const inside = Math.max(half, Math.min(width - half, x))
  pen.globalAlpha = clamp((CHEER - age) * 4)
  write(pen, bake, text, inside, y - cell * 0.5 * easeOut(age / CHEER), size, INK, overshoot(age * 5))
  pen.globalAlpha = 1
}
