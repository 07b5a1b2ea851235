/** Draws Mother hen as she brings back an egg, and fetches her chicks at the end. Loaded with the score: see late.ts. */
import { clamp, easeInOut, easeOut, mix } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { Frame, Point } from '../../kit/view.ts'
import { TREE } from '../rules/curve.ts'
import type { Climb, Leap } from '../rules.ts'
import type { drawChick, drawHen } from './birds.ts'
import type { drawEgg } from './egg.ts'
import type { Lens } from './lens.ts'
import type { Palette } from './looks.ts'
import { CARRIED, SIZE, SUNK, type PoseMemory } from './pose.ts'

/** Passed in, because the game's file has them already. */
interface Painters {
  readonly drawChick: typeof drawChick
  readonly drawEgg: typeof drawEgg
  readonly drawHen: typeof drawHen
}

/** Draws the rescue: she carries the egg from where it fell to its nest and flies off. */
export function drawRescue(
  pen: Pen,
  bake: Bake,
  palette: Palette,
  lens: Lens,
  { state, time, still }: Frame<Climb, Leap>,
  memory: PoseMemory,
  seat: Point,
  { drawEgg, drawHen }: Pick<Painters, 'drawEgg' | 'drawHen'>,
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

export function drawFetching(
  pen: Pen,
  bake: Bake,
  { unit, width, height }: Lens,
  since: number,
  wind: number,
  blink: boolean,
  { drawChick, drawHen }: Pick<Painters, 'drawChick' | 'drawHen'>,
): void {
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
