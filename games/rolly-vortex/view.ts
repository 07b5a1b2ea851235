/** The tube as it is seen, steered and heard. */
import { breath, clamp, easeIn, easeInOut, easeOut, mix } from '../kit/easing.ts'
import type { Frame, Game } from '../kit/game.ts'
import type { Stage } from '../kit/stage.ts'
import { advice } from './advice.ts'
import { effects, PRESSED } from './effects.ts'
import { furnish } from './furnish.ts'
import { openGraphics } from './graphics.ts'
import { rolling } from './rolling.ts'
import { rules } from './rules.ts'
import { sounds } from './sounds.ts'
import type { Action, Crash, State } from './state.ts'
import { steering } from './steering.ts'
import { apart } from './tube.ts'
import { BALL_RADIUS, CRASH, SPARED, SPEED, speedAt, TUBE_RADIUS } from './tuning.ts'
import { zone, ZONE_LENGTH, zoneNumber } from './zones.ts'

const FLOOR = TUBE_RADIUS - BALL_RADIUS
/** Metres a second at which the tube drifts by before a round. */
const DRIFT = 7
/** All patterns on the wall repeat after so many metres. */
const PATTERN = 16

type Look = Frame<State, Action>

function open(stage: Stage) {
  const graphics = openGraphics(stage.canvas)
  const { read, steer } = steering(stage)
  const effect = effects(stage)
  const ball = rolling()
  /** Where the camera has turned to, what has drifted by, and how far the obstacles have grown. */
  let looking = 0
  let drifted = 0
  let rise = 0
  let lastDistance = 0
  let lastAngle = 0

  function draw({ before, state, since, time, delta, still, playing }: Look): void {
    const t = Math.min(1, since * 60)
    const distance = mix(before.distance, state.distance, t)
    const angle = before.angle + apart(before.angle, state.angle) * t
    const opening = state.distance === 0
    if (distance < lastDistance || distance > lastDistance + 30) {
      looking = lastAngle = angle
      lastDistance = distance
      rise = opening ? 0 : 1
      effect.clear()
    }
    const drift = opening && !still ? DRIFT * delta : 0
    const moved = distance - lastDistance + drift
    const turnedBy = apart(lastAngle, angle)
    drifted += drift
    rise = clamp(rise + (opening && !playing ? -delta : delta) * 1.6)
    lastDistance = distance
    lastAngle = angle
    looking += apart(looking, angle) * (1 - Math.exp(-delta * 11))
    ball.roll(moved, turnedBy, delta)

    const { scene } = graphics
    const speed = speedAt(distance)
    const haste = clamp((speed - SPEED.start) / 30)
    const jolt = still ? 0 : effect.shaken(delta)
    if (scene) {
      furnish(scene, state, { distance, time, rise }, effect.lights)
      effect.lights.draw(scene.sparks, distance, delta)
      if (!still && !state.crash) effect.lights.rush(scene.sparks, moved, 0.25 + haste)
      const number = zoneNumber(distance)
      const tall = clamp((stage.height / stage.width - 1) / 0.9)
      const fallen = state.crash ? (state.crash.ticks + t) / CRASH : 0
      scene.draw(
        {
          width: stage.canvas.width,
          height: stage.canvas.height,
          detail: graphics.detail(delta),
          back: 6.6 - easeOut(fallen) * 0.7,
          x: Math.sin(time * 60) * jolt * 0.16,
          y: mix(mix(-0.8, -0.1, tall), mix(0.3, 1.1, tall), easeInOut(rise)) + Math.sin(time * 47) * jolt * 0.16,
          pitch: mix(0.1, 0.02, tall),
          zoom: mix(1.7, 1.95, tall) - haste * 0.2,
        },
        {
          roll: -looking * Math.PI * 2 + (still ? 0 : (breath(time, 9) - 0.5) * 0.12 - state.spin * 0.07),
          scroll: (distance + drifted) % PATTERN,
          bend: still ? [0, 0, 0, 0] : bendAt(distance + drifted),
          time,
          zone: zone(number),
          next: zone(number + 1),
          border: (number + 1) * ZONE_LENGTH - distance,
        },
        {
          angle,
          turn: ball.turn,
          bubble: bubbleLook(state, time),
          ...ballLook(state.crash, t, opening ? time : 0),
        },
      )
    }
  }

  return { draw, read, steer, hear: sounds, see: effect.see }
}

/** How the tube winds on from here: sideways by the square and by the cube of the way. */
function bendAt(distance: number): [number, number, number, number] {
  const [slow, quick] = [distance * 0.0083 + 1, distance * 0.0121]
  const [wide, high] = [0.00105, 0.0008]
  return [
    Math.sin(quick) * wide,
    Math.sin(slow) * high,
    (Math.cos(quick) * wide * 0.0121) / 3,
    (Math.cos(slow) * high * 0.0083) / 3,
  ]
}

/** After a wall it is pressed flat and bursts; over a hole it drops out of the tube. */
function ballLook(crash: Crash | null, t: number, waiting: number) {
  if (!crash) return { radius: FLOOR - Math.abs(Math.sin(waiting * 3)) * 0.25, squash: 1, scale: 1 }
  const ticks = crash.ticks + t
  if (crash.kind === 'hole') {
    const fall = easeIn(ticks / 44)
    return { radius: FLOOR + fall * 9 + ticks * 0.02, squash: 1, scale: 1 - fall * 0.6 }
  }
  const gone = ticks > PRESSED
  // Far out, where it casts no shadow.
  return { radius: gone ? 9 : FLOOR, squash: 1 - 0.5 * easeOut(ticks / PRESSED), scale: gone ? 0 : 1 }
}

/** The bubble wobbles, and fades in the moment of grace after it has burst. */
function bubbleLook({ bubble, spared }: State, time: number): number {
  return bubble ? 0.85 + 0.15 * breath(time) : (spared / SPARED) * 0.5
}

export const game: Game<State, Action> = {
  rules,
  goal: 'Roll through the tube: past walls, blades and holes, after the gems.',
  controls: {
    touch: 'Hold or tap a side to roll that way, or drag.',
    mouse: 'Hold or click a side, or drag.',
    keys: 'Arrows or A and D steer.',
    pad: 'The stick or the cross steers.',
  },
  medals: [500, 1500, 3500],
  curtain: 0.35,
  tally: ({ gems }) => `◆ ${gems}`,
  say: (state) => advice(state),
  verdict: ({ crash }) => (crash?.kind === 'hole' ? 'Down you go!' : 'Crash!'),
  open,
}
