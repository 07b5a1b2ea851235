/** Animates the balls, and keeps the schedule of corks, locks and effects. */
import type { Point } from '../../kit/view.ts'
import type { BallMove, State } from '../rules/state.ts'
import { above, slot, type Layout } from './layout.ts'
import {
  dropTo,
  isOver,
  landing,
  lift,
  poseOf,
  squash,
  throwTo,
  type BallFlight,
  type Pose,
} from './motion.ts'
import { createSchedule, type Arrival, type TubeEvent } from './schedule.ts'

export interface Travel {
  /** Drops all balls in. */
  begin(state: State, layout: Layout, time: number): void
  /** Advances the clock. A new layout ends all flights at once. */
  advance(state: State, layout: Layout, time: number): void
  /** Raises the top ball of a tube over its rim, after an optional delay, and returns it. */
  lift(state: State, tube: number, wait?: number): number
  lower(state: State): void
  /** Moves the lifted ball with a finger, or back above its tube without one. */
  carry(tube: number, finger: Point | undefined): void
  refuse(tube: number): void
  /** Seconds until the ball of a move that starts now has landed. */
  landsIn(after: State, move: BallMove): number
  see(before: State, after: State, move: BallMove): void
  pose(ball: number, tube: number, under: number): Pose
  /** The tube whose glass a ball is drawn in; undefined in the open. */
  glassOf(ball: number, tube: number): number | undefined
  /** Seconds since a tube was corked, uncorked, unlocked or refused a ball; negative if that is still to come. */
  since(what: TubeEvent, tube: number): number | undefined
  /** Effects that became due since the last call. */
  due(): Arrival[]
  /** Whether a ball is in flight, or an effect still to come. */
  readonly isMoving: boolean
}

interface Path {
  readonly flight: BallFlight
  readonly source: number
}

/** Seconds. */
const DEAL_STEP = 0.035
const DEAL_ROW = 0.09

function find(state: State, ball: number) {
  const tube = state.tubes.findIndex((balls) => balls.includes(ball))
  return { tube, under: state.tubes[tube]?.indexOf(ball) ?? 0 }
}

export function createTravel(): Travel {
  let now = 0
  let layout: Layout = { ball: 1, pitch: 1, places: [], button: { x: 0, y: 0 } }
  let held: number | undefined
  let carried = false
  const paths = new Map<number, Path>()
  const landed = new Map<number, number>()
  const schedule = createSchedule(() => now)

  const placeOf = (tube: number) => layout.places[tube] ?? { x: 0, row: 0, mouth: 0, floor: 0 }

  function pose(ball: number, tube: number, under: number): Pose {
    const path = paths.get(ball)
    if (path && ball !== held && isOver(path.flight, now)) paths.delete(ball)
    else if (path) return poseOf(path.flight, now, layout.ball)
    // Balls below feel a landing too, but less.
    const since = now - (landed.get(tube) ?? -1)
    return { ...slot(layout, placeOf(tube), under), turn: 0, ...squash(since, 0.5) }
  }

  function plan(after: State, { ball, from, to }: BallMove): BallFlight {
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
    since: schedule.since,
    due: schedule.due,
    refuse: schedule.refuse,
    get isMoving() {
      return schedule.isMoving || [...paths.values()].some(({ flight }) => !isOver(flight, now))
    },
    begin(state, next, time) {
      now = time
      layout = next
      paths.clear()
      landed.clear()
      schedule.begin(state)
      held = undefined
      for (const [place, tube] of state.tubes.entries()) {
        for (const [under, ball] of tube.entries()) {
          const to = slot(layout, placeOf(place), under)
          const from = { x: to.x, y: Math.min(-layout.ball, to.y - layout.ball * 6) }
          const start = now + 0.1 + place * DEAL_STEP + under * DEAL_ROW
          paths.set(ball, { flight: dropTo(from, to, layout.ball, start), source: place })
        }
      }
    },
    advance(state, next, time) {
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
      const to = slot(layout, placeOf(tube), under)
      paths.set(held, { flight: dropTo(from, to, layout.ball, now), source: tube })
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
    landsIn: (after, move) => landing(plan(after, move)) - now,
    see(before, after, move) {
      const { ball, from, to } = move
      const flight = plan(after, move)
      if (held === ball) held = undefined
      paths.set(ball, { flight, source: from })
      const lands = landing(flight)
      landed.set(to, lands)
      schedule.see(before, after, move, lands)
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
  }
}
