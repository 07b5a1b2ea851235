/** Where every ball and cork is at this moment: flights under way, and what they set off when they arrive. */
import type { Point } from '../../kit/view.ts'
import { above, slot, type Layout } from './layout.ts'
import { isOver, landing, lift, poseOf, squash, throwTo, type Flight, type Pose } from './motion.ts'
import { isCorked, rules, type Move, type State } from '../rules.ts'

export interface Change extends Move {
  readonly ball: number
}

/** Something to be seen when its time comes. */
export interface Arrival {
  readonly kind: 'land' | 'cork' | 'won'
  readonly at: number
  readonly tube: number
}

export interface Travel {
  clock(time: number): void
  /** The tubes stand elsewhere: whatever flew is at its goal. */
  place(layout: Layout): void
  /** A fresh round: all balls drop in. */
  deal(state: State): void
  /** Raises the top ball of a tube over its rim, after a moment if asked; says which it was. */
  lift(state: State, tube: number, wait?: number): number
  lower(state: State): void
  /** The lifted ball follows a finger; without one it goes back to where it hovered. */
  carry(tube: number, finger: Point | undefined): void
  refuse(tube: number): void
  /** When a change that begins now will have landed, in seconds from now. */
  plan(after: State, change: Change): { readonly flight: Flight; readonly lands: number }
  go(before: State, after: State, change: Change): void
  pose(ball: number, tube: number, under: number): Pose
  /** The tube in whose glass a ball is to be seen; none while it is in the open. */
  glassOf(ball: number, tube: number): number | undefined
  /** Seconds since a tube was corked, since its cork came off, since it refused; negative before, none if never. */
  since(what: 'corked' | 'uncorked' | 'refused', tube: number): number | undefined
  /** What has come due since the last call. */
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

export function openTravel(): Travel {
  let now = 0
  let layout: Layout = { ball: 1, pitch: 1, places: [] }
  let held: number | undefined
  let carried = false
  const paths = new Map<number, Path>()
  const landed = new Map<number, number>()
  const times = {
    corked: new Map<number, number>(),
    uncorked: new Map<number, number>(),
    refused: new Map<number, number>(),
  }
  let events: Arrival[] = []

  const placeOf = (tube: number) => layout.places[tube] ?? { x: 0, row: 0, mouth: 0, floor: 0 }

  function pose(ball: number, tube: number, under: number): Pose {
    const path = paths.get(ball)
    if (path && ball !== held && isOver(path.flight, now)) paths.delete(ball)
    else if (path) return poseOf(path.flight, now, layout.ball)
    // A landing is felt further down, a little later and fainter.
    const since = now - (landed.get(tube) ?? -1)
    return { ...slot(layout, placeOf(tube), under), turn: 0, ...squash(since, 0.5) }
  }

  function plan(after: State, { ball, from, to }: Change) {
    const here: Point = pose(ball, from, after.tubes[from]?.length ?? 0)
    const goal = slot(layout, placeOf(to), (after.tubes[to]?.length ?? 1) - 1)
    const [out, into] = [above(layout, placeOf(from)).y, above(layout, placeOf(to)).y]
    const flight = throwTo(here, out, into, goal, layout.ball, now)
    return { flight, lands: landing(flight) - now }
  }

  return {
    clock: (time) => void (now = time),
    place(next) {
      layout = next
      paths.clear()
    },
    deal(state) {
      paths.clear()
      landed.clear()
      for (const map of Object.values(times)) map.clear()
      events = []
      held = undefined
      state.tubes.forEach((tube, place) => {
        if (isCorked(state, tube)) times.corked.set(place, now - 9)
        tube.forEach((ball, under) => {
          const to = slot(layout, placeOf(place), under)
          const from = { x: to.x, y: Math.min(-layout.ball, to.y - layout.ball * 6) }
          const start = now + 0.1 + place * DEAL_STEP + under * DEAL_ROW
          paths.set(ball, { flight: throwTo(from, from.y, from.y, to, layout.ball, start), source: place })
        })
      })
    },
    lift(state, tube, wait = 0) {
      const ball = state.tubes[tube]?.at(-1) ?? -1
      const from = pose(ball, tube, (state.tubes[tube]?.length ?? 1) - 1)
      held = ball
      carried = false
      paths.set(ball, { flight: lift(from, above(layout, placeOf(tube)), now + wait), source: tube })
      return ball
    },
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
      // What is at a finger is there already.
      paths.set(held, { flight: lift(from, goal, carried ? now - 1 : now), source: tube })
    },
    refuse: (tube) => void times.refused.set(tube, now),
    plan,
    go(before, after, change) {
      const { ball, from, to } = change
      const { flight } = plan(after, change)
      if (held === ball) held = undefined
      paths.set(ball, { flight, source: from })
      const lands = landing(flight)
      landed.set(to, lands)
      events.push({ kind: 'land', at: lands, tube: to })
      if (isCorked(before, before.tubes[from] ?? [])) {
        times.corked.delete(from)
        times.uncorked.set(from, now)
      }
      if (!isCorked(after, after.tubes[to] ?? [])) return
      times.corked.set(to, lands + CORK_AFTER)
      events.push({ kind: 'cork', at: lands + CORK_AFTER + 0.2, tube: to })
      if (rules.outcome(after) !== 'won') return
      after.tubes.forEach((_, tube) => events.push({ kind: 'won', at: lands + 0.6 + tube * 0.07, tube }))
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
      const past = events.filter(({ at }) => at <= now)
      if (past.length > 0) events = events.filter(({ at }) => at > now)
      return past
    },
  }
}
