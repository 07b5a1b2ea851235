/** Where and how Hop is to be drawn at a moment: dropping in, flying, nudging, resting, rejoicing. */
import { clamp, easeIn, hop as arch, mix } from '../kit/easing.ts'
import type { Bake, Pen } from '../kit/sprite.ts'
import { cellsApart, type Actors } from './actors.ts'
import type { Way } from './board.ts'
import { drawHopper } from './hopper.ts'
import { nudge, poseOf, settle, type Hop, type Pose } from './hopping.ts'
import { middleOf, type Plane, type Spot } from './plane.ts'
import type { State } from './rules.ts'

export interface Whereabouts {
  /** The hop under way, landing included. */
  readonly hop: Hop | undefined
  readonly at: number
}

export interface Moment {
  readonly state: State
  readonly plane: Plane
  readonly actors: Actors
  readonly now: number
  readonly still: boolean
}

/** Of a cell: half of the body's width, and how far below the tile's middle the feet stand. */
const SIZE = 0.29
const FEET = 0.3
/** Seconds: when Hop drops into a new garden, and for how long. */
const DROP_AFTER = 0.2
const DROP = 0.28
const PUSH: Readonly<Record<Way, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

const RESTING: Pose = { along: 1, lift: 0, wide: 1, high: 1, ears: 0, flying: false }

function poseNow({ state, actors, now, still }: Moment, { hop }: Whereabouts): Pose {
  if (hop) return poseOf(hop, cellsApart(state.board, hop.from, hop.to), now)
  const dropped = now - actors.arrived - DROP_AFTER
  if (dropped < DROP && actors.hops.length === 0) {
    const t = clamp(dropped / DROP)
    return { ...RESTING, lift: (1 - easeIn(t)) * 2.2, wide: 0.9, high: 1.12, ears: -1, flying: true }
  }
  if (dropped < DROP + 0.34 && actors.hops.length === 0) return { ...RESTING, ...settle(dropped - DROP) }
  if (still) return RESTING
  if (state.at === state.board.goal) {
    const t = (now * 1.7) % 1
    return {
      ...RESTING,
      lift: arch(t) * 0.42,
      wide: 1 - 0.08 * arch(t),
      high: 1 + 0.1 * arch(t),
      ears: 1 - 2 * t,
    }
  }
  const breathing = Math.sin(now * 2.6) * 0.022
  return { ...RESTING, wide: 1 - breathing, high: 1 + breathing, ears: twitch(now) }
}

/** Now and then an ear moves, and an eye blinks. */
const twitch = (now: number) => (now % 3.7 < 0.22 ? arch((now % 3.7) / 0.22) * 0.5 : 0)
const blinks = (now: number) => now % 2.9 < 0.12

function ground({ plane }: Moment, { hop, at }: Whereabouts, along: number): Spot {
  const to = middleOf(plane, at)
  if (!hop) return to
  const from = middleOf(plane, hop.from)
  return { x: mix(from.x, to.x, along), y: mix(from.y, to.y, along), scale: mix(from.scale, to.scale, along) }
}

export function paintHopper(pen: Pen, bake: Bake, moment: Moment, where: Whereabouts): void {
  const { state, plane, actors, now, still } = moment
  const pose = poseNow(moment, where)
  const { x, y, scale } = ground(moment, where, pose.along)
  const unit = plane.cell * scale
  const { refused } = actors
  const [px, py] = refused ? PUSH[refused.way] : [0, 0]
  const push = refused ? nudge(now - refused.at) * unit : 0
  const feet = y + unit * FEET

  pen.fillStyle = `rgba(90,25,0,${0.34 / (1 + pose.lift)})`
  pen.beginPath()
  pen.ellipse(
    x + px * push,
    feet,
    unit * SIZE * 1.05 * (1 + pose.lift * 0.12),
    unit * 0.085,
    0,
    0,
    Math.PI * 2,
  )
  pen.fill()
  if (where.hop && pose.flying) paintTrail(pen, moment, where.hop, pose.along)

  const home = state.at === state.board.goal
  const cell = where.hop && pose.along < 0.6 ? where.hop.from : where.at
  const way = where.hop ? Math.sign(middleOf(plane, where.hop.to).x - middleOf(plane, where.hop.from).x) : 0
  drawHopper(pen, bake, {
    x: x + px * push,
    y: feet + py * push - pose.lift * unit,
    size: unit * SIZE,
    wide: pose.wide,
    high: pose.high,
    ears: pose.ears,
    lean: still ? 0 : pose.flying ? way * 0.16 : px * push * 0.006,
    mood: pose.flying ? 'wow' : push > 0 ? 'calm' : !still && blinks(now) ? 'blink' : 'glad',
    number: home && cell === state.board.goal ? 0 : (state.board.tiles[cell] ?? 0),
  })
}

/** Dots along the arc that has been flown. */
function paintTrail(pen: Pen, { plane, state }: Moment, hop: Hop, along: number): void {
  const [from, to] = [middleOf(plane, hop.from), middleOf(plane, hop.to)]
  const cells = cellsApart(state.board, hop.from, hop.to)
  const dots = 4 + cells * 3
  pen.fillStyle = '#fff'
  for (let i = 1; i < dots; i++) {
    const u = i / dots
    if (u > along - 0.06) break
    const unit = plane.cell * mix(from.scale, to.scale, u)
    pen.globalAlpha = 0.75 * clamp(1 - (along - u) * 1.1)
    pen.beginPath()
    pen.arc(
      mix(from.x, to.x, u),
      mix(from.y, to.y, u) - arch(u) * (0.45 + 0.22 * cells) * unit,
      unit * 0.045,
      0,
      Math.PI * 2,
    )
    pen.fill()
  }
  pen.globalAlpha = 1
}
