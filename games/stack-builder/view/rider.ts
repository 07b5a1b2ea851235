/** Animates the ladybird: riding the slab, taking off as it lands, flying to the next one. */
import { blot } from '../../kit/paint/brush.ts'
import { breath, clamp, easeInOut, hop, mix } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, Frame } from '../../kit/view.ts'
import type { Slab } from '../rules/slab.ts'
import type { BuildingSite } from '../rules.ts'
import { drawLadybird, type Mood } from './ladybird.ts'
import { project, type Lens } from './lens.ts'
import { paletteOf } from './looks.ts'

/** Duration of her flight and of her joy, and time until she falls asleep, in seconds. */
const FLIGHT = 0.3
const JOY = 1.1
const SLEEPY = 7
/** Her half-width, and the slab width below which she is worried, in grains. */
const RIDER = 190
const NARROW = 230

interface RiderPosition {
  readonly east: number
  readonly south: number
  readonly high: number
}

interface Perch {
  readonly slab: Slab
  /** Height of her feet, in storeys. */
  readonly high: number
  /** Direction of the slab in the picture, −1 to 1. */
  readonly look: number
}

export interface Rider {
  begin(): void
  /** Her slab landed, with this many perfect drops in a row: she flies to the next one. */
  land(streak: number): void
  see(before: BuildingSite, after: BuildingSite): void
  draw(lens: Lens, perch: Perch, frame: Pick<Frame<unknown, unknown>, 'time' | 'delta' | 'still'>): void
  /** Her last place in the picture. */
  readonly box: Box
}

export function createRider(stage: Stage, bake: Bake): Rider {
  const { pen } = stage
  let position: RiderPosition = { east: 0, south: 0, high: 1 }
  let from = position
  let flown = FLIGHT
  let cheered = JOY
  let streak = 0
  let waited = 0
  let lost = false
  let gaze = 0
  let box: Box = { x: 0, y: 0, width: 0, height: 0 }

  function takeOff(): void {
    from = position
    flown = 0
  }

  function moodOn(slab: Slab): Mood {
    if (lost) return 'sad'
    if (cheered < JOY && streak > 0) return streak > 3 ? 'wow' : 'glad'
    if (waited > SLEEPY) return 'asleep'
    return Math.min(slab.w, slab.d) < NARROW ? 'worried' : 'calm'
  }

  return {
    get box() {
      return box
    },
    begin() {
      lost = false
      streak = waited = 0
      flown = FLIGHT
      cheered = JOY
    },
    land(perfect) {
      streak = perfect
      cheered = waited = 0
      takeOff()
    },
    see(before, after) {
      if (!after.missed || before.missed) return
      lost = true
      takeOff()
    },
    draw(lens, { slab, high, look }, { time, delta, still }) {
      flown += delta
      cheered += delta
      waited += delta
      const to = { east: slab.x + slab.w / 2, south: slab.z + slab.d / 2, high: high + (lost ? 1.5 : 0) }
      const t = easeInOut(flown / (lost ? FLIGHT * 2 : FLIGHT))
      const flying = flown < FLIGHT || lost
      position = {
        east: mix(from.east, to.east, t),
        south: mix(from.south, to.south, t),
        high: mix(from.high, to.high, t) + (flying && !still ? hop(t) * 0.8 : 0),
      }
      gaze = mix(gaze, look, clamp(delta * 8))
      // From far away she is drawn larger, or she would be invisible.
      const size = Math.max(RIDER * lens.unit, 13)
      const at = project(lens, position.east, position.south, position.high)
      const joy = cheered < 0.6 && !still ? hop(clamp(cheered / 0.3)) * (streak > 0 ? 0.9 : 0.35) : 0
      const squash = still
        ? 0
        : 0.03 * breath(time, 1.3) - Math.exp(-cheered * 9) * Math.cos(cheered * 26) * 0.3
      const mood = moodOn(slab)
      if (!flying)
        blot(pen, 'rgba(30,0,50,.22)', at.x, at.y + size * 0.05, size * (1 - joy * 0.3), size * 0.36)
      const pose = {
        x: at.x,
        y: at.y - joy * size * 1.1 + (lost && !still ? Math.sin(time * 3) * size * 0.15 : 0),
        size,
        mood,
        look: mood === 'sad' ? 0 : gaze,
        turn: still ? 0 : -gaze * 0.07,
        stretch: flying ? 0.06 : squash,
        wings: flying || joy > 0.1 ? Math.sin(time * (still ? 0 : 46)) || 0.4 : 0,
      }
      drawLadybird(pen, bake, pose, paletteOf(stage.look).shell)
      const half = size * (pose.wings ? 2.2 : 1.2)
      box = { x: pose.x - half, y: pose.y - size * 2.2, width: half * 2, height: size * 2.3 }
      if (mood !== 'asleep') return
      for (let i = 0; i < 3; i++) {
        const rise = still ? i / 3 : (time * 0.4 + i / 3) % 1
        pen.globalAlpha = 1 - rise
        letter(
          pen,
          'z',
          at.x + size * (0.7 + rise),
          at.y - size * (1.4 + rise * 1.6),
          size * (0.5 + rise * 0.5),
        )
      }
      pen.globalAlpha = 1
    },
  }
}
