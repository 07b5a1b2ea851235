/** Runs a stroke from the cue's contact until the balls are at rest. */
import { type Ball } from './ball.ts'
import { advance, copy, type Hit, isMoving, strike } from './physics.ts'
import { judge } from './referee.ts'
import { type Idea, type Placing, type CueShot, type State, type CueStroke } from './state.ts'
import { isFree } from './spots.ts'
import { speedOf } from './speed.ts'
import { HEAD_STRING } from './table.ts'

export const NO_HITS: readonly Hit[] = []

export function place(state: State, { x, y }: Placing): State {
  const { hand, motion } = state
  if (hand === 'no' || (hand === 'behind the line' && x > HEAD_STRING)) return state
  if (!isFree(motion.balls, 0, x, y)) return state
  const next = copy(motion)
  const [cue] = next.balls
  if (!cue || (cue.x === x && cue.y === y)) return state
  cue.x = x
  cue.y = y
  return { ...state, motion: next }
}

export const NEW_STROKE: CueStroke = {
  first: 0,
  cushionFirst: false,
  crossed: false,
  behind: false,
  rail: false,
  railed: [],
  potted: [],
  hurried: false,
}

/** Square of the shortest valid direction. Squares of shorter ones are so inexact that the ball would gain speed. */
const SHORTEST = 1e-12

/** A fainter stroke would not move the ball, and its speed could be too small to calculate with. */
const FAINTEST = 1 / 1024

/** Whether a stroke is valid: it has a direction and power, and the tip hits the ball. */
export function isPlayable({ dx, dy, power, top, side }: CueShot): boolean {
  const square = dx * dx + dy * dy
  return (
    square >= SHORTEST &&
    square < Infinity &&
    power >= FAINTEST &&
    power <= 1 &&
    top * top + side * side <= 1 + 1e-9
  )
}

export function shoot(state: State, shot: CueShot): State {
  const motion = copy(state.motion)
  const [cue] = motion.balls
  if (!cue || cue.pocket >= 0) return state
  strike(cue, shot.dx, shot.dy, speedOf(shot.power), shot.top, shot.side)
  return {
    ...state,
    motion,
    stroke: NEW_STROKE,
    hits: NO_HITS,
    news: null,
    mind: null,
    shots: state.shots + 1,
  }
}

/** The state up to `ticks` later, judged once the balls are at rest. */
export function roll(state: State, ticks: number): State {
  if (!state.stroke) return state
  const motion = copy(state.motion)
  const stroke = { ...state.stroke, railed: [...state.stroke.railed], potted: [...state.stroke.potted] }
  const hits: Hit[] = []
  advance(motion, ticks, (hit) => {
    hits.push(hit)
    note(stroke, hit, motion.balls)
  })
  const next: State = { ...state, motion, stroke, hits: hits.length > 0 ? hits : NO_HITS }
  return isMoving(motion) ? next : judge(next)
}

/** Enough ticks for any shot. */
const TO_THE_END = 3000

/** The judged state after a hypothetical stroke. */
export const played = (state: State, { place: spot, shot }: Idea): State =>
  roll(shoot(spot ? place(state, spot) : state, shot), TO_THE_END)

/** Records a hit for the referee. */
function note(stroke: CueStroke, hit: Hit, balls: readonly Ball[]): void {
  const beyond = (id: number) => (balls[id]?.x ?? 0) - HEAD_STRING
  if (stroke.first === 0 && beyond(0) > 0) stroke.crossed = true
  if (hit.kind === 'ball' && stroke.first === 0 && hit.ball * hit.other === 0) {
    stroke.first = hit.ball + hit.other
    stroke.behind = !stroke.crossed && beyond(stroke.first) < 0
  } else if (hit.kind === 'pot') stroke.potted.push(hit.ball)
  else if (hit.kind === 'rail') {
    if (stroke.first > 0) stroke.rail = true
    else if (hit.ball === 0) stroke.cushionFirst = true
    if (hit.ball !== 0 && !stroke.railed.includes(hit.ball)) stroke.railed.push(hit.ball)
  }
}
