/** Resolves contacts of the ball: gems and bubbles, near misses, crashes. */
import { FAIR, fullAfter, GRAB, NEAR, POINTS, PULL, RUSH, SPARED } from './curve.ts'
import type { State } from './state.ts'
import { apart, clearance, type Obstacle, type TubeTreat } from './tube.ts'

/** `before` is the ball's distance one tick earlier, in metres. */
export function collide(state: State, before: number): State {
  return passTreats(passObstacles(state, before), before)
}

/** Current multiplier for gems, near misses and broken walls. */
export function timesOf({ rush, blaze, blazes }: Pick<State, 'rush' | 'blaze' | 'blazes'>): number {
  // A blaze is worth as much as lit it.
  return blaze ? Math.floor(fullAfter(blazes - 1) / RUSH.step) : 1 + Math.floor(rush / RUSH.step)
}

/** Fills the rush, which may start a blaze. During a blaze it only drains. */
function feed(state: State, by: number): State {
  if (state.blaze) return state
  const rush = state.rush + by
  return rush < fullAfter(state.blazes)
    ? { ...state, rush }
    : { ...state, rush: RUSH.full, blaze: true, blazes: state.blazes + 1 }
}

/** Range in metres over which the ball can touch an obstacle. The rim of a hole still carries it. */
function stretch({ kind, at, length }: Obstacle): { from: number; to: number } {
  const reach = kind === 'hole' ? -FAIR.lip : FAIR.reach
  return { from: at - reach, to: at + length + reach }
}

/** Turns between the ball and the obstacle; negative is a crash. */
function room(obstacle: Obstacle, state: State): number {
  return (
    clearance(obstacle, state.angle, state.distance) + (obstacle.kind === 'hole' ? FAIR.edge : -FAIR.ball)
  )
}

function passObstacles(state: State, before: number): State {
  let next = state
  let measured: Obstacle[] | undefined
  const broken = new Set<number>()
  for (const [i, obstacle] of state.obstacles.entries()) {
    const { from, to } = stretch(obstacle)
    if (state.distance < from) break
    if (before > to) continue
    const now = room(obstacle, state)
    const closest = Math.min(obstacle.closest, now)
    if (now < 0 && next.blaze) {
      // Walls and blades break; a blazing ball flies over holes.
      if (obstacle.kind === 'hole') continue
      broken.add(obstacle.id)
      next = { ...next, smashed: next.smashed + 1, bonus: next.bonus + POINTS.smash * timesOf(next) }
    } else if (now < 0) next = hit(next, obstacle)
    else if (state.distance > to && closest >= 0 && closest < NEAR) {
      const bonus = next.bonus + POINTS.near * timesOf(next)
      next = feed({ ...next, nearMisses: next.nearMisses + 1, bonus }, RUSH.near)
    }
    if (closest !== obstacle.closest) {
      measured ??= [...state.obstacles]
      measured[i] = { ...obstacle, closest }
    }
  }
  if (measured) next = { ...next, obstacles: measured }
  return broken.size > 0 ? { ...next, obstacles: next.obstacles.filter(({ id }) => !broken.has(id)) } : next
}

/** A bubble absorbs one crash, and the rush is lost with it. */
function hit(state: State, { id, kind }: Obstacle): State {
  if (state.spared > 0 || state.crash) return state
  if (state.bubble) return { ...state, bubble: false, spared: SPARED, rush: 0 }
  return { ...state, crash: { id, kind, ticks: 0 }, spin: 0, goal: 0, steer: 0 }
}

function passTreats(state: State, before: number): State {
  if (state.crash) return state
  const isPast = ({ at }: TubeTreat) => at < before - GRAB.reach
  const near = state.blaze ? PULL : GRAB.angle
  /** Within reach of the ball, or just behind it. */
  const isMet = (treat: TubeTreat) =>
    isPast(treat) ||
    (treat.at < state.distance + GRAB.reach && Math.abs(apart(treat.angle, state.angle)) < near)
  const met = state.treats.filter((treat) => !treat.missed && isMet(treat))
  if (met.length === 0) return state
  let next = state
  for (const treat of met) {
    if (isPast(treat)) next = treat.kind === 'gem' ? { ...next, chain: 0 } : next
    else if (treat.kind === 'bubble') next = { ...next, bubble: true }
    else if (treat.kind === 'ember') {
      const bonus = next.bonus + POINTS.ember * timesOf(next)
      next = feed({ ...next, bonus, embers: next.embers + 1 }, RUSH.ember)
    } else {
      const { bonus, gems, chain } = next
      next = feed(
        { ...next, bonus: bonus + POINTS.gem * timesOf(next), gems: gems + 1, chain: chain + 1 },
        RUSH.gem,
      )
    }
  }
  const treats = state.treats.flatMap((treat) => {
    if (!met.includes(treat)) return [treat]
    return isPast(treat) ? [{ ...treat, missed: true }] : []
  })
  return { ...next, treats }
}
