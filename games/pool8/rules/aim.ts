/** Finds possible pots by the ghost-ball method: the cue ball's position at contact sets the target's direction. */
import { type Ball } from './ball.ts'
import { SLOWING } from './physics.ts'
import { mayMeetFirst } from './referee.ts'
import { isFree } from './spots.ts'
import { powerFor } from './stroke.ts'
import { type State } from './state.ts'
import { type Pocket, type Point, POCKETS, RADIUS } from './table.ts'

/** An open path of a ball into a pocket. */
interface PotLine {
  readonly target: Ball
  readonly pocket: Pocket
  readonly ghost: Point
  /** Unit vector of the target's path. */
  readonly dx: number
  readonly dy: number
  readonly distance: number
  /** Angular tolerance of the target's path, in radians. */
  readonly slack: number
}

/** A line, and the cue ball's path to it. */
export interface Pot {
  readonly line: PotLine
  readonly dx: number
  readonly dy: number
  readonly distance: number
  /** Share of the cue ball's speed that the target takes: the cosine of the cut angle. */
  readonly fullness: number
  /** Angular tolerance of the cue's aim, in radians. */
  readonly margin: number
}

/** Minimum fullness, and minimum cosine between a ball's path and the pocket's axis, worth trying. */
const THINNEST = 0.2
const FLATTEST = 0.35
/** Half the width of a pocket's mouth within which a ball still drops, in cm. */
const MOUTH = 3.4

/** Whether a ball can roll straight between two points without hitting any ball except the skipped one. */
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

/** Every open line of every ball that may legally be hit first. */
export function openLines(state: State): PotLine[] {
  const { balls } = state.motion
  return balls
    .filter(({ id, pocket }) => pocket < 0 && mayMeetFirst(state, id))
    .flatMap((target) => POCKETS.flatMap((pocket) => lineTo(balls, target, pocket) ?? []))
}

function lineTo(balls: readonly Ball[], target: Ball, pocket: Pocket): PotLine | undefined {
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

export function potFrom(balls: readonly Ball[], from: Point, line: PotLine): Pot | undefined {
  const dx = line.ghost.x - from.x
  const dy = line.ghost.y - from.y
  const distance = Math.sqrt(dx * dx + dy * dy)
  const fullness = (dx * line.dx + dy * line.dy) / distance
  if (!(fullness > THINNEST) || !isClear(balls, from, line.ghost, line.target.id)) return undefined
  const margin = (line.slack * fullness * 2 * RADIUS) / (distance + 2 * RADIUS)
  return { line, dx, dy, distance, fullness, margin }
}

/** All possible pots, the most tolerant first. */
export function pots(state: State): Pot[] {
  const [cue] = state.motion.balls
  if (!cue || cue.pocket >= 0) return []
  return openLines(state)
    .flatMap((line) => potFrom(state.motion.balls, cue, line) ?? [])
    .sort((a, b) => b.margin - a.margin)
}

/** Start speed, in cm/s, of a ball that still has `left` cm/s after this distance in cm. */
const speedOver = (distance: number, left: number) => Math.sqrt(left * left + 2 * SLOWING * distance)

/** Speed at which a ball drops, in cm/s, and the factor for the speed that a cue ball loses until it rolls. */
const DROPS = 60
const SLIDES = 1.4

/** Minimum power that still brings the ball to the pocket. */
export const gentlestPower = ({ line, distance, fullness }: Pot) =>
  powerFor(SLIDES * speedOver(distance, speedOver(line.distance, DROPS) / fullness))
