/** Implements the rules: a ball rolls inside a tube, avoids walls, blades and holes, and collects gems. */
import type { Outcome, Rules } from '../kit/rules.ts'
import { AHEAD, BEHIND, CRASH, RUSH, SPARED, speedAt, STEERING, TICKS_A_SECOND } from './rules/curve.ts'
import { layFigure, createCourse } from './rules/generate.ts'
import { collide } from './rules/collisions.ts'
import { score } from './rules/points.ts'
import { isAction, type Action, type State } from './rules/state.ts'
import { driftAt, wrap } from './rules/tube.ts'
import { isRoll } from './rules/saved.ts'

function start(seed: number): State {
  return layAhead({
    course: createCourse(seed),
    distance: 0,
    angle: 0,
    spin: 0,
    steer: 0,
    goal: 0,
    obstacles: [],
    drums: [],
    treats: [],
    gems: 0,
    embers: 0,
    chain: 0,
    nearMisses: 0,
    rush: 0,
    blaze: false,
    blazes: 0,
    smashed: 0,
    bonus: 0,
    // The first mistake is free: it teaches how the game works.
    bubble: true,
    spared: 0,
    crash: null,
  })
}

function act(state: State, action: Action): State {
  if (state.crash || !Number.isFinite(action.kind === 'steer' ? action.to : action.by)) return state
  if (action.kind === 'roll') {
    return action.by === 0 ? state : { ...state, goal: clamp(state.goal + action.by, 0.5), steer: 0 }
  }
  const to = clamp(action.to, 1)
  // Releasing a key must not cut short the preceding tap.
  if (to === state.steer) return state
  return { ...state, steer: to, goal: to === 0 ? state.goal : 0 }
}

function tick(state: State): State {
  if (state.crash) {
    return state.crash.ticks < CRASH
      ? { ...state, crash: { ...state.crash, ticks: state.crash.ticks + 1 } }
      : state
  }
  return layAhead(collide(burn(roll(state)), state.distance))
}

/** Moves the ball by one tick, before collisions. */
function roll(state: State): State {
  const { spin: most, grip, roll: fastest, ease } = STEERING
  const following = state.goal !== 0
  const spin = following
    ? clamp(state.goal * ease * TICKS_A_SECOND, fastest)
    : state.spin + clamp(state.steer * most - state.spin, grip / TICKS_A_SECOND)
  const step = spin / TICKS_A_SECOND
  const left = state.goal - step
  return {
    ...state,
    distance: state.distance + speedAt(state.distance) / TICKS_A_SECOND,
    angle: wrap(state.angle + step + driftAt(state.drums, state.distance) / TICKS_A_SECOND),
    // A drag leaves no spin: the ball stops where the finger does.
    spin: following && Math.abs(left) < 0.001 ? 0 : spin,
    goal: following && Math.abs(left) >= 0.001 ? left : 0,
    spared: Math.max(0, state.spared - 1),
  }
}

/** Drains the rush: slowly while it fills, quickly in a blaze, which ends at zero. */
function burn(state: State): State {
  if (state.rush === 0) return state
  const lost = (state.blaze ? RUSH.full / RUSH.blaze : RUSH.ebb) / TICKS_A_SECOND
  const rush = Math.max(0, state.rush - lost)
  return rush === 0 && state.blaze ? { ...state, rush, blaze: false, spared: SPARED } : { ...state, rush }
}

function layAhead(state: State): State {
  let { course, obstacles, drums, treats } = state
  while (course.laidTo < state.distance + AHEAD) {
    const laid = layFigure(course)
    course = laid.course
    obstacles = [...obstacles, ...laid.obstacles]
    drums = [...drums, ...laid.drums]
    treats = [...treats, ...laid.treats]
  }
  const kept = state.distance - BEHIND
  const isBehind = ({ at, length = 0 }: { at: number; length?: number }) => at + length < kept
  if (obstacles.some(isBehind) || treats.some(isBehind)) {
    obstacles = obstacles.filter((one) => !isBehind(one))
    drums = drums.filter((one) => !isBehind(one))
    treats = treats.filter((one) => !isBehind(one))
  }
  return obstacles === state.obstacles && treats === state.treats
    ? state
    : { ...state, course, obstacles, drums, treats }
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}

function moves(state: State): readonly Action[] {
  if (state.crash) return []
  return [
    { kind: 'steer', to: -1 },
    { kind: 'steer', to: 0 },
    { kind: 'steer', to: 1 },
    { kind: 'roll', by: -STEERING.tap },
    { kind: 'roll', by: STEERING.tap },
  ]
}

function outcome(state: State): Outcome {
  return state.crash && state.crash.ticks >= CRASH ? 'lost' : 'playing'
}

export const rules: Rules<State, Action> = { start, act, tick, isAction, moves, score, outcome, fits: isRoll }
