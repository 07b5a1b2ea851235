/** Draws the bird of a recorded flight through the same garden, faintly. */
import { clamp, mix } from '../../kit/paint/easing.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import type { Flap, Flight } from '../rules/state.ts'
import { drawBird } from './bird.ts'
import { PLUMP, tiltOf, tumbled } from './flier.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './looks.ts'

export function drawGhost(
  { pen, look }: Stage,
  bake: Bake,
  { unit, birdX, y }: Layout,
  { before, state, ghost, since, still }: Frame<Flight, Flap>,
  part: number,
): void {
  if (!ghost) return
  // A crashed ghost stays behind; the ticks tell how long ago it crashed.
  const ago = (state.tick - ghost.tick - 1 + part) / 60
  const here = mix(before.x, state.x, part)
  const there = ghost.crash ? ghost.x : ghost.x + here - state.x
  const height = ghost.crash
    ? tumbled(ghost.y, Math.max(ago, state.crash ? since : 0), still)
    : ghost.y - ghost.fall * (1 - part)
  pen.globalAlpha = 0.35
  drawBird(pen, bake, paletteOf(look).plumage, {
    x: birdX + (there - here) * unit,
    y: y(height),
    size: PLUMP * unit,
    turn: ghost.crash ? 0.25 : tiltOf(ghost.fall),
    wing: ghost.crash ? 0.5 : clamp(ghost.fall / 8, -0.9, 1),
    stretch: 0,
    mood: ghost.crash ? 'dizzy' : 'bright',
  })
  pen.globalAlpha = 1
}
