/** Fills the uniform block that all shaders share. */
import { lens, type TubeView } from './camera.ts'
import { COATS, type Palette } from './looks.ts'
import { PATTERNS, type zoneOf } from './zones.ts'

type Zone = ReturnType<typeof zoneOf>

export interface Tube {
  /** Rotation in radians. */
  readonly roll: number
  /** Offset of its pattern in metres. */
  readonly scroll: number
  /** Sideways and up by the square of the distance ahead, then by its cube. */
  readonly bend: readonly [number, number, number, number]
  readonly zone: Zone
  readonly next: Zone
  /** Metres to the next zone, and to the mark of the best round. */
  readonly border: number
  readonly best: number
  /** Up to two rotating stretches: metres to both ends, current rotation, and direction. */
  readonly drums: readonly number[]
  /** Obstacles stand out more. */
  readonly strong?: boolean
}

export interface BallView {
  readonly angle: number
  readonly radius: number
  readonly squash: number
  /** Orientation as a quaternion. */
  readonly turn: readonly number[]
  readonly scale: number
  /** Opacity of the surrounding bubble, and of the flames. */
  readonly bubble: number
  readonly fire: number
  readonly look: Palette
}

/** Offsets in the block. */
const BEND = 16
const NOW = 20
const BALL = 24
const ROLL = 28
const DRUMS = 32
const HUES = DRUMS + 8
const COAT = HUES + 40
/** Floats in the block. */
export const BLOCK = COAT + 16
/** Metres at which fog hides everything. */
export const FOG = 84
/** Stretches that start after their end, so they are empty. */
export const NO_DRUMS = [1, 0, 0, 0, 1, 0, 0, 0]

/** The colours of a zone as drawn. Strong signs make walls darker and obstacles paler. */
export const paintsOf = ({ colours, light }: Pick<Zone, 'colours' | 'light'>, strong = false) =>
  colours.map((colour, i) =>
    channels(colour).map((part) =>
      i < 2 ? part * light * (strong ? 0.6 : 1) : strong && i === 4 ? part * 0.5 + 0.5 : part,
    ),
  )

export function fillUniforms(values: Float32Array, eye: TubeView, tube: Tube, ball: BallView): void {
  values.set(lens(eye))
  values.set(tube.bend, BEND)
  values.set([tube.roll, tube.scroll, tube.border, FOG], NOW)
  values.set([ball.angle, ball.radius, ball.squash, tube.best], BALL)
  values.set(ball.turn, ROLL)
  values.set(NO_DRUMS, DRUMS)
  values.set(tube.drums, DRUMS)
  for (const [z, zone] of [tube.zone, tube.next].entries())
    for (const [i, paint] of paintsOf(zone, tube.strong).entries())
      values.set([...paint, PATTERNS.indexOf(zone.pattern)], HUES + (z * 5 + i) * 4)
  const { coat, colours, face, glow } = ball.look
  for (const [i, colour] of [...colours, face].entries())
    values.set([...colour, i === 0 ? COATS.indexOf(coat) : glow], COAT + i * 4)
}

/** Red, green and blue from 0 to 1. */
export function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}
