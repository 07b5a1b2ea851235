/** Draws rings around targets, and pulsing ones at what to tap first. */
import { ring } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import type { Action, Day } from '../rules.ts'
import { moodOf } from './eggs.ts'
import { spotOf, type Layout } from './layout.ts'

export function drawRing(pen: Pen, x: number, y: number, radius: number): void {
  ring(pen, '#2a1458', x, y, radius, 6)
  ring(pen, '#fff', x, y, radius, 3)
}

/** Points at a gate until the first flip, and at the first fox. */
export function drawLesson(pen: Pen, { state, time, still }: Frame<Day, Action>, layout: Layout): void {
  const [egg] = state.eggs
  const beat = still ? 0.5 : (time * 1.4) % 1
  const point = (x: number, y: number, size: number) => {
    pen.globalAlpha = 1 - beat
    drawRing(pen, x, y, size * (0.8 + beat))
    pen.globalAlpha = 1
  }
  if (state.fox && !state.shooed) point(spotOf(layout, state.fox).x, layout.rim, layout.basket * 0.5)
  if (!egg || state.flips || egg.place !== 1 || moodOf(state, egg) === 'glad') return
  const { x, y } = spotOf(layout, 1)
  point(x, y + layout.egg * 0.62, layout.egg)
  letter(pen, 'Flip!', x, y + layout.egg * 2.6, clamp(layout.egg * 0.9, 18, 30))
}
