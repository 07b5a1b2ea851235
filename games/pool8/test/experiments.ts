/**
 * Experiments with balls, cushions and friction, each with the value that theory predicts. The theory is written out
 * here from its sources, with constants of its own; the table is measured.
 */
import { type Ball, ballAt, courseOf, moveTo } from '../rules/ball.ts'
import { collide, rebound } from '../rules/impacts.ts'
import { advance, atRest, isMoving, strike, type TableMotion } from '../rules/physics.ts'
import { balls, type Places } from './tables.ts'

export interface Experiment {
  readonly name: string
  readonly unit: string
  readonly theory: number
  readonly measured: number
  /** The largest error that is accepted, in the same unit. */
  readonly most: number
}

/** In cm/s²; coefficients of sliding and rolling friction. */
const G = 981
const SLIDING = 0.2
const ROLLING = 0.02
/** Restitution of two balls and of a cushion; friction and sine of the height of its nose. */
const BALLS = 0.95
const CUSHION = 0.85
const RUBBER = 0.2
const NOSE = 0.27
/** A tip at 4/5 of the way to the rim rolls from the start. */
export const ROLLS = 0.8
const END = 5000

const degrees = (radians: number) => (radians * 180) / Math.PI
const radians = (angle: number) => (angle * Math.PI) / 180

/** A table with a struck cue ball, at its first tick. */
export function struck(
  places: Places,
  [dx, dy]: readonly [number, number],
  speed: number,
  top = 0,
  side = 0,
): { motion: TableMotion; cue: Ball } {
  const motion = atRest(balls(places))
  const [cue] = motion.balls
  if (!cue) throw new Error('No cue ball.')
  strike(cue, dx, dy, speed, top, side)
  return { motion, cue }
}

/** Kinetic energy of all motion and spin, per unit of mass, in cm²/s². */
export function energy({ balls, now }: TableMotion): number {
  let sum = 0
  for (const ball of balls) {
    if (ball.pocket >= 0) continue
    const b = { ...ball }
    moveTo(b, courseOf(ball), now)
    sum += (b.vx * b.vx + b.vy * b.vy) / 2 + (b.ux * b.ux + b.uy * b.uy + b.side * b.side) / 5
  }
  return sum
}

/** Alciatore's friction between balls whose surfaces slip at this speed, in cm/s (TP A.14). */
const grip = (slip: number) => 0.00995 + 0.108 * Math.exp(-0.01088 * slip)

/** The friction's share of the closing speed: it never reverses the slip, of which 1/7 takes up the whole. */
const rubbed = (slip: number, push: number) => Math.min(grip(slip) * push, slip / 7)

/** A ball that comes along x with this roll, and its target at a cut. Sizes are in units of its speed. */
function afterCut(angle: number, speed: number, roll: number) {
  const phi = radians(angle)
  const push = ((1 + BALLS) / 2) * Math.cos(phi)
  const slip = speed * Math.hypot(Math.sin(phi), roll * Math.cos(phi))
  const rub = slip > 0 ? rubbed(slip, push * speed) / slip : 0
  const thrown = rub * Math.sin(phi)
  // Along the line of centres, and across it.
  const [along, across] = [Math.cos(phi) - push, Math.sin(phi) - thrown]
  const lifted = 2.5 * rub * roll * Math.cos(phi)
  const [vx, vy] = [
    along * Math.cos(phi) + across * Math.sin(phi),
    along * Math.sin(phi) - across * Math.cos(phi),
  ]
  const [ux, uy] = [roll - lifted * Math.cos(phi), -lifted * Math.sin(phi)]
  return {
    target: degrees(phi - Math.atan2(thrown, push)),
    atOnce: degrees(Math.atan2(vy, vx)),
    later: degrees(Math.atan2(5 * vy + 2 * uy, 5 * vx + 2 * ux)),
  }
}

/** The same on the table. */
function measuredCut(angle: number, speed: number, roll: number) {
  const phi = radians(angle)
  const [cue, target] = [ballAt(0, 0, 0), ballAt(1, Math.cos(phi), Math.sin(phi))]
  Object.assign(cue, { vx: speed, ux: roll * speed })
  collide(cue, target)
  const atOnce = degrees(Math.atan2(cue.vy, cue.vx))
  // A ball that slides turns until it rolls.
  moveTo(cue, courseOf(cue), courseOf(cue).until)
  return {
    target: degrees(Math.atan2(target.vy, target.vx)),
    atOnce,
    later: degrees(Math.atan2(cue.vy, cue.vx)),
  }
}

const cuts = (): Experiment[] =>
  [
    [15, 100],
    [30, 100],
    [30, 400],
    [45, 200],
    [60, 300],
  ].flatMap(([angle = 0, speed = 0]) => {
    const [stun, seen] = [afterCut(angle, speed, 0), measuredCut(angle, speed, 0)]
    const [follow, rolled] = [afterCut(angle, speed, 1), measuredCut(angle, speed, 1)]
    const at = `${angle}° at ${speed} cm/s`
    const row = (name: string, theory: number, measured: number): Experiment => ({
      name: `${name}, cut ${at}`,
      unit: '°',
      theory,
      measured,
      most: 0.25,
    })
    return [
      row('object ball, with throw', stun.target, seen.target),
      row('stunned cue ball', stun.atOnce, seen.atOnce),
      row('rolling cue ball, in the end', follow.later, rolled.later),
    ]
  })

/** Throw of a full hit by side spin. */
const throws = (): Experiment[] =>
  [
    [50, 0.5],
    [120, 0.5],
    [300, 0.8],
  ].map(([speed = 0, side = 0]) => {
    const [cue, target] = [ballAt(0, 0, 0), ballAt(1, 1, 0)]
    strike(cue, 1, 0, speed, 0, side)
    collide(cue, target)
    const slip = 1.25 * side * speed
    const push = ((1 + BALLS) / 2) * speed
    return {
      name: `throw by ${side} side, full hit at ${speed} cm/s`,
      unit: '°',
      theory: -degrees(Math.atan2(rubbed(slip, push), push)),
      measured: degrees(Math.atan2(target.vy, target.vx)),
      most: 0.25,
    }
  })

/** Han's cushion: velocity and roll into it and along it, and side spin, as multiples of the speed. */
function han(into: number, along: number, rollInto: number, rollAlong: number, side: number) {
  const cos = Math.sqrt(1 - NOSE * NOSE)
  const press = (1 + CUSHION) * cos * into
  // Slip at the nose: along the cushion, and over it.
  const [slipAlong, slipOver] = [along - NOSE * rollAlong - cos * side, NOSE * into + rollInto]
  const slip = Math.hypot(slipAlong, slipOver)
  const rub = slip > 0 ? Math.min(RUBBER * press, (2 / 7) * slip) / slip : 0
  return { out: cos * press + NOSE * rub * slipOver - into, along: along - rub * slipAlong }
}

function offCushion(angle: number, speed: number, side: number): Experiment[] {
  const phi = radians(angle)
  const [into, along] = [Math.cos(phi), Math.sin(phi)]
  const ball = ballAt(0, 0, 0)
  strike(ball, along, -into, speed, ROLLS, side)
  rebound(ball, { pocket: -1, nx: 0, ny: 1, bounce: CUSHION })
  // Right side runs along a cushion that the ball leaves to the right.
  const theory = han(into, along, into, -along, 1.25 * side)
  const name = `off a cushion at ${angle}°, ${side === 0 ? 'no side' : side > 0 ? 'running side' : 'check side'}`
  return [
    {
      name,
      unit: '°',
      theory: degrees(Math.atan2(theory.along, theory.out)),
      measured: degrees(Math.atan2(ball.vx, ball.vy)),
      most: 0.001,
    },
    {
      name: `speed ${name}`,
      unit: '%',
      theory: 100 * Math.hypot(theory.along, theory.out),
      measured: (100 * Math.hypot(ball.vx, ball.vy)) / speed,
      most: 0.001,
    },
  ]
}

const cushions = (): Experiment[] =>
  [0, 20, 40, 60].flatMap((angle) => [0, 0.6, -0.6].flatMap((side) => offCushion(angle, 250, side)))

const rolls = (): Experiment[] =>
  [20, 40, 60, 80].map((speed) => {
    const { motion, cue } = struck({ 0: [20, 30] }, [1, 0], speed, ROLLS)
    advance(motion, END, () => {})
    return {
      name: `roll from ${speed} cm/s`,
      unit: 'cm',
      theory: speed ** 2 / (2 * ROLLING * G),
      measured: cue.x - 20,
      most: 1e-9,
    }
  })

const slides = (): Experiment[] =>
  [100, 200, 300].flatMap((speed) => {
    const { motion, cue } = struck({ 0: [20, 30] }, [1, 0], speed)
    while (cue.at === 0) advance(motion, 1, () => {})
    return [
      {
        name: `slide from ${speed} cm/s`,
        unit: 'cm',
        theory: (12 / 49) * (speed ** 2 / (SLIDING * G)),
        measured: cue.x - 20,
        most: 1e-9,
      },
      {
        name: `speed after a slide from ${speed} cm/s`,
        unit: 'cm/s',
        theory: (5 / 7) * speed,
        measured: cue.vx,
        most: 1e-9,
      },
    ]
  })

/** A ball is rolled beside a fast one: friction is its own. */
function besideFast(): Experiment {
  const { motion, cue } = struck({ 0: [20, 30], 1: [30, 90] }, [1, 0], 60, ROLLS)
  const [, fast] = motion.balls
  if (fast) strike(fast, 1, 0, 900, 0, 0)
  while (isMoving(motion)) advance(motion, 1, () => {})
  return {
    name: 'roll from 60 cm/s beside a ball at 900 cm/s',
    unit: 'cm',
    theory: 60 ** 2 / (2 * ROLLING * G),
    measured: cue.x - 20,
    most: 1e-9,
  }
}

export const experiments = (): Experiment[] => [
  ...rolls(),
  besideFast(),
  ...slides(),
  ...cuts(),
  ...throws(),
  ...cushions(),
]
