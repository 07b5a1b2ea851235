/** What the shooter sees before the stroke, in the table's centimetres: line, ghost ball, cue, ball in hand. */
import { breath } from '../../kit/paint/easing.ts'
import type { Point } from '../../kit/view.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { type Bake, type Pen, stamp } from '../../kit/paint/sprite.ts'
import { ahead, type Ball } from '../rules/physics.ts'
import { legalFirst } from '../rules/referee.ts'
import type { State } from '../rules/state.ts'
import { dot, line, ring, shape } from './brush.ts'
import { CUE_LENGTH, paintCue } from './table.ts'
import { RADIUS } from '../rules/table.ts'

const FINE = 0.5

/** The line to the ghost ball, the ghost, and where the ball that it meets will go. */
export function paintGuide(pen: Pen, state: State, cue: Ball, dx: number, dy: number): void {
  const { balls } = state.motion
  const { meets, distance } = ahead(cue, dx, dy, balls)
  const x = cue.x + dx * distance
  const y = cue.y + dy * distance
  ring(pen, x, y, RADIUS, '#ffffffd9', FINE)
  pen.setLineDash([2, 1.5])
  line(pen, cue.x + dx * RADIUS, cue.y + dy * RADIUS, x - dx * RADIUS, y - dy * RADIUS)
  pen.setLineDash([])
  dot(pen, x, y, RADIUS, '#ffffff2e')
  const target = balls[meets]
  if (!target) return
  // A cross, not only a colour: this ball may not be met first.
  if (!legalFirst(state, meets)) return letter(pen, '✕', x, y, 5, { fill: '#ff9aa8', edge: '#5a0818' })
  const nx = (target.x - x) / (2 * RADIUS)
  const ny = (target.y - y) / (2 * RADIUS)
  const full = nx * dx + ny * dy
  const far = RADIUS + Math.min(6 + 44 * full, ahead(target, nx, ny, balls).distance)
  pen.strokeStyle = '#fff2a0'
  line(pen, target.x + nx * RADIUS, target.y + ny * RADIUS, target.x + nx * far, target.y + ny * far)
  // The rest of its way is left to the cue ball, at a right angle.
  pen.strokeStyle = '#ffffff80'
  line(pen, x, y, x + (dx - nx * full) * 26, y + (dy - ny * full) * 26)
}

/** The cue behind a ball, its tip `gap` from it; its shadow falls towards `light`. */
export function paintStick(
  pen: Pen,
  bake: Bake,
  ratio: number,
  at: Point,
  dx: number,
  dy: number,
  gap: number,
  light: Point,
): void {
  const x = at.x - dx * (RADIUS + gap)
  const y = at.y - dy * (RADIUS + gap)
  for (const flat of ['#00140f4d', undefined]) {
    const stick = bake(`cue${flat}`, CUE_LENGTH * 2, 6, (ink) => paintCue(ink, flat), ratio)
    const off = flat ? 2 : 0
    stamp(pen, stick, x + light.x * off, y + light.y * off, 1, 1, Math.atan2(dy, dx))
  }
}

/** Arrows around a cue ball that may be moved. */
export function paintInHand(pen: Pen, { x, y }: Point, time: number): void {
  ring(pen, x, y, RADIUS * 1.45, '#ffe27a', 0.5)
  const off = 5.2 + 0.8 * breath(time, 1)
  for (const side of [1, -1]) {
    shape(
      pen,
      '#ffe27a',
      [off + 2, 0, off, 1.6, off, -1.6].map((part) => part * side),
      x,
      y,
    )
    shape(
      pen,
      '#ffe27a',
      [0, off + 2, 1.6, off, -1.6, off].map((part) => part * side),
      x,
      y,
    )
  }
}
