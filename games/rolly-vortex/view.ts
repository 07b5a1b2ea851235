/** The tube as it is seen, steered and heard. */
import { breath, clamp, mix } from '../kit/paint/easing.ts'
import type { Frame, View } from '../kit/view.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { effects } from './view/effects.ts'
import { furnish } from './view/furnish.ts'
import { openGraphics } from './view/graphics.ts'
import { backOf, ballLook, bendAt, bubbleLook, eyeAt } from './view/look.ts'
import { rolling } from './view/rolling.ts'
import { sounds } from './view/sounds.ts'
import type { Action, State } from './rules/state.ts'
import { steering } from './view/hand.ts'
import { apart } from './rules/tube.ts'
import { SPEED, speedAt } from './rules/curve.ts'
import { zone, ZONE_LENGTH, zoneNumber } from './view/zones.ts'

/** Metres a second at which the tube drifts by before a round. */
const DRIFT = 7
/** All patterns on the wall repeat after so many metres. */
const PATTERN = 16
/** Metres in a frame that can only be another round. */
const LEAP = 30

export function openView(stage: Stage): View<State, Action> {
  const graphics = openGraphics(stage.canvas)
  const effect = effects(stage)
  const ball = rolling()
  /** Where the camera has turned to, what has drifted by, and how far the obstacles have grown. */
  let looking = 0
  let drifted = 0
  let rise = 0
  let last = { distance: 0, angle: 0 }

  /** Takes what lives in the view on to this frame; how far the ball has moved in it. */
  function follow({ state, delta, still, playing }: Frame<State, Action>, now: typeof last): number {
    const waiting = state.distance === 0
    if (now.distance < last.distance || now.distance > last.distance + LEAP) {
      last = now
      looking = now.angle
      rise = waiting ? 0 : 1
      effect.clear()
    }
    const drift = waiting && !still ? DRIFT * delta : 0
    const moved = now.distance - last.distance + drift
    ball.roll(moved, apart(last.angle, now.angle), delta)
    drifted += drift
    rise = clamp(rise + (waiting && !playing ? -delta : delta) * 1.6)
    looking += apart(looking, now.angle) * (1 - Math.exp(-delta * 11))
    last = now
    return moved
  }

  function draw(frame: Frame<State, Action>): void {
    const { before, state, since, time, delta, still } = frame
    const t = Math.min(1, since * 60)
    const distance = mix(before.distance, state.distance, t)
    const angle = before.angle + apart(before.angle, state.angle) * t
    const moved = follow(frame, { distance, angle })
    const haste = clamp((speedAt(distance) - SPEED.start) / 30)
    const jolt = effect.shaken(delta)
    const number = zoneNumber(distance)
    graphics.draw(delta, (scene, detail) => {
      furnish(scene, state, { distance, time, rise }, effect.lights)
      effect.lights.draw(scene.sparks, distance, delta)
      if (!still && !state.crash) effect.lights.rush(scene.sparks, moved, 0.25 + haste)
      const { width, height } = stage.canvas
      scene.draw(
        {
          width,
          height,
          detail,
          back: backOf(state.crash),
          ...eyeAt(height, width, rise, haste, still ? 0 : jolt, time),
        },
        {
          roll: -looking * Math.PI * 2 + (still ? 0 : (breath(time, 9) - 0.5) * 0.12 - state.spin * 0.07),
          scroll: (distance + drifted) % PATTERN,
          bend: still ? [0, 0, 0, 0] : bendAt(distance + drifted),
          zone: zone(number),
          next: zone(number + 1),
          border: (number + 1) * ZONE_LENGTH - distance,
        },
        {
          angle,
          turn: ball.turn,
          bubble: bubbleLook(state, time),
          ...ballLook(state.crash, t, state.distance === 0 && !still ? time : 0),
        },
      )
    })
  }

  return { draw, ...steering(stage), hear: sounds, see: effect.see }
}
