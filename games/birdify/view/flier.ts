/** Animates the bird in flight: tilt, wing beats, eating, and the tumble after a crash. */
import { blinks, clamp, mix } from '../../kit/paint/easing.ts'
import { glow } from '../../kit/paint/backdrop.ts'
import { fillPath } from '../../kit/paint/brush.ts'
import { glossy, star } from '../../kit/paint/glossy.ts'
import { YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { isGolden, treatsTaken } from '../rules/chain.ts'
import { GARDEN } from '../rules/curve.ts'
import type { Flap, Flight } from '../rules/state.ts'
import { drawBird, type Mood } from './bird.ts'
import { changesOf } from './changes.ts'
import { bubbleSprite, magnetSprite } from './helps.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './looks.ts'

/** Height at which the bird comes to rest after a crash. */
const RESTING = GARDEN.height - GARDEN.bird - 4
/** Freeze before the fall after a crash, in seconds. */
const HELD = 0.13
/** Drawn radius of the body, larger than its collision radius. */
export const PLUMP = GARDEN.bird + 9

export function createFlier(stage: Stage, bake: Bake, onLanding: (flight: Flight) => void) {
  const { pen } = stage
  /** Seconds since the last flap, the last treat and the last bounce. */
  let [flapped, ate, bounced] = [1, 1, 1]
  let tilt = 0
  let isDown = false

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
      if (treatsTaken(before, after).length) ate = 0
      const { isBounce, isHop, isRescue, bumped } = changesOf(before, after)
      if (isBounce || isHop || isRescue || bumped) bounced = 0
    },
    /**
     * Returns the height of the bird, in units. After a crash the rules stop; the fall to the ground exists only here.
     */
    draw(
      { unit, birdX, y }: Layout,
      { before, state, since, time, delta, still }: Frame<Flight, Flap>,
      part: number,
    ): number {
      flapped += delta
      ate += delta
      bounced += delta
      const idle = state.tick === 0
      let height = mix(before.y, state.y, part)
      let turn = tiltOf(state.fall)
      let mood: Mood = ate < 0.35 ? 'glad' : blinks(time, 3.1) ? 'blink' : 'bright'
      if (state.crash) {
        height = tumbled(height, since - HELD, still)
        // The bird tumbles as it falls, then rolls onto its belly.
        const belly = Math.round(tilt / (Math.PI * 2)) * Math.PI * 2 + 0.25
        if (since < HELD) turn = tilt
        else turn = height < RESTING ? tilt + delta * 8 : mix(tilt, belly, clamp(delta * 9))
        mood = 'dizzy'
        if (height >= RESTING && !isDown) onLanding(state)
        isDown = height >= RESTING
      } else if (idle) height += still ? 0 : Math.sin(time * 2.6) * 9
      tilt = state.crash ? turn : mix(tilt, idle ? 0 : turn, clamp(delta * 14))
      const beat = idle && !still ? Math.sin(time * 15) : wingAt(flapped, state.fall)
      const kick = Math.exp(-flapped * 9) * Math.cos(flapped * 26) * 0.16
      const squash = still ? 0 : -Math.exp(-bounced * 7) * Math.cos(bounced * 22) * 0.3
      const size = PLUMP * unit
      if (isGolden(state)) {
        // The halo shrinks in the last second, as a warning.
        const left = clamp((state.golden - state.tick) / 60)
        const pulse = (0.4 + 0.6 * left) * (still ? 1 : 1 + 0.12 * Math.sin(time * 9))
        stamp(pen, haloSprite(bake, size), birdX, y(height), pulse, pulse)
      }
      drawBird(pen, bake, paletteOf(stage.look).plumage, {
        x: birdX,
        y: y(height),
        size,
        turn: tilt,
        wing: state.crash ? 0.5 : beat,
        stretch: state.crash
          ? since < HELD
            ? 0.3
            : -0.06
          : squash + kick + (ate < 0.3 ? Math.sin(ate * 20) * 0.08 : 0),
        mood,
      })
      if (state.magnet > state.tick && !state.crash) {
        const swing = still ? 0 : Math.sin(time * 8) * 0.15
        stamp(
          pen,
          magnetSprite(bake, 16 * unit),
          birdX + 34 * unit,
          y(height) + 24 * unit,
          0.8,
          0.8,
          1.9 + swing,
        )
      }
      if (state.bubble) {
        const film = bubbleSprite(bake, GARDEN.berry * 1.8 * unit)
        const [scale, swell] = [1.62, still ? 0 : Math.sin(time * 5) * 0.05]
        stamp(pen, film, birdX, y(height), scale + swell, scale - swell)
      }
      if (state.crash) drawStars(birdX, y(height) - 34 * unit, since, still)
      else isDown = false
      return height
    },
  }
}

export const tiltOf = (fall: number) => clamp(fall * 0.062, -0.42, 0.95)

/** Height of a crashed bird that bounces off and falls. */
export function tumbled(height: number, seconds: number, still: boolean): number {
  const since = Math.max(0, seconds)
  return Math.min(RESTING, height - (still ? 0 : 330) * since + 1050 * since * since)
}

/** Halo of a golden flight. */
const haloSprite = (bake: Bake, size: number): Sprite =>
  bake('halo', size * 6, size * 6, (pen) => {
    glow(pen, 0, 0, size * 2.9, '255,226,90', 0.9)
    fillPath(pen, star(size * 2.3, 12, 0.62), '#fff3a05a')
  })

/** Wing position after a flap: a quick stroke down, a slower one up, then held high while gliding or falling. */
function wingAt(flapped: number, fall: number): number {
  if (flapped < 0.09) return mix(1, -0.9, flapped / 0.09)
  if (flapped < 0.3) return mix(-0.9, 0.8, (flapped - 0.09) / 0.21)
  return 0.75 + clamp(fall / 11) * 0.25
}
