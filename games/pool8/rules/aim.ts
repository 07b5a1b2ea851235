/** Finds possible pots by the ghost-ball method: the cue ball's position at contact sets the target's direction. */
import { type Ball, OUT, ROLLING, SETTLE } from './ball.ts'
import { contactOf } from './contact.ts'
import { mayMeetFirst } from './referee.ts'
import { isFree } from './spots.ts'
import { powerFor } from './speed.ts'
import { type CueShot, type State } from './state.ts'
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
const MOUTH = 4.2
/** Rounds of correction for throw: each leaves a tenth of the error. */
const CORRECTIONS = 2

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
  return { line, dx, dy, distance, fullness, margin: marginOf(line, distance, fullness) }
}

const marginOf = ({ slack }: PotLine, distance: number, fullness: number) =>
  (slack * fullness * 2 * RADIUS) / (distance + 2 * RADIUS)

/** All possible pots, the most tolerant first. */
export function pots(state: State): Pot[] {
  const [cue] = state.motion.balls
  if (!cue || cue.pocket >= 0) return []
  return openLines(state)
    .flatMap((line) => potFrom(state.motion.balls, cue, line) ?? [])
    .sort((a, b) => b.margin - a.margin)
}

/** Start speed, in cm/s, of a rolling ball that still has `left` cm/s after this distance in cm. */
const speedOver = (distance: number, left: number) => Math.sqrt(left * left + 2 * ROLLING * distance)

/** Speed at which a ball drops, in cm/s. A ball that starts without spin loses `SETTLE` of its speed until it rolls. */
const DROPS = 60
/** Factor for the speed that a cue ball loses on its way by sliding. */
const SLIDES = 1.25

/** Minimum power that still brings the ball to the pocket. */
export const gentlestPower = ({ line, distance, fullness }: Pot) =>
  powerFor(SLIDES * speedOver(distance, speedOver(line.distance, DROPS) / (1 - SETTLE) / fullness))

/** The pot that this stroke plays; undefined if the first ball that it hits misses every pocket. */
export function potBy(
  state: State,
  shot: CueShot,
  contact = contactOf(state.motion.balls, shot),
): Pot | undefined {
  const { balls } = state.motion
  if (!contact || contact.cushions > 0 || !mayMeetFirst(state, contact.target.id)) return undefined
  const { target, cue } = contact
  const long = Math.sqrt(contact.dx * contact.dx + contact.dy * contact.dy)
  for (const pocket of POCKETS) {
    const line = lineTo(balls, target, pocket)
    if (!line || contact.dx * line.dx + contact.dy * line.dy < 0) continue
    const off = (contact.dx * line.dy - contact.dy * line.dx) / long
    if (off > line.slack || off < -line.slack) continue
    const from = balls[0] ?? cue
    const [dx, dy] = [cue.x - from.x, cue.y - from.y]
    const distance = Math.sqrt(dx * dx + dy * dy)
    const fullness = (dx * (target.x - cue.x) + dy * (target.y - cue.y)) / distance / (2 * RADIUS)
    return { line, dx, dy, distance, fullness, margin: marginOf(line, distance, fullness) }
  }
  return undefined
}

/** Turns a stroke so that its target takes the line in spite of throw. */
export function correctThrow(balls: readonly Ball[], shot: CueShot, { line }: Pot, from: Point): CueShot {
  const { target } = line
  const two = balls.map((ball) =>
    ball.id === 0
      ? { ...ball, x: from.x, y: from.y }
      : ball.id === target.id
        ? ball
        : { ...ball, pocket: OUT },
  )
  let [x, y] = [line.dx, line.dy]
  let best = shot
  for (let round = 0; round < CORRECTIONS; round++) {
    best = {
      ...shot,
      dx: target.x - x * 2 * RADIUS - from.x,
      dy: target.y - y * 2 * RADIUS - from.y,
    }
    const contact = contactOf(two, best)
    if (!contact) return shot
    const long = Math.sqrt(contact.dx * contact.dx + contact.dy * contact.dy)
    // Turns the line of centres by as much as the target left the wanted line.
    const sin = (contact.dx * line.dy - contact.dy * line.dx) / long
    const cos = Math.sqrt(1 - sin * sin)
    ;[x, y] = [x * cos - y * sin, y * cos + x * sin]
  }
  return best
}
