/** What the ball meets on its way: gems and bubbles to take, edges to pass closely, things to crash into. */
import { FAIR, GRAB, NEAR, POINTS, SPARED } from './curve.ts'
import type { State } from './state.ts'
import { apart, clearance, type Obstacle, type Treat } from './tube.ts'

/** `before` is how far the ball was a tick earlier, in metres. */
export function meet(state: State, before: number): State {
  return passTreats(passObstacles(state, before))
}

/** The metres over which the ball can touch an obstacle. The rim of a hole still carries it. */
function stretch({ kind, at, length }: Obstacle): { from: number; to: number } {
  const reach = kind === 'hole' ? -FAIR.lip : FAIR.reach
  return { from: at - reach, to: at + length + reach }
}

/** Turns between the ball and harm; negative is a crash. */
function room(obstacle: Obstacle, state: State): number {
  return (
    clearance(obstacle, state.angle, state.distance) + (obstacle.kind === 'hole' ? FAIR.edge : -FAIR.ball)
  )
}

function passObstacles(state: State, before: number): State {
  let next = state
  let measured: Obstacle[] | undefined
  for (const [i, obstacle] of state.obstacles.entries()) {
    const { from, to } = stretch(obstacle)
    if (state.distance < from) break
    if (before > to) continue
    const now = room(obstacle, state)
    const closest = Math.min(obstacle.closest, now)
    if (now < 0) next = hit(next, obstacle)
    else if (state.distance > to && closest >= 0 && closest < NEAR) {
      next = { ...next, nearMisses: next.nearMisses + 1, bonus: next.bonus + POINTS.near }
    }
    if (closest !== obstacle.closest) {
      measured ??= [...state.obstacles]
      measured[i] = { ...obstacle, closest }
    }
  }
  return measured ? { ...next, obstacles: measured } : next
}

function hit(state: State, { id, kind }: Obstacle): State {
  if (state.spared > 0 || state.crash) return state
  if (state.bubble) return { ...state, bubble: false, spared: SPARED }
  return { ...state, crash: { id, kind, ticks: 0 }, spin: 0, goal: 0, steer: 0 }
}

function passTreats(state: State): State {
  if (state.crash) return state
  const met = state.treats.filter((treat) => !treat.missed && isMet(treat, state))
  if (met.length === 0) return state
  let { bonus, gems, chain, bubble } = state
  for (const treat of met) {
    if (isPast(treat, state)) chain = treat.kind === 'gem' ? 0 : chain
    else if (treat.kind === 'bubble') bubble = true
    else {
      bonus += POINTS.gem + Math.min(chain, POINTS.chain) * POINTS.chained
      gems++
      chain++
    }
  }
  const treats = state.treats.flatMap((treat) => {
    if (!met.includes(treat)) return [treat]
    return isPast(treat, state) ? [{ ...treat, missed: true }] : []
  })
  return { ...state, treats, bonus, gems, chain, bubble }
}

function isPast(treat: Treat, state: State): boolean {
  return treat.at < state.distance - GRAB.reach
}

/** In reach of the ball, or just behind it. */
function isMet(treat: Treat, state: State): boolean {
  if (isPast(treat, state)) return true
  return treat.at < state.distance + GRAB.reach && Math.abs(apart(treat.angle, state.angle)) < GRAB.angle
}
