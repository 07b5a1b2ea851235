/** Paints marks on the tiles: flowers, the landings of the next leap, the hint. */
import { fillPath } from '../../kit/paint/brush.ts'
import { breath, clamp, hop as arch } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { leapEnd, rules, type State } from '../rules.ts'
import { growthAt, isBroken, terrainOf } from '../rules/terrain.ts'
import { paintArc } from './arc.ts'
import { landsAt } from './hopping.ts'
import { cellPath, middleOf, type Layout } from './layout.ts'
import { isShut, type BoardFrame } from './board-frame.ts'
import { drawBlossom } from './plants.ts'
import { drawTile } from './tiles.ts'

export interface Attention {
  readonly hovered: number | undefined
  /** The state as if Hop were on the hovered or selected tile. Its leaps are shown too. */
  readonly planned: State | undefined
  /** When the player last asked to see the landings. */
  readonly asked: number
}

/** Seconds for a tile to sink and rise after a landing, and for the landings to fade in. */
const SINK = 0.3
const APPEAR = 0.2

/** Paints flowers in a corner of every visited tile, except the one under Hop. */
export function paintBlossoms(pen: Pen, bake: Bake, { state, layout }: BoardFrame, at: number): void {
  const size = Math.round(layout.cell * 0.13)
  const sprite = bake(`blossom${size}`, size * 4, size * 3, (pen) => drawBlossom(pen, size))
  for (const cell of state.seen) {
    if (cell === state.board.goal || cell === at || cell === state.at) continue
    const { x, y, scale } = middleOf(layout, cell)
    stamp(pen, sprite, x - layout.cell * scale * 0.31, y - layout.cell * scale * 0.27, scale)
  }
}

/** Lets a tile sink and rise after a landing. */
export function paintSunken(pen: Pen, frame: BoardFrame): void {
  const { state, layout, animations, now, palette } = frame
  for (const { style, to, ...hop } of animations.hops) {
    const since = now - landsAt({ style, to, ...hop })
    if (style === 'dive' || since < 0 || since > SINK) continue
    drawTile(pen, palette, layout, state.board, to, isShut(frame, to), state.memory, arch(since / SINK) * 0.9)
  }
}

/** Repaints broken tiles and grown numbers over the baked board. */
export function paintChanged(pen: Pen, frame: BoardFrame): void {
  const { state, layout, palette } = frame
  const terrain = terrainOf(state.board)
  for (const cell of state.board.tiles.keys())
    if (isBroken(terrain, state.memory, cell) || growthAt(terrain, state.memory, cell) > 0)
      drawTile(pen, palette, layout, state.board, cell, isShut(frame, cell), state.memory)
}

/** Highlights the tiles where a leap would end, from the time `from`; the hovered one glows more. */
export function paintLandings(
  pen: Pen,
  { state, layout, animations, now }: BoardFrame,
  attention: Attention,
  from: number,
): void {
  const last = animations.hops.at(-1)
  const shown = clamp((now - Math.max(last ? landsAt(last) : 0, from)) / APPEAR)
  if (shown === 0 || state.at === state.board.goal) return
  const call = arch(clamp((now - attention.asked) / 0.7)) * 0.5
  pen.globalAlpha = shown
  for (const way of WAYS) {
    const to = leapEnd(state, way)
    if (to === undefined) continue
    const strong = attention.hovered === to ? 0.45 : 0
    const glow = 0.3 + 0.12 * breath(now, 1.8) + strong + call
    markTile(
      pen,
      layout,
      to,
      `rgba(38,168,240,${clamp(glow) * 0.42})`,
      `rgba(20,130,225,${clamp(glow * 1.5 + 0.2)})`,
      Math.max(2, layout.cell * 0.05),
    )
  }
  if (attention.planned) paintPlanned(pen, layout, attention.planned)
  pen.globalAlpha = 1
}

/** Paints dots from the previewed tile to its landings. */
function paintPlanned(pen: Pen, layout: Layout, planned: State): void {
  const ends = rules.moves(planned).map((way) => leapEnd(planned, way) ?? planned.at)
  pen.setLineDash([layout.cell * 0.12, layout.cell * 0.1])
  for (const cell of [planned.at, ...ends])
    markTile(pen, layout, cell, '#7d5cf540', '#5a35d6', layout.cell * 0.05)
  pen.setLineDash([])
  for (const end of ends) paintArc(pen, layout, planned.at, end, 1, 0.045, 0)
}

/** Paints dots to the hinted tile and makes it glow. */
export function paintHint(pen: Pen, { state, layout, now }: BoardFrame, way: Way): void {
  const to = leapEnd(state, way)
  if (to === undefined) return
  const beat = breath(now, 0.8)
  markTile(pen, layout, to, `rgba(255,200,0,${0.15 + 0.2 * beat})`, '#ffa800', layout.cell * 0.08)
  paintArc(pen, layout, state.at, to, 1, 0.065 + 0.02 * beat, 0)
}

function markTile(pen: Pen, layout: Layout, cell: number, fill: string, edge: string, width: number): void {
  const lift = -layout.cell * 0.055
  fillPath(pen, cellPath(layout, cell, 0.05, lift), fill)
  pen.strokeStyle = edge
  pen.lineWidth = width
  pen.stroke(cellPath(layout, cell, 0.085, lift))
}
