/** Draws the cursor, the path of a hint and the ghost hand of a lesson. */
import { middleOf } from '../../kit/board/square.ts'
import { strokePath } from '../../kit/paint/brush.ts'
import { breath, clamp, mix } from '../../kit/paint/easing.ts'
import { INK } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { FIRST_WITH } from '../rules/curve.ts'
import type { State, RibbonStroke } from '../rules.ts'
import { pictureOf } from './ground.ts'
import type { FriendKind } from './kinds.ts'
import type { Layout } from './layout.ts'
import { pathThrough } from './ribbons.ts'
import { cellBox } from './tray.ts'

/** A frame around the cell. It pulsates unless a stroke is held. */
export function drawCursor(pen: Pen, layout: Layout, cell: number, holds: boolean, time: number): void {
  const frame = cellBox(layout, cell, 0.015 + (holds ? 0 : 0.03 * breath(time, 0.9)))
  strokePath(pen, frame, INK, Math.max(2, layout.cell * 0.11))
  strokePath(pen, frame, holds ? '#ffe14d' : '#fff', Math.max(2, layout.cell * 0.06))
}

/** Draws dashes that run along the path, and a frame around the face to start at. */
export function drawHint(
  pen: Pen,
  layout: Layout,
  hint: RibbonStroke,
  { tone }: FriendKind,
  time: number,
): void {
  const path = pathThrough(
    hint.map((cell) => middleOf(layout, cell)),
    layout.cell,
  )
  const dash = layout.cell / 4
  pen.save()
  pen.setLineDash([dash * 0.6, dash * 1.4])
  pen.lineDashOffset = -time * layout.cell
  strokePath(pen, path, INK, layout.cell * 0.24)
  strokePath(pen, path, '#fff', layout.cell * 0.17)
  strokePath(pen, path, tone.true, layout.cell * 0.09)
  pen.restore()
  const [start] = hint
  if (start === undefined) return
  const light = `rgba(255,255,255,${0.5 + 0.5 * breath(time, 0.8)})`
  strokePath(pen, cellBox(layout, start, 0.03), light, layout.cell * 0.08)
}

/** The path that the ghost hand demonstrates until the first stroke, on the first level and where an element is new. */
export function shownBy({ level, board: { ways, marks }, last }: State): RibbonStroke | undefined {
  const isLesson = level === 1 || Object.values(FIRST_WITH).includes(level)
  if (!isLesson || last >= 0) return undefined
  return ways.find((way) => way.some((cell) => marks[cell])) ?? ways[0]
}

/** Seconds before the hand appears, per tile, and until it appears again. */
const WAIT = 1.2
const PER_TILE = 0.28
const PAUSE = 1.4

/** Draws a ghost hand that demonstrates the stroke without words. With reduced motion it only marks the start. */
export function drawGhostHand(
  pen: Pen,
  bake: Bake,
  layout: Layout,
  way: RibbonStroke,
  since: number,
  still: boolean,
): void {
  const last = way.length - 1
  const time = still ? 0 : (since - WAIT) % (last * PER_TILE + PAUSE)
  if (since < WAIT) return
  const along = Math.min(time / PER_TILE, last)
  const step = Math.floor(along)
  const from = middleOf(layout, way[step] ?? 0)
  const to = middleOf(layout, way[step + 1] ?? way[step] ?? 0)
  pen.globalAlpha = 0.9 * clamp((last * PER_TILE + PAUSE - time) * 2)
  stamp(
    pen,
    pictureOf(bake, layout, 'hand'),
    mix(from.x, to.x, along - step),
    mix(from.y, to.y, along - step),
  )
  pen.globalAlpha = 1
}
