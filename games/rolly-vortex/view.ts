/** Connects the tube's picture, steering and sound. */
import { breath, clamp, mix } from '../kit/paint/easing.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { Box, ElementSpot, Frame, View, ViewFeedback } from '../kit/view.ts'
import { BALL_PLACE, METER_PLACE } from './lesson-places.ts'
import {
  BEHIND,
  CRASH,
  secondsBetween,
  SPEED,
  speedAt,
  TICKS_A_SECOND,
  TUBE_RADIUS,
  zoneNumber,
  zoneStart,
} from './rules/curve.ts'
import { timesOf } from './rules/collisions.ts'
import type { Action, State } from './rules/state.ts'
import { apart } from './rules/tube.ts'
import { ballLook, bubbleLook, createRoll, fireLook, FLOOR } from './view/ball.ts'
import { backOf, ballSpot, bendAt, eyeAt, lookDown, pitchAt, spotInTube } from './view/camera.ts'
import { addContents } from './view/contents.ts'
import { createEffects } from './view/effects.ts'
import { createGraphics } from './view/graphics.ts'
import { createHand } from './view/hand.ts'
import { furnish, late } from './view/late.ts'
import { paletteOf } from './view/looks.ts'
import { createMeter, meterBox, meterSpot } from './view/meter.ts'
import { createPortrait } from './view/portrait.ts'
import type { GhostBall } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { FOG, type Tube } from './view/uniforms.ts'
import { zoneOf } from './view/zones.ts'

/** Speed at which the tube drifts by before a round, in m/s. */
const DRIFT = 7
/** Period of all wall patterns, in metres. */
const PATTERN = 16

/** The ghost ball rolls at exactly the same speed, so it stays beside the player's until it crashes. */
function otherBall({ ghost, state }: Frame<State, Action>, t: number): GhostBall | undefined {
  return (
    ghost && {
      angle: ghost.angle - (ghost.spin * (1 - t)) / TICKS_A_SECOND,
      ahead: ghost.distance - state.distance,
      ...ballLook(ghost.crash, (ghost.crash?.ticks ?? 0) + t, 0),
    }
  )
}

/** The next two rotating stretches: metres to both ends, current rotation, and direction. */
function drumsAhead({ drums }: State, distance: number): number[] {
  const seconds = secondsBetween(0, distance)
  return drums
    .filter(({ at, length }) => at + length > distance - BEHIND)
    .slice(0, 2)
    .flatMap(({ at, length, turn }) => [
      at - distance,
      at + length - distance,
      (turn * seconds) % 1,
      Math.sign(turn),
    ])
}

/** Returns the metres from the ball to the mark of the best round. */
function createBestMark(): (frame: Frame<State, Action>, distance: number) => number {
  /** Metres from the start. Each bonus point brings the mark a metre closer; it glides there. */
  let mark = Infinity
  return ({ best, state, delta }, distance) => {
    if (!best) return -FOG
    const target = best - state.bonus
    mark = Number.isFinite(mark) ? mark + (target - mark) * (1 - Math.exp(-delta * 5)) : target
    return mark - distance
  }
}

/** The tube around the ball, apart from its rotation and the mark of the best round. */
function tubeAt(
  state: State,
  distance: number,
  drifted: number,
  still: boolean,
): Omit<Tube, 'roll' | 'best'> {
  const number = zoneNumber(distance)
  return {
    scroll: (distance + drifted) % PATTERN,
    bend: still ? [0, 0, 0, 0] : bendAt(distance + drifted),
    zone: zoneOf(number),
    next: zoneOf(number + 1),
    border: zoneStart(number + 1) - distance,
    drums: drumsAhead(state, distance),
  }
}

export function createView(stage: Stage, voice: ViewFeedback): View<State, Action> {
  const graphics = createGraphics(stage.canvas)
  const effects = createEffects(stage)
  const roll = createRoll()
  const showRush = createMeter(stage)
  /** Camera angle, metres drifted, and growth of the obstacles. */
  let looking = 0
  let drifted = 0
  let rise = 0
  /** 0 to 1: how far the view has widened for a blaze. */
  let surge = 0
  /** Position at which the ball was last drawn. */
  let last = { distance: 0, angle: 0 }
  let toBest = createBestMark()
  let best: number | undefined
  /** Where a point of the tube is in the last picture: turns, metres from the axis and from the start, a length there. */
  let locate: (angle: number, radius: number, metres: number, length: number) => ElementSpot

  function begin({ distance, angle }: State): void {
    last = { distance, angle }
    looking = angle
    rise = distance === 0 ? 0 : 1
    toBest = createBestMark()
    effects.clear()
  }

  /** Advances the view to this frame and returns how far the ball has moved. */
  function follow({ state, delta, still, playing }: Frame<State, Action>, now: typeof last): number {
    const waiting = state.distance === 0
    const drift = waiting && !still ? DRIFT * delta : 0
    const moved = now.distance - last.distance + drift
    roll.move(moved, apart(last.angle, now.angle), delta)
    drifted += drift
    rise = clamp(rise + (waiting && !playing ? -delta : delta) * 1.6)
    surge += (Number(state.blaze) - surge) * (1 - Math.exp(-delta * 5))
    looking += apart(looking, now.angle) * (1 - Math.exp(-delta * 11))
    last = now
    return moved
  }

  /** The ball, at its slowest: at speed it is drawn a little lower and smaller. And the meter. */
  function figure(): readonly Box[] {
    const { x, y, size } = ballSpot(stage.width, stage.height, 0)
    return [{ x: x - size, y: y - size, width: size * 2, height: size * 2 }, meterBox(stage)]
  }

  function draw(frame: Frame<State, Action>): void {
    const { before, state, since, time, delta, still } = frame
    best = frame.best
    const t = Math.min(1, since * 60)
    // No tick follows the last one, but the picture of the crash goes on.
    const isOver = state.crash?.ticks === CRASH
    const crashed = (state.crash?.ticks ?? 0) + (isOver ? since * TICKS_A_SECOND : t)
    const distance = mix(before.distance, state.distance, t)
    const angle = before.angle + apart(before.angle, state.angle) * t
    const moved = follow(frame, { distance, angle })
    const haste = clamp((speedAt(distance) - SPEED.start) / 40)
    const jolt = effects.shake(delta)
    const { sparks } = effects
    if (!still && !state.crash && distance > 0 && moved > 0)
      effects.trail({ ...state, distance, angle }, delta)
    showRush(state, state.distance > 0 && frame.playing)
    effects.drawWords(delta, figure())
    const eyeIn = (width: number, height: number) => ({
      width,
      height,
      back: backOf(state.crash, crashed),
      ...eyeAt(width, height, rise, still ? haste : haste + surge * 1.4, still ? 0 : jolt, time),
      ...(!still && state.crash && { pitch: pitchAt(width, height) + lookDown(state.crash, crashed) }),
    })
    const tube = {
      roll: -looking * Math.PI * 2 + (still ? 0 : (breath(time, 9) - 0.5) * 0.12 - state.spin * 0.07),
      ...tubeAt(state, distance, drifted, still),
    }
    locate = (angle, radius, metres, length) =>
      spotInTube(eyeIn(stage.width, stage.height), tube, angle, radius, metres - distance, length)
    graphics.draw(delta, frame.playing, (scene, size) => {
      addContents(scene, state, { distance, time, rise }, sparks)
      sparks.draw(scene.sparks, distance, delta)
      if (!still && !state.crash)
        sparks.rush(scene.sparks, moved, 0.2 + haste * 0.7 + (timesOf(state) - 1) * 0.12)
      scene.draw(
        { ...size, ...eyeIn(size.width, size.height) },
        { ...tube, best: toBest(frame, distance), strong: stage.strong },
        {
          angle,
          turn: roll.turn,
          bubble: bubbleLook(state, time),
          fire: fireLook(state, still ? 0 : time),
          look: paletteOf(stage.look),
          ...ballLook(state.crash, crashed, state.distance === 0 && !still ? time : 0),
        },
        otherBall(frame, t),
      )
    })
  }

  /** Where a place of a lesson is: the meter, the ball, a bubble or ember, or the whole tube at a distance. */
  function spot(place: number, { distance, angle, treats }: State): ElementSpot {
    if (place === METER_PLACE) return meterSpot(stage)
    if (place === BALL_PLACE) return locate(angle, FLOOR, distance, 2)
    const treat = treats.find(({ kind, at }) => kind !== 'gem' && at === place)
    return treat ? locate(treat.angle, FLOOR, place, 2) : locate(0, 0, place, TUBE_RADIUS * 2)
  }

  return {
    begin,
    draw,
    figure,
    spot,
    ...createHand(stage),
    furnish,
    hear: soundsOf,
    showsMedals: true,
    tension: ({ blaze, distance, rush }) => (blaze ? 1 : distance / 4000 + rush / 80),
    see(before, after) {
      late.directPeak?.(voice, stage, before, after, best)
      effects.see(before, after, best)
    },
    portrait: createPortrait(graphics),
  }
}
