/** Draws the background: the night garden, drifting chalk digits and twinkling stars. */
import { fillPath, polygon } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import type { Marking, State } from '../rules/state.ts'
import type { Layout } from './layout.ts'
import { paletteOf, type DriftingPieces } from './looks.ts'
import { drawNight } from './night.ts'

/** Positions of the chalk digits, as fractions of the frame. */
const CHALK = [
  ['3', 0.04, 0.42],
  ['7', 0.93, 0.26],
  ['9', 0.24, 0.4],
  ['4', 0.97, 0.56],
  ['6', 0.22, 0.12],
  ['2', 0.78, 0.1],
] as const
const TWINKLES = 9
const DRIFTING = 16
/** A four-pointed star. */
const TWINKLE = Array.from({ length: 8 }, (_, i) => [
  Math.cos((i * Math.PI) / 4) * (i % 2 ? 3 : 13),
  Math.sin((i * Math.PI) / 4) * (i % 2 ? 3 : 13),
]).flat()

export function createBackdrop(stage: Stage) {
  const { pen } = stage

  function drawChalk({ time, still }: Frame<State, Marking>, bake: Bake): void {
    const { width, height } = stage
    const fill = `${paletteOf(stage.look).shades[5]}33`
    const big = Math.min(150, Math.max(width, height) * 0.13)
    for (const [i, [digit, x, y]] of CHALK.entries()) {
      // No larger than a digit: turned sprites are slow, empty pixels included.
      const sprite = bake(`chalk${digit}`, big * 0.8, big, (to) =>
        letter(to, digit, 0, 0, big, { fill, outline: 0 }),
      )
      const t = still ? 0 : time * 0.35 + i * 1.9
      const [dx, dy] = [Math.cos(t) * 8, Math.sin(t * 1.3) * 12]
      stamp(pen, sprite, x * width + dx, y * height + dy, 1, 1, Math.sin(t * 0.7 + i) * 0.22)
    }
  }

  function drawTwinkles({ time, still }: Frame<State, Marking>, bake: Bake): void {
    const { width, height } = stage
    const star = bake('twinkle', 30, 30, (to) => polygon(to, '#fff', TWINKLE))
    for (let i = 0; i < TWINKLES; i++) {
      const x = ((i * 0.379 + 0.08) % 1) * width
      const y = ((i * 0.213 + 0.05) % 0.7) * height
      pen.globalAlpha = still ? 0.5 : 0.15 + 0.8 * breath(time + i * 1.7, 3 + (i % 4))
      stamp(pen, star, x, y, 0.4 + (i % 3) * 0.22)
    }
    pen.globalAlpha = 1
  }

  /** Draws snow, leaves or petals instead of stars. */
  function drawDrift(
    { time, still }: Frame<State, Marking>,
    bake: Bake,
    { path, colours }: DriftingPieces,
  ): void {
    const { width, height } = stage
    for (let i = 0; i < DRIFTING; i++) {
      const colour = colours[i % colours.length] ?? ''
      const sprite = bake(`drift${colour}`, 24, 24, (to) => fillPath(to, path, colour))
      const t = still ? 0 : time + i
      const x = ((i * 0.379 + 0.08) % 1) * width + Math.sin(t * 0.8) * 14
      const y = (i * 0.213 * height + t * (16 + (i % 5) * 4)) % (height + 24)
      pen.globalAlpha = 0.8
      stamp(pen, sprite, x, y - 12, 0.5 + (i % 3) * 0.25, undefined, Math.sin(t * 1.1 + i) * 1.2)
    }
    pen.globalAlpha = 1
  }

  return {
    draw(frame: Frame<State, Marking>, layout: Layout, bake: Bake): void {
      const { width, height } = stage
      const palette = paletteOf(stage.look)
      const night = bake('night', width, height, (to) => drawNight(to, width, height, layout, palette))
      stamp(pen, night, width / 2, height / 2)
      drawChalk(frame, bake)
      if (palette.drift) drawDrift(frame, bake, palette.drift)
      else drawTwinkles(frame, bake)
    },
  }
}
