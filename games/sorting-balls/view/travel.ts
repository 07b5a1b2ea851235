/** Tracks the animation of balls, corks and locks, and the effects due on arrival. */
import type { Point } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import { isCorked, type Change, type State } from '../rules/state.ts'
import { above, slot, type Layout } from './layout.ts'
import { isOver, landing, lift, poseOf, squash, throwTo, type Flight, type Pose } from './motion.ts'

/** An effect scheduled for a point in time. */
export interface Arrival {
  readonly kind: 'land' | 'cork' | 'won'
  readonly at: number
  readonly tube: number
}

export interface Travel {
  /** Drops all balls in. */
  begin(state: State, layout: Layout, time: number): void
  /** Advances the clock. A new layout ends all flights at once. */
  pass(state: State, layout: Layout, time: number): void
  /** Raises the top ball of a tube over its rim, after an optional delay, and returns it. */
  lift(state: State, tube: number, wait?: number): number
  lower(state: State): void
  /** Moves the lifted ball with a finger, or back above its tube without one. */
  carry(tube: number, finger: Point | undefined): void
  refuse(tube: number): void
  /** Seconds until the ball of a change that starts now has landed. */
  landsIn(after: State, change: Change): number
  go(before: State, after: State, change: Change): void
  pose(ball: number, tube: number, under: number): Pose
  /** The tube whose glass a ball is drawn in; undefined in the open. */
  glassOf(ball: number, tube: number): number | undefined
  /** Seconds since a tube was corked, uncorked, unlocked or refused a ball; negative if that is still to come. */
  since(what: 'corked' | 'uncorked' | 'refused' | 'unlocked', tube: number): number | undefined
  /** Effects that became due since the last call. */
  due(): Arrival[]
}

interface Path {
  readonly flight: Flight
  readonly source: number
}

/** Seconds. */
const CORK_AFTER = 0.16
const DEAL_STEP = 0.035
const DEAL_ROW = 0.09

function find(state: State, ball: number) {
  const tube = state.tubes.findIndex((balls) => balls.includes(ball))
  return { tube, under: state.tubes[tube]?.indexOf(ball) ?? 0 }
}

export function createTravel(): Travel {
  let now = 0
  let layout: Layout = { ball: 1, pitch: 1, places: [], another: { x: 0, y: 0 } }
  let held: number | undefined
  let carried = false
  const paths = new Map<number, Path>()
  const landed = new Map<number, number>()
  const times = {
    corked: new Map<number, number>(),
    uncorked: new Map<number, number>(),
    refused: new Map<number, number>(),
    unlocked: new Map<number, number>(),
  }
  let arrivals: Arrival[] = []

  const placeOf = (tube: number) => layout.places[tube] ?? { x: 0, row: 0, mouth: 0, floor: 0 }

  function pose(ball: number, tube: number, under: number): Pose {
    const path = paths.get(ball)
    if (path && ball !== held && isOver(path.flight, now)) paths.delete(ball)
    else if (path) return poseOf(path.flight, now, layout.ball)
    // Balls below feel a landing too, but less.
    const since = now - (landed.get(tube) ?? -1)
    return { ...slot(layout, placeOf(tube), under), turn: 0, ...squash(since, 0.5) }
  }

  function plan(after: State, { ball, from, to }: Change): Flight {
    const here: Point = pose(ball, from, after.tubes[from]?.length ?? 0)
    const goal = slot(layout, placeOf(to), (after.tubes[to]?.length ?? 1) - 1)
    const [out, into] = [above(layout, placeOf(from)).y, above(layout, placeOf(to)).y]
    return throwTo(here, out, into, goal, layout.ball, now)
  }

  function raise(state: State, tube: number, wait = 0): number {
    const ball = state.tubes[tube]?.at(-1) ?? -1
    const from = pose(ball, tube, (state.tubes[tube]?.length ?? 1) - 1)
    held = ball
    carried = false
    paths.set(ball, { flight: lift(from, above(layout, placeOf(tube)), now + wait), source: tube })
    return ball
  }

  return {
    begin(state, next, time) {
      now = time
      layout = next
      paths.clear()
      landed.clear()
      for (const map of Object.values(times)) map.clear()
      arrivals = []
      held = undefined
      for (const [place, tube] of state.tubes.entries()) {
        if (isCorked(state, tube)) times.corked.set(place, now - 9)
        for (const [under, ball] of tube.entries()) {
          const to = slot(layout, placeOf(place), under)
          const from = { x: to.x, y: Math.min(-layout.ball, to.y - layout.ball * 6) }
          const start = now + 0.1 + place * DEAL_STEP + under * DEAL_ROW
          paths.set(ball, { flight: throwTo(from, from.y, from.y, to, layout.ball, start), source: place })
        }
      }
    },
    pass(state, next, time) {
      now = time
      if (next === layout) return
      layout = next
      paths.clear()
      if (held !== undefined) raise(state, find(state, held).tube)
    },
    lift: raise,
    lower(state) {
      if (held === undefined) return
      const { tube, under } = find(state, held)
      const from = pose(held, tube, under)
      const flight = throwTo(from, from.y, from.y, slot(layout, placeOf(tube), under), layout.ball, now)
      paths.set(held, { flight, source: tube })
      held = undefined
    },
    carry(tube, finger) {
      if (held === undefined) return
      const goal = finger ?? above(layout, placeOf(tube))
      const from = finger ?? pose(held, tube, 0)
      carried = finger !== undefined
      // A dragged ball jumps to the finger at once.
      paths.set(held, { flight: lift(from, goal, carried ? now - 1 : now), source: tube })
    },
    refuse: (tube) => void times.refused.set(tube, now),
    landsIn: (after, change) => landing(plan(after, change)) - now,
    go(before, after, change) {
      const { ball, from, to } = change
      const flight = plan(after, change)
      if (held === ball) held = undefined
      paths.set(ball, { flight, source: from })
      const lands = landing(flight)
      landed.set(to, lands)
      arrivals.push({ kind: 'land', at: lands, tube: to })
      // Unveiled balls sparkle.
      if ((after.veiled?.length ?? 0) < (before.veiled?.length ?? 0))
        arrivals.push({ kind: 'land', at: now, tube: from })
      for (const [tube, make] of before.makes?.entries() ?? [])
        if (make !== after.makes?.[tube]) times.unlocked.set(tube, lands + CORK_AFTER)
      if (isCorked(before, before.tubes[from] ?? [])) {
        times.corked.delete(from)
        times.uncorked.set(from, now)
      }
      if (!isCorked(after, after.tubes[to] ?? [])) return
      times.corked.set(to, lands + CORK_AFTER)
      arrivals.push({ kind: 'cork', at: lands + CORK_AFTER + 0.2, tube: to })
      if (rules.outcome(after) !== 'won') return
      for (const tube of after.tubes.keys())
        arrivals.push({ kind: 'won', at: lands + 0.6 + tube * 0.07, tube })
    },
    pose,
    glassOf(ball, tube) {
      const path = paths.get(ball)
      if (carried && ball === held) return undefined
      if (!path) return tube
      const { start, rise, cross, over } = path.flight
      if (!over || now >= start + rise + cross) return tube
      return now < start + rise ? path.source : undefined
    },
    since(what, tube) {
      const at = times[what].get(tube)
      return at === undefined ? undefined : now - at
    },
    due() {
      const past = arrivals.filter(({ at }) => at <= now)
      if (past.length > 0) arrivals = arrivals.filter(({ at }) => at > now)
      return past
    },
  }
}
