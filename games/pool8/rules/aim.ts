/** Which balls can be sent where, by the ghost ball: where the cue ball must arrive to send another on its way. */
import { type Ball } from './ball.ts'
import { SLOWING } from './physics.ts'
import { mayMeetFirst } from './referee.ts'
import { isFree } from './spots.ts'
import { powerFor } from './stroke.ts'
import { type State } from './state.ts'
import { type Pocket, type Point, POCKETS, RADIUS } from './table.ts'

/** A way for a ball into a pocket. */
export interface Line {
  readonly target: Ball
  readonly pocket: Pocket
  readonly ghost: Point
  /** Unit vector that the target must take. */
  readonly dx: number
  readonly dy: number
  readonly distance: number
  /** How far its direction may be off, in radians. */
  readonly slack: number
}

/** A line, and how the cue ball gets to it. */
export interface Pot {
  readonly line: Line
  readonly dx: number
  readonly dy: number
  readonly distance: number
  /** Share of the cue ball's speed that the target takes: the cosine of the cut. */
  readonly fullness: number
  /** How far the cue's aim may be off, in radians. */
  readonly margin: number
}

/** The least fullness, and the least cosine between a ball's way and the pocket's axis, that is worth trying. */
const THINNEST = 0.2
const FLATTEST = 0.35
/** Centimetres to either side of a pocket's middle in which a ball still drops. */
const MOUTH = 3.4

/** Whether a ball can roll straight from one point to the other without meeting any but the skipped one. */
export function isClear(balls: readonly Ball[], from: Point, to: Point, skip: number): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  for (const { id, x, y, pocket } of balls) {
    if (id === 0 || id === skip || pocket >= 0) continue
    const along = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / square))
    const ox = from.x + dx * along - x
    const oy = from.y + dy * along - y
    if (ox * ox + oy * oy < 4 * RADIUS * RADIUS) return false
  }
  return true
}

/** Every open line of every ball that the shooter may meet first. */
export function openLines(state: State): Line[] {
  const { balls } = state.motion
  return balls
    .filter(({ id, pocket }) => pocket < 0 && mayMeetFirst(state, id))
    .flatMap((target) => POCKETS.flatMap((pocket) => lineTo(balls, target, pocket) ?? []))
}

function lineTo(balls: readonly Ball[], target: Ball, pocket: Pocket): Line | undefined {
  const { mouth, nx, ny } = pocket
  const toX = mouth.x - target.x
  const toY = mouth.y - target.y
  const distance = Math.sqrt(toX * toX + toY * toY)
  const dx = toX / distance
  const dy = toY / distance
  const straight = -(dx * nx + dy * ny)
  if (straight < FLATTEST) return undefined
  const ghost = { x: target.x - dx * 2 * RADIUS, y: target.y - dy * 2 * RADIUS }
  if (!isFree([], 0, ghost.x, ghost.y) || !isClear(balls, target, mouth, target.id)) return undefined
  return { target, pocket, ghost, dx, dy, distance, slack: (MOUTH * straight) / (distance + 2 * RADIUS) }
}

export function potFrom(balls: readonly Ball[], from: Point, line: Line): Pot | undefined {
  const dx = line.ghost.x - from.x
  const dy = line.ghost.y - from.y
  const distance = Math.sqrt(dx * dx + dy * dy)
  const fullness = (dx * line.dx + dy * line.dy) / distance
  if (!(fullness > THINNEST) || !isClear(balls, from, line.ghost, line.target.id)) return undefined
  const margin = (line.slack * fullness * 2 * RADIUS) / (distance + 2 * RADIUS)
  return { line, dx, dy, distance, fullness, margin }
}

/** What the shooter could pot, the surest first. */
export function pots(state: State): Pot[] {
  const [cue] = state.motion.balls
  if (!cue || cue.pocket >= 0) return []
  return openLines(state)
    .flatMap((line) => potFrom(state.motion.balls, cue, line) ?? [])
    .sort((a, b) => b.margin - a.margin)
}

/** The speed with which a ball must set out to pass so many centimetres and still have `left` cm/s. */
const speedOver = (distance: number, left: number) => Math.sqrt(left * left + 2 * SLOWING * distance)

/** With this speed a ball drops; what a cue ball loses until it rolls is added. */
const DROPS = 60
const SLIDES = 1.4

/** The least power that still brings the ball to the pocket. */
export const gentlestPower = ({ line, distance, fullness }: Pot) =>
  powerFor(SLIDES * speedOver(distance, speedOver(line.distance, DROPS) / fullness))
