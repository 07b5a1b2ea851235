/** Paints everything upright on the board, one row at a time, so that nearer things cover farther ones. */
import { clamp, easeOut, hop as arch } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { rowOf } from '../../kit/rules/grid.ts'
import { HEDGE } from '../rules/board.ts'
import { KEY_FLIGHT } from './animations.ts'
import { between, middleOf, tallness, type Layout, type TileSpot } from './layout.ts'
import { isGateClosed, phaseOf, shaking, type BoardFrame } from './board-frame.ts'
import { drawHedge } from './plants.ts'
import { drawCarrot, drawFlag, drawGate, drawKey } from './props.ts'

/** Seconds that an opened gate takes to fall. */
const FALL = 0.3

export function paintRow(pen: Pen, bake: Bake, frame: BoardFrame, row: number): void {
  const { state, layout, now, still } = frame
  const { columns, tiles, goal, locks, carrots } = state.board
  for (let cell = row * columns; cell < (row + 1) * columns; cell++)
    if (tiles[cell] === HEDGE) paintHedge(pen, bake, frame, cell)
  if (rowOf(columns, goal) === row) paintFlag(pen, frame)
  for (const [kind, { gates }] of locks.entries())
    for (const gate of gates) if (rowOf(columns, gate) === row) paintGate(pen, bake, frame, kind, gate)
  for (const [bit, cell] of [...locks.map(({ key }) => key), ...carrots].entries())
    if (rowOf(columns, cell) === row && phaseOf(frame, bit) === 'lies') {
      const kind = bit < locks.length ? bit : -1
      paintFind(pen, bake, layout, kind, middleOf(layout, cell), still ? 0 : Math.sin(now * 2.4 + bit))
    }
}

function paintHedge(pen: Pen, bake: Bake, frame: BoardFrame, cell: number): void {
  const { layout, now, palette } = frame
  const unit = Math.round(layout.cell)
  const hedge = bake(`hedge${unit},${cell % 3}`, unit * 1.4, unit * 1.8, (pen) =>
    drawHedge(pen, palette, unit, (cell % 3) * 0.7),
  )
  const { x, y, scale } = middleOf(layout, cell)
  const turn = Math.sin(now * 40) * 0.08 * shaking(frame, cell)
  stamp(pen, hedge, x, y + unit * scale * 0.24, scale, scale, turn)
}

function paintFlag(pen: Pen, frame: BoardFrame): void {
  const { state, layout, now, still } = frame
  const { carrots, locks } = state.board
  const isUp = carrots.every((_, i) => phaseOf(frame, locks.length + i) === 'done')
  const { x, y, scale } = middleOf(layout, state.board.goal)
  const unit = Math.round(layout.cell) * scale
  const cheer = state.at === state.board.goal ? 1 : 0
  const tall = tallness(layout)
  drawFlag(
    pen,
    x - unit * 0.14,
    y + unit * 0.3 * tall,
    unit * 0.74 * tall,
    still ? 0.4 : now,
    cheer,
    isUp ? 1 : 0,
  )
}

function paintGate(pen: Pen, bake: Bake, frame: BoardFrame, kind: number, cell: number): void {
  const { layout, animations, now } = frame
  const unit = Math.round(layout.cell)
  const opened = animations.pickups.find(({ bit }) => bit === kind)?.opened ?? -1
  const fallen = isGateClosed(frame, kind) ? 0 : opened < 0 ? 1 : clamp((now - opened) / FALL)
  if (fallen === 1) return
  const gate = bake(`gate${unit},${kind}`, unit * 1.2, unit * 1.6, (pen) => drawGate(pen, unit, kind))
  const { x, y, scale } = middleOf(layout, cell)
  const aside = Math.sin(now * 45) * 3 * shaking(frame, cell)
  const foot = y + unit * scale * 0.45 * tallness(layout)
  pen.globalAlpha = 1 - fallen
  stamp(pen, gate, x + aside, foot, scale, scale * (1 - easeOut(fallen) * 0.9))
  pen.globalAlpha = 1
}

/** Paints a key of its kind, or a carrot if `kind` is negative. */
function paintFind(pen: Pen, bake: Bake, layout: Layout, kind: number, at: TileSpot, bob: number): void {
  const size = Math.round(layout.cell * 0.3)
  const find = bake(`find${size},${kind}`, size * 4, size * 4, (pen) =>
    kind < 0 ? drawCarrot(pen, size * 0.85) : drawKey(pen, size, kind),
  )
  const unit = layout.cell * at.scale
  stamp(pen, find, at.x + unit * 0.27, at.y - unit * (0.28 + 0.03 * bob), at.scale)
}

/** Paints keys in flight to their gates. */
export function paintFlights(pen: Pen, bake: Bake, { state, layout, animations, now }: BoardFrame): void {
  for (const { bit: kind, taken, opened } of animations.pickups) {
    if (now < taken || now >= opened) continue
    const lock = state.board.locks[kind]
    const t = easeOut((now - taken) / KEY_FLIGHT)
    for (const gate of lock?.gates ?? []) {
      const spot = between(layout, lock?.key ?? gate, gate, t)
      paintFind(pen, bake, layout, kind, { ...spot, y: spot.y - arch(t) * layout.cell * 0.9 }, 0)
    }
  }
}
