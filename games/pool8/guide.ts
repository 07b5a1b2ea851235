/** What the shooter sees before the stroke: the line, the ghost ball, the cue, and the ball in hand. */
import { breath } from '../kit/easing.ts'
import type { Point } from '../kit/game.ts'
import { letter } from '../kit/lettering.ts'
import { type Bake, type Pen, stamp } from '../kit/sprite.ts'
import type { Layout } from './layout.ts'
import { ahead, type Ball } from './physics.ts'
import { legalFirst } from './referee.ts'
import type { State } from './state.ts'
import { dot, line, ring, shape } from './strokes.ts'
import { CUE_LENGTH, paintCue } from './tableart.ts'
import { RADIUS } from './table.ts'

/** The line to the ghost ball, the ghost, and where the ball that it meets will go. */
export function paintGuide(pen: Pen, layout: Layout, state: State, cue: Ball, dx: number, dy: number): void {
  const { balls } = state.motion
  const { meets, distance } = ahead(cue, dx, dy, balls)
  const r = RADIUS * layout.scale
  const fine = Math.max(1.5, r * 0.14)
  const at = { x: cue.x + dx * distance, y: cue.y + dy * distance }
  const ghost = layout.toFrame(at.x, at.y)
  /** From a ball's centre or, with `skip`, from its edge. */
  const way = (from: Point, wx: number, wy: number, long: number, skip = 0) =>
    line(
      pen,
      layout.toFrame(from.x + wx * skip, from.y + wy * skip),
      layout.toFrame(from.x + wx * (skip + long), from.y + wy * (skip + long)),
    )
  ring(pen, ghost.x, ghost.y, r, '#ffffffd9', fine)
  pen.setLineDash([r * 0.7, r * 0.5])
  way(cue, dx, dy, distance - RADIUS, RADIUS)
  pen.setLineDash([])
  dot(pen, ghost.x, ghost.y, r, '#ffffff2e')
  const target = balls[meets]
  if (!target) return
  // A cross, not only a colour: this ball may not be met first.
  if (!legalFirst(state, meets))
    return letter(pen, '✕', ghost.x, ghost.y, r * 1.6, { fill: '#ff9aa8', edge: '#5a0818' })
  const nx = (target.x - at.x) / (2 * RADIUS)
  const ny = (target.y - at.y) / (2 * RADIUS)
  const full = nx * dx + ny * dy
  pen.strokeStyle = '#fff2a0'
  way(target, nx, ny, Math.min(6 + 44 * full, ahead(target, nx, ny, balls).distance), RADIUS)
  const slip = Math.sqrt(Math.max(0, 1 - full * full))
  const side = Math.sign(dy * nx - dx * ny)
  pen.strokeStyle = '#ffffff80'
  if (slip > 0.05) way(at, -ny * side, nx * side, 5 + 22 * slip)
}

/** The cue behind a ball at this point of the frame, its tip `gap` centimetres from it. */
export function paintStick(
  pen: Pen,
  bake: Bake,
  layout: Layout,
  at: Point,
  dx: number,
  dy: number,
  gap: number,
): void {
  const { scale } = layout
  const [wide, high] = [CUE_LENGTH * scale * 2, 6 * scale]
  const stick = bake('cue', wide, high, (ink) => paintCue(ink, scale))
  const dark = bake('cue shadow', wide, high, (ink) => paintCue(ink, scale, '#00140f4d'))
  const way = layout.turned(dx, dy)
  const tip = (RADIUS + gap) * scale
  const angle = Math.atan2(way.y, way.x)
  stamp(pen, dark, at.x - way.x * tip + scale * 2, at.y - way.y * tip + scale * 3, 1, 1, angle)
  stamp(pen, stick, at.x - way.x * tip, at.y - way.y * tip, 1, 1, angle)
}

/** Arrows around a cue ball that may be moved. */
export function paintInHand(pen: Pen, { x, y }: Point, r: number, time: number): void {
  ring(pen, x, y, r * 1.45, '#ffe27a', 2)
  const off = r * (1.75 + 0.25 * breath(time, 1))
  for (let i = 0; i < 4; i++) {
    pen.save()
    pen.translate(x, y)
    pen.rotate((i * Math.PI) / 2)
    shape(pen, '#ffe27a', [off + r * 0.6, 0, off, r * 0.5, off, -r * 0.5])
    pen.restore()
  }
}
