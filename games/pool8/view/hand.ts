/** Turns gestures into aim, power and tip position. The rules only see the finished shot. */
import { clamp } from '../../kit/paint/easing.ts'
import { STEPS } from '../../kit/rules/ways.ts'
import type { Gesture, Held, Point } from '../../kit/view.ts'
import type { Ball } from '../rules/ball.ts'
import { mayMeetFirst } from '../rules/referee.ts'
import { type Action, DIRECTION, mayPlay, type Placing, type Shot, type State } from '../rules/state.ts'
import { FOOT_SPOT, HEAD_STRING, LENGTH, RADIUS, WIDTH } from '../rules/table.ts'
import { coachWords } from '../words.ts'
import { isNear, type Layout, toTable, turned } from './layout.ts'

export interface Aim {
  /** Direction of the cue on the table, in radians from its long side. */
  angle: number
  /** How far the cue is drawn back, which sets the power: 0 at rest, at most 1. */
  power: number
  top: number
  side: number
  /** Target of the arrow keys and the stick. */
  mode: 'aim' | 'spin' | 'ball'
}

export interface Hand {
  readonly aim: Aim
  begin(state: State): void
  see(before: State, after: State): void
  read(gesture: Gesture, state: State): Action | undefined
  steer(held: Held, state: State): Action | undefined
}

/** Below this, the cue has been pushed back and no stroke is played. */
const LEAST_POWER = 0.04
/** Initial power of a key press, on the break and later. */
const USUAL = { break: 0.95, later: 0.45 }
/** Radius around the cue's handle in which a tap releases it, in pixels. */
const HANDLE = 24
/** One arrow key press: radians, share of the power, share of the spin, cm. */
const STEP = { aim: 0.004, power: 0.04, spin: 0.2, ball: 1.5 }
/** Ticks until a held arrow key repeats, accelerating. */
const HOLD = 14
/** Fractions to which values are rounded, so that the actions in a replay are short to write. */
const PARTS = { direction: DIRECTION, touch: 1024, place: 64 }

/** `tell` announces changes that affect only the aim, and refusals. */
export function createHand(layoutNow: () => Layout, tell: (text: string) => void): Hand {
  const aim: Aim = { angle: 0, power: 0, top: 0, side: 0, mode: 'aim' }
  let grab: 'aim' | 'power' | 'spin' | 'coach' | 'ball' = 'aim'
  let last: Point = { x: 0, y: 0 }
  /** Index of the last target among the balls that may be hit first. */
  let target = 0
  /** Ticks for which the arrow keys or the stick have been held. */
  let held = 0

  /** Sets the cue up for a new stroke. */
  function address(state: State): void {
    const angle = towards(state, firstTarget(state))
    target = 0
    Object.assign(aim, { angle, power: 0, top: 0, side: 0, mode: 'aim' })
  }

  function tip(side: number, top: number): void {
    const far = Math.max(1, Math.hypot(side, top))
    aim.side = side / far
    aim.top = top / far
  }

  const shot = (): Shot => ({
    kind: 'shoot',
    dx: Math.round(Math.cos(aim.angle) * PARTS.direction),
    dy: Math.round(Math.sin(aim.angle) * PARTS.direction),
    power: Math.ceil(aim.power * PARTS.touch) / PARTS.touch,
    // Rounds towards the centre, so that the tip stays on the ball.
    top: Math.trunc(aim.top * PARTS.touch) / PARTS.touch,
    side: Math.trunc(aim.side * PARTS.touch) / PARTS.touch,
  })

  /** Position of a point along the power bar, as a share of it, and its distance from the bar in pixels. */
  function pulled({ x, y }: Point): readonly [number, number] {
    const { power } = layoutNow()
    return power.down
      ? [(y - power.y) / power.length, x - power.x]
      : [(x - power.x) / power.length, y - power.y]
  }

  /** Draws the cue back; fully forward, it rests. */
  function draw(power: number): void {
    aim.power = clamp(power)
    if (aim.power < LEAST_POWER) aim.power = 0
  }

  /** The finger may leave the spin ball, so that it does not cover the tip and can set it precisely. */
  function pick({ x, y }: Point): void {
    const { spin, button } = layoutNow()
    tip((x - spin.x) / button / 1.6, (spin.y - y) / button / 1.6)
  }

  function grabAt(state: State, at: Point): typeof grab {
    const { spin, coach, button, scale } = layoutNow()
    const [cue] = state.motion.balls
    const [along, off] = pulled(at)
    if (isNear(at, spin, button + 8)) return 'spin'
    if (isNear(at, coach, button + 6)) return 'coach'
    if (Math.abs(off) < 30 && Math.abs(along - 0.5) < 0.62) return 'power'
    return cue && state.hand !== 'no' && isNear(toTable(layoutNow(), at), cue, Math.max(22 / scale, 5))
      ? 'ball'
      : 'aim'
  }

  /** Rotates the line with the finger around the cue ball; slow movements count less, for a fine aim. */
  function swing(state: State, at: Point): void {
    const by = towards(state, toTable(layoutNow(), at)) - towards(state, toTable(layoutNow(), last))
    // The sine preserves small turns and drops full ones.
    aim.angle += Math.sin(by) * clamp(Math.hypot(at.x - last.x, at.y - last.y) / 6, 0.25)
  }

  /** Alternative to pulling: one tap draws the cue back, a second tap on its handle releases it. */
  function tapped(state: State, at: Point): Action | undefined {
    if (grab === 'spin') pick(at)
    else if (grab === 'coach') return ask(state)
    else if (grab === 'aim') aim.angle = towards(state, toTable(layoutNow(), at))
    else if (grab === 'power') {
      const to = pulled(at)[0]
      if (aim.power > 0 && Math.abs(to - aim.power) * layoutNow().power.length < HANDLE) return shot()
      draw(to)
    }
    return undefined
  }

  function dragged(state: State, { phase, x, y }: Gesture & { kind: 'drag' }): Action | undefined {
    const at = { x, y }
    const over = phase === 'end' || phase === 'cancel'
    let action: Action | undefined
    if (grab === 'power') {
      draw(phase === 'cancel' ? 0 : pulled(at)[0])
      if (phase === 'end' && aim.power > 0) action = shot()
    } else if (grab === 'spin') pick(at)
    else if (grab === 'ball') action = placing(state, toTable(layoutNow(), at))
    else if (grab === 'aim' && !over) swing(state, at)
    last = at
    return action
  }

  function move(state: State, x: number, y: number, much: number): Action | undefined {
    if (aim.mode === 'spin') tip(aim.side + x * STEP.spin * much, aim.top - y * STEP.spin * much)
    else if (aim.mode === 'ball') {
      const [cue] = state.motion.balls
      const way = turned(layoutNow(), x * STEP.ball * much, y * STEP.ball * much)
      if (cue) return placing(state, { x: cue.x + way.x, y: cue.y + way.y })
    } else if (Math.abs(x) >= Math.abs(y)) aim.angle += x * STEP.aim * much
    else draw(aim.power + y * STEP.power * much)
    return undefined
  }

  function ask(state: State): Action | undefined {
    const isThere = !state.mind && state.advice > 0
    tell(
      isThere ? 'The coach is thinking.' : state.mind ? 'The coach has already answered.' : 'No advice left.',
    )
    return isThere ? { kind: 'ask' } : undefined
  }

  /** Applies the coach's advice to the cue, so that a player who agrees only has to release it. */
  function heed(state: State): void {
    const idea = state.mind?.best
    if (!idea) return
    tell(`${coachWords(state)?.join('. ')}.`)
    const { dx, dy, power, top, side } = idea.shot
    Object.assign(aim, { angle: Math.atan2(dy, dx), power, top, side, mode: 'aim' })
  }

  /** Points the cue at the next ball that may be hit first. */
  function turnToNext(state: State): void {
    const targets = state.motion.balls.filter(isTarget(state))
    target = (target + 1) % targets.length
    aim.angle = towards(state, targets[target] ?? firstTarget(state))
  }

  function key(code: string, state: State): Action | undefined {
    if (code === 'KeyQ' || code === 'PadX') aim.mode = aim.mode === 'spin' ? 'aim' : 'spin'
    else if (code === 'KeyH' || code === 'PadY') return ask(state)
    else if (code === 'KeyN' || code === 'PadR') turnToNext(state)
    else if (state.hand === 'no') tell('No ball in hand.')
    else aim.mode = aim.mode === 'ball' ? 'aim' : 'ball'
    return undefined
  }

  return {
    aim,
    begin(state) {
      if (mayPlay(state)) address(state)
    },
    see(before, after) {
      if (mayPlay(after) && !mayPlay(before)) address(after)
      const hasThought = (after.mind?.ready ?? 0) > (before.mind?.ready ?? 0)
      if (mayPlay(after) && hasThought) heed(after)
    },
    read(gesture, state) {
      if (state.stroke && (gesture.kind === 'press' || gesture.kind === 'confirm')) return { kind: 'hurry' }
      if (!mayPlay(state)) return undefined
      switch (gesture.kind) {
        case 'press':
          last = gesture
          grab = grabAt(state, gesture)
          aim.mode = 'aim'
          return undefined
        case 'tap':
          return tapped(state, gesture)
        case 'drag':
          return dragged(state, gesture)
        case 'direction': {
          const [x, y] = STEPS[gesture.way]
          if (gesture.repeat) return undefined
          // A small turn may leave the rest of the announcement unchanged.
          if (x && aim.mode === 'aim') tell(`Turned ${gesture.way}.`)
          return move(state, x, y, 1)
        }
        case 'confirm':
          if (aim.mode === 'aim' && aim.power > 0) return shot()
          if (aim.mode === 'aim') aim.power = state.breaking ? USUAL.break : USUAL.later
          aim.mode = 'aim'
          return undefined
        case 'back':
          aim.power = 0
          aim.mode = 'aim'
          return undefined
        case 'key':
          return key(gesture.code, state)
        default:
          return undefined
      }
    },
    steer({ x, y }, state) {
      if (!mayPlay(state) || !(x || y)) {
        if (held > HOLD) tell('Stopped.')
        held = 0
      } else held++
      if (held < HOLD) return undefined
      const speed = clamp((held - HOLD) / 70)
      const much =
        aim.mode === 'aim' && Math.abs(x) >= Math.abs(y) ? 0.4 + 7 * speed * speed : 0.2 + 0.4 * speed
      return move(state, x, y, much)
    },
  }
}

const isTarget =
  (state: State) =>
  ({ id, pocket }: Ball) =>
    pocket < 0 && mayMeetFirst(state, id)

/** The rack on the break, else a ball that may be hit first. */
const firstTarget = (state: State): Point =>
  (!state.breaking && state.motion.balls.find(isTarget(state))) || { x: FOOT_SPOT, y: WIDTH / 2 }

/** The closest position that the ball in hand may take; the rules reject the remaining invalid ones. */
function placing(state: State, { x, y }: Point): Placing {
  const most = state.hand === 'behind the line' ? HEAD_STRING : LENGTH - RADIUS
  return { kind: 'place', x: onto(x, most), y: onto(y, WIDTH - RADIUS) }
}

const onto = (at: number, most: number) => Math.round(clamp(at, RADIUS, most) * PARTS.place) / PARTS.place

/** The angle from the cue ball to a point of the table. */
function towards(state: State, to: Point): number {
  const [cue] = state.motion.balls
  return cue ? between(cue, to) : 0
}

const between = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x)
