/** Draws Mother hen: waiting below the tree, bringing back an egg, and fetching her chicks at the end. */
import { blinks, clamp, easeInOut, easeOut, mix } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { Frame, Point } from '../../kit/view.ts'
import { TREE } from '../rules/curve.ts'
import type { Climb, Leap } from '../rules.ts'
import { drawChick, drawHen } from './birds.ts'
import { drawEgg } from './egg.ts'
import type { Lens } from './lens.ts'
import type { Palette } from './looks.ts'
import { CARRIED, SIZE, SUNK, type PoseMemory } from './pose.ts'

/** Draws the rescue: she carries the egg from where it fell to its nest and flies off. */
export function drawRescue(
  pen: Pen,
  bake: Bake,
  palette: Palette,
  lens: Lens,
  { state, time, still }: Frame<Climb, Leap>,
  memory: PoseMemory,
  seat: Point,
): void {
  if (memory.saved > CARRIED) return
  const { unit } = lens
  const up = easeInOut(1 - state.waiting / TREE.nextEgg)
  const away = state.waiting ? 0 : clamp(memory.saved - 1)
  const x = mix(lens.x(memory.fell.x), seat.x, up) + away * 240 * unit
  // Keep her inside the frame.
  const low = Math.min(lens.y(memory.fell.y), lens.height - 30 * unit)
  const y = mix(low, seat.y + SUNK * unit, up) - away * away * 420 * unit
  const wing = still ? 0.5 : Math.sin(time * 22) * 0.6 + 0.4
  drawHen(pen, bake, { x, y: y - 42 * unit, size: 25 * unit, wing })
  if (state.waiting)
    drawEgg(pen, bake, palette, {
      x,
      y,
      size: SIZE * unit,
      turn: still ? 0 : Math.sin(time * 9) * 0.12,
      mood: 'glad',
    })
}

export function drawFamily(
  pen: Pen,
  bake: Bake,
  lens: Lens,
  { state, since, time, still }: Frame<Climb, Leap>,
): void {
  const { unit, width, height } = lens
  const blink = blinks(time, 2.7)
  const wind = still ? 0 : time
  const ground = lens.y(-34)
  if (ground < height + 80 * unit)
    drawHen(pen, bake, {
      x: Math.max(34 * unit, lens.x(width > height ? -150 : -112)),
      y: ground,
      size: 25 * unit,
      wing: Math.max(0, Math.sin(wind * 1.3) * 4 - 3.2),
      up: 0.7 + 0.3 * Math.sin(wind),
      blink,
    })
  // She only comes if she is not already in sight.
  if (state.eggs > 0 || ground < height - 20 * unit) return
  const up = easeOut((since - 0.5) / 0.9)
  const bob = Math.sin(wind * 5) * 4 * unit
  const hen = { x: width / 2 - 20 * unit, y: mix(height + 90 * unit, height - 22 * unit, up) + bob }
  drawHen(pen, bake, { ...hen, size: 27 * unit, wing: Math.sin(wind * 16) * 0.6 + 0.4, up: 0.2, blink })
  for (let i = 0; i < TREE.eggs; i++)
    drawChick(
      pen,
      bake,
      hen.x + (44 + i * 28) * unit,
      hen.y - (18 + (i % 2) * 12 - Math.sin(wind * 7 + i * 2) * 6) * unit,
      11 * unit,
      Math.sin(wind * 30 + i),
    )
}
