/** The digits on the slate: dealt along the diagonal, turning when they are marked, hopping when all is done. */
import { clamp, easeOut, hop, overshoot } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { sprites, stamp, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Happenings } from './effects.ts'
import { cellMiddle, type Layout } from './layout.ts'
import { openRest, type Rest } from './rest.ts'
import type { Marking, State } from '../rules.ts'
import { drawRing, drawStrike, drawTile } from './tiles.ts'

/** Seconds: a tile after its neighbour, and until it lies. */
export const DEAL_STEP = 0.035
export const DEAL = 0.32
const TURN = 0.2
/** A tile's side, in cells. */
const TILE = 0.93

export function openDigits(stage: Stage, happenings: Happenings) {
  const { pen } = stage
  let bake = sprites(stage)
  let rest: Rest | undefined
  let layout: Layout | undefined

  /** What was baked for other tiles is of no more use. */
  function renew(next: Layout): void {
    if (next === layout) return
    layout = next
    bake = sprites(stage)
    rest = openRest(stage, next)
  }

  /** While it turns, the mark is drawn by hand over the tile beneath it. */
  function tile(at: Layout, state: State, cell: number, turning: boolean): Sprite {
    const side = at.cell * TILE
    const digit = state.digits[cell] ?? 0
    const mark = state.marks[cell] ?? 'none'
    const base = turning && mark === 'keep' ? 'none' : mark
    return bake(`${digit}${base}${turning}`, side * 1.4, side * 1.4, (to) => {
      drawTile(to, side, digit, base)
      if (base === 'out' && !turning) drawStrike(to, side)
    })
  }

  /** How a tile moves: how far it has grown, turned and hopped. */
  function moves(at: Layout, { state, still }: Frame<State, Marking>, cell: number) {
    const diagonal = (cell % at.size) + Math.floor(cell / at.size)
    const hops = state.marks[cell] !== 'out' && !still
    return {
      grown: still ? 1 : overshoot((happenings.dealt - diagonal * DEAL_STEP) / DEAL),
      turned: clamp(happenings.turned(cell) / TURN),
      hopped: hops ? hop((happenings.won - 0.15 - diagonal * 0.07) / 0.42) : 0,
    }
  }

  function draw(frame: Frame<State, Marking>, at: Layout): void {
    const { state } = frame
    renew(at)
    const moving: number[] = []
    for (let cell = 0; cell < state.digits.length; cell++) {
      const { grown, turned, hopped } = moves(at, frame, cell)
      const rests = grown === 1 && turned === 1 && hopped === 0
      rest?.put(cell, rests ? tile(at, state, cell, false) : undefined)
      if (!rests) moving.push(cell)
    }
    rest?.draw(pen)
    for (const cell of moving) drawMoving(at, frame, cell)
  }

  function drawMoving(at: Layout, frame: Frame<State, Marking>, cell: number): void {
    const { state, still } = frame
    const { grown, turned, hopped } = moves(at, frame, cell)
    if (grown <= 0.02) return
    const mark = state.marks[cell] ?? 'none'
    const side = at.cell * TILE
    const { x, y } = cellMiddle(at, cell)
    const squash = still ? 0 : 0.1 * (1 - turned) * (mark === 'out' ? -1 : 1)
    const up = y - hopped * at.cell * 0.22
    stamp(pen, tile(at, state, cell, turned < 1), x, up, grown * (1 + squash))
    if (turned === 1 || mark === 'none') return
    pen.translate(x, up)
    if (mark === 'out') drawStrike(pen, side, easeOut(turned))
    else drawRing(pen, side, easeOut(turned))
    pen.translate(-x, -up)
  }

  return { draw }
}
