/** The bird in flight: how it tilts, beats its wing, eats, and tumbles after a crash. */
import { blinks, clamp, mix } from '../../kit/paint/easing.ts'
import { glossy, star } from '../../kit/paint/glossy.ts'
import { YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { GARDEN } from '../rules/curve.ts'
import type { Flap, Flight } from '../rules/state.ts'
import { drawBird, type Mood } from './bird.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './looks.ts'

/** Where a bird lies after a crash. */
const RESTING = GARDEN.height - GARDEN.bird - 4
/** The body's radius as it is drawn: rounder than what touches the canes. */
const PLUMP = GARDEN.bird + 9

export function openFlier(stage: Stage, bake: Bake) {
  const { pen } = stage
  /** Seconds since the bird last flapped and last ate. */
  let flapped = 1
  let ate = 1
  let tilt = 0

  function drawStars(x: number, y: number, since: number, still: boolean): void {
    const dizzy = bake('dizzy', 40, 40, (pen) => glossy(pen, star(9), 8, YELLOW))
    for (let i = 0; i < 3; i++) {
      const angle = (still ? 0 : since * 5) + (i / 3) * Math.PI * 2
      stamp(pen, dizzy, x + Math.cos(angle) * 26, y + Math.sin(angle) * 8, 1 + Math.sin(angle) * 0.25)
    }
  }

  return {
    see(before: Flight, after: Flight): void {
      if (after.flaps > before.flaps) flapped = 0
      if (after.points - before.points > after.gaps - before.gaps) ate = 0
    },
    /** After a crash the rules stand still, and the fall to the ground is only shown. */
    draw(
      { unit, birdX, y }: Layout,
      { before, state, since, time, delta, still }: Frame<Flight, Flap>,
      part: number,
    ): void {
      flapped += delta
      ate += delta
      const idle = state.tick === 0
      let height = mix(before.y, state.y, part)
      let turn = tiltOf(state.fall)
      let mood: Mood = ate < 0.35 ? 'glad' : blinks(time, 3.1) ? 'blink' : 'bright'
      if (state.crash) {
        height = tumbled(height, since, still)
        // It tumbles as it falls, and rolls onto its belly where it lies.
        const belly = Math.round(tilt / (Math.PI * 2)) * Math.PI * 2 + 0.25
        turn = height < RESTING ? tilt + delta * 8 : mix(tilt, belly, clamp(delta * 9))
        mood = 'dizzy'
      } else if (idle) height += still ? 0 : Math.sin(time * 2.6) * 9
      tilt = state.crash ? turn : mix(tilt, idle ? 0 : turn, clamp(delta * 14))
      const beat = idle && !still ? Math.sin(time * 15) : wingAt(flapped, state.fall)
      const kick = Math.exp(-flapped * 9) * Math.cos(flapped * 26) * 0.16
      drawBird(pen, bake, paletteOf(stage.look).plumage, {
        x: birdX,
        y: y(height),
        size: PLUMP * unit,
        turn: tilt,
        wing: state.crash ? 0.5 : beat,
        stretch: state.crash ? -0.06 : kick + (ate < 0.3 ? Math.sin(ate * 20) * 0.08 : 0),
        mood,
      })
      if (state.crash) drawStars(birdX, y(height) - 34 * unit, since, still)
    },
    /** Another flight through the same garden. */
    drawGhost(
      { unit, birdX, y }: Layout,
      { before, state, ghost, since, still }: Frame<Flight, Flap>,
      part: number,
    ): void {
      if (!ghost) return
      // One that has crashed stays behind; how long ago, the ticks tell.
      const ago = (state.tick - ghost.tick - 1 + part) / 60
      const here = mix(before.x, state.x, part)
      const there = ghost.crash ? ghost.x : ghost.x + here - state.x
      const height = ghost.crash
        ? tumbled(ghost.y, Math.max(ago, state.crash ? since : 0), still)
        : ghost.y - ghost.fall * (1 - part)
      pen.globalAlpha = 0.35
      drawBird(pen, bake, paletteOf(stage.look).plumage, {
        x: birdX + (there - here) * unit,
        y: y(height),
        size: PLUMP * unit,
        turn: ghost.crash ? 0.25 : tiltOf(ghost.fall),
        wing: ghost.crash ? 0.5 : clamp(ghost.fall / 8, -0.9, 1),
        stretch: 0,
        mood: ghost.crash ? 'dizzy' : 'bright',
      })
      pen.globalAlpha = 1
    },
  }
}

export type Flier = ReturnType<typeof openFlier>

const tiltOf = (fall: number) => clamp(fall * 0.062, -0.42, 0.95)

/** A bird that crashed bounces off and falls. */
const tumbled = (height: number, since: number, still: boolean) =>
  Math.min(RESTING, height - (still ? 0 : 330) * since + 1050 * since * since)

/** A quick stroke down and a slower one up; gliding and falling, the wing is held high. */
function wingAt(flapped: number, fall: number): number {
  if (flapped < 0.09) return mix(1, -0.9, flapped / 0.09)
  if (flapped < 0.3) return mix(-0.9, 0.8, (flapped - 0.09) / 0.21)
  return 0.75 + clamp(fall / 11) * 0.25
}
