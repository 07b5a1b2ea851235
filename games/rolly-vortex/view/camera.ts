/** Calculates the camera, its projection, and the bend of the tube ahead. */
import { clamp, easeInOut, easeOut, mix } from '../../kit/paint/easing.ts'
import { AHEAD, BALL_RADIUS, TUBE_RADIUS } from '../rules/curve.ts'
import type { ElementSpot } from '../../kit/view.ts'
import type { Crash } from '../rules/state.ts'
import { FLOOR } from './ball.ts'

/** Ticks after a crash in which the camera comes closer. */
const CLOSER_TICKS = 54

export interface TubeView {
  /** Canvas pixels, and the share of them rendered in each dimension. */
  readonly width: number
  readonly height: number
  readonly detail: number
  /** Metres behind the ball, and beside and above the tube's axis. */
  readonly back: number
  readonly x: number
  readonly y: number
  /** Downward tilt, in radians. */
  readonly pitch: number
  /** Magnification: a smaller value widens the view. */
  readonly zoom: number
}

type Eye = Omit<TubeView, 'detail'>

/** Rotation of the tube in radians, and its bend as by `bendAt`. */
interface TubeTurn {
  readonly roll: number
  readonly bend: readonly [number, number, number, number]
}

/** 0 for a square or wide frame, 1 for a portrait phone, where a higher camera puts the ball lower in the frame. */
const tallness = (width: number, height: number) => clamp((height / width - 1) / 0.9)

/** Downward tilt of the camera, in radians. */
export const pitchAt = (width: number, height: number) => mix(0.1, 0.02, tallness(width, height))

/**
 * All from 0 to 1: `rise` is the progress of the start animation, `haste` the speed, `jolt` the strength of the shake.
 */
export function eyeAt(
  width: number,
  height: number,
  rise: number,
  haste: number,
  jolt: number,
  time: number,
) {
  const tall = tallness(width, height)
  const waiting = mix(-0.8, -0.1, tall)
  const rolling = mix(0.3, 1.1, tall)
  return {
    x: Math.sin(time * 60) * jolt * 0.16,
    y: mix(waiting, rolling, easeInOut(rise)) + Math.sin(time * 47) * jolt * 0.16,
    pitch: pitchAt(width, height),
    zoom: mix(1.7, 1.95, tall) - haste * 0.2,
  }
}

/** Metres from the camera to the ball; it drifts closer for `ticks` after a crash. */
export function backOf(crash: Crash | null, ticks = 0): number {
  return 6.6 - (crash ? easeOut(ticks / CLOSER_TICKS) * (crash.kind === 'hole' ? 2.4 : 1.2) : 0)
}

/** Downward tilt of the camera after a fall, in radians. */
export function lookDown(crash: Crash | null, ticks: number): number {
  return crash?.kind === 'hole' ? easeInOut(ticks / CLOSER_TICKS) * 0.3 : 0
}

/** Bend of the tube: sideways and up by the square of the distance ahead, then by its cube. */
export function bendAt(distance: number): [number, number, number, number] {
  const [slow, quick] = [distance * 0.0083 + 1, distance * 0.0121]
  const [wide, high] = [0.00105, 0.0008]
  return [
    Math.sin(quick) * wide,
    Math.sin(slow) * high,
    (Math.cos(quick) * wide * 0.0121) / 3,
    (Math.cos(slow) * high * 0.0083) / 3,
  ]
}

/**
 * Combines view and projection in one matrix. Scales to the shorter side, so that the tube fills phones and desktops.
 */
export function lens({ width, height, back, x, y, pitch, zoom }: Eye): number[] {
  const short = Math.min(width, height)
  const [wide, high] = [(zoom * short) / width, (zoom * short) / height]
  const [near, far] = [0.2, AHEAD + TUBE_RADIUS]
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)]
  const depth = (far + near) / (near - far)
  const offset = (2 * far * near) / (near - far)
  // After rotation about the x axis: y' = y·cos − z·sin, z' = y·sin + z·cos, relative to the camera.
  const [ty, tz] = [-y * cos + back * sin, -y * sin - back * cos]
  const right = [wide, 0, 0, 0]
  const up = [0, high * cos, depth * sin, -sin]
  const towards = [0, -high * sin, depth * cos, -cos]
  const place = [-x * wide, high * ty, depth * tz + offset, -tz]
  return [...right, ...up, ...towards, ...place]
}

/** Position and radius of the rolling ball in a frame, in the frame's units. */
export function ballSpot(width: number, height: number, haste: number) {
  const eye = { width, height, back: backOf(null), ...eyeAt(width, height, 1, haste, 0, 0) }
  return spotIn(eye, 0, -FLOOR, 0, BALL_RADIUS)
}

/** Where a point of the straight tube is in the frame, and how large a length in metres is there. */
function spotIn(eye: Eye, x: number, y: number, ahead: number, length: number): ElementSpot {
  const { width, height } = eye
  const matrix = lens(eye)
  const [across = 0, up = 0, depth = 1] = [0, 1, 3].map((row) =>
    [x, y, -ahead, 1].reduce((sum, part, i) => sum + part * (matrix[i * 4 + row] ?? 0), 0),
  )
  return {
    x: (width / 2) * (1 + across / depth),
    y: (height / 2) * (1 - up / depth),
    size: ((height / 2) * length * (matrix[5] ?? 0)) / depth,
  }
}

/**
 * Where a point of the tube is in the frame, as `place` in shaders.ts: turns around the tube, metres from its axis and
 * ahead of the ball. `length` is in metres.
 */
export function spotInTube(
  eye: Eye,
  { roll, bend: [wide, high, wider, higher] }: TubeTurn,
  angle: number,
  radius: number,
  ahead: number,
  length: number,
): ElementSpot {
  const turned = angle * Math.PI * 2 + roll
  const square = ahead * ahead
  return spotIn(
    eye,
    Math.sin(turned) * radius + square * (wide + wider * ahead),
    -Math.cos(turned) * radius + square * (high + higher * ahead),
    ahead,
    length,
  )
}
