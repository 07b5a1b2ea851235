/**
 * One tick of real boxes, from plain data to plain data: places and speeds, and what the solver found out about every
 * touch (the grips). So the same data always gives the same tower, whether it was computed just now or comes from a
 * save. Only + − × ÷ and roots are used, so that every engine computes the same.
 */
import { kindOf, type KindName } from './kinds.ts'
import { solveTick, touchAt, type Body, type Touch } from './contacts.ts'
import { touchingCorners } from './corners.ts'
import { facing, outlineAt, SOLIDS, type Outline } from './outline.ts'

export interface Placed {
  readonly id: number
  readonly kind: KindName
  readonly x: number
  readonly y: number
  /** Radians, anticlockwise, as y points up. */
  readonly turn: number
}

export interface Moving extends Placed {
  /** Ells and radians a second. */
  readonly vx: number
  readonly vy: number
  readonly spin: number
}

/** Two outlines that touch at a corner, and the forces there: with them the solver need not start from nothing. */
export type Grip = readonly [one: number, other: number, corner: number, normal: number, tangent: number]

export interface Scene {
  /** Half the width of the plinth; its top is at 0. */
  readonly plinth: number
  readonly fixed: readonly Placed[]
  readonly loose: readonly Moving[]
  readonly grips: readonly Grip[]
  /** Wind as an acceleration, ells/s². */
  readonly wind: number
}

export const PHYSICS = {
  /** Ells/s². */
  gravity: 16,
  friction: 0.62,
  /** How strongly the air slows crates and their spin, per second: it calms what wobbles. */
  drag: 0.05,
  spinDrag: 0.9,
} as const

const TICK = 1 / 60
/** Ells: outlines that are nearer to each other, or will be at their speeds, are looked at. */
const NEAR = 0.02

/** The plinth's id; crates count from 1. */
export const PLINTH = 0
/** Each outline of a crate has a number of its own, its side in a grip: up to four for a crate. */
const PARTS = 4
export const crateOf = (side: number) => Math.floor(side / PARTS)

interface Block extends Body {
  readonly id: number
  /** Where it is in the yard. */
  readonly parts: readonly Outline[]
  /** How far it may reach in this tick from the middle of its mass, and how far its speed alone carries it. */
  readonly radius: number
  readonly way: number
}

/** A crate for the solver; without a speed it cannot be moved. */
function block({ id, kind, x, y, turn }: Placed, speed?: Moving): Block {
  const { parts, offX, offY, mass, inertia, radius } = SOLIDS[kind]
  const { rub = PHYSICS.friction } = kindOf(kind)
  const { cos, sin } = facing(turn)
  const middleX = x + offX * cos - offY * sin
  const middleY = y + offX * sin + offY * cos
  const { vx = 0, vy = 0, spin = 0 } = speed ?? {}
  const way = speed ? TICK * (Math.abs(vx) + Math.abs(vy) + Math.abs(spin) * radius) : 0
  return {
    id,
    parts: parts.map((part) => outlineAt(part, middleX, middleY, cos, sin)),
    radius: radius + way,
    way,
    x: middleX,
    y: middleY,
    lightness: speed ? 1 / mass : 0,
    ease: speed ? 1 / inertia : 0,
    rub,
    vx,
    vy,
    spin,
    dx: 0,
    dy: 0,
    turned: 0,
  }
}

/** The stone under it all, its corners and sides written as in `outline.ts`. */
function stone(plinth: number): Block {
  const deep = 2
  const top = [-plinth, -deep, 0, -1, plinth, -deep, 1, 0, plinth, 0, 0, 1, -plinth, 0, -1, 0]
  return {
    id: PLINTH,
    parts: [top],
    radius: plinth + deep / 2,
    way: 0,
    x: 0,
    y: -deep / 2,
    lightness: 0,
    ease: 0,
    rub: PHYSICS.friction,
    vx: 0,
    vy: 0,
    spin: 0,
    dx: 0,
    dy: 0,
    turned: 0,
  }
}

/** The grip of this corner a tick ago; most often it is at the same place in the list. */
function gripOf(grips: readonly Grip[], likely: number, one: number, other: number, corner: number) {
  const is = (grip: Grip | undefined) => grip && grip[2] === corner && grip[0] === one && grip[1] === other
  return is(grips[likely]) ? grips[likely] : grips.find(is)
}

/** Touches, and for each of them three numbers that name it: both outlines and the corner. */
interface Found {
  readonly touches: Touch[]
  readonly names: number[]
}

/** Finds all touches of two blocks, each with the forces that held it a tick ago. */
function meet(one: Block, other: Block, grips: readonly Grip[], { touches, names }: Found): void {
  const reach = one.radius + other.radius + NEAR
  const dx = one.x - other.x
  const dy = one.y - other.y
  if (dx * dx + dy * dy > reach * reach) return
  const margin = NEAR + one.way + other.way
  for (let i = 0; i < one.parts.length; i++)
    for (let j = 0; j < other.parts.length; j++)
      for (const corner of touchingCorners(one.parts[i] ?? [], other.parts[j] ?? [], margin)) {
        const a = one.id * PARTS + i
        const b = other.id * PARTS + j
        const held = gripOf(grips, touches.length, a, b, corner.key)
        touches.push(touchAt(one, other, corner, held?.[3] ?? 0, held?.[4] ?? 0))
        names.push(a, b, corner.key)
      }
}

function gripsOf({ touches, names }: Found): Grip[] {
  const grips: Grip[] = []
  for (let i = 0; i < touches.length; i++) {
    const { normal = 0, tangent = 0 } = touches[i] ?? {}
    if (normal > 0)
      grips.push([names[i * 3] ?? 0, names[i * 3 + 1] ?? 0, names[i * 3 + 2] ?? 0, normal, tangent + 0])
  }
  return grips
}

/** The loose crates and their grips 1/60 s later. */
export function step({ plinth, fixed, loose, grips, wind }: Scene): {
  readonly loose: Moving[]
  readonly grips: Grip[]
} {
  const rocks = [stone(plinth), ...fixed.map((crate) => block(crate))]
  const blocks = loose.map((crate) => block(crate, crate))
  const found: Found = { touches: [], names: [] }
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    if (!block) continue
    for (const rock of rocks) meet(rock, block, grips, found)
    for (let j = 0; j < i; j++) {
      const earlier = blocks[j]
      if (earlier) meet(earlier, block, grips, found)
    }
  }
  solveTick(blocks, found.touches, { ...PHYSICS, wind })
  return { loose: loose.map((crate, i) => moved(crate, blocks[i])), grips: gripsOf(found) }
}

function moved({ id, kind, turn }: Moving, body: Block | undefined): Moving {
  if (!body) throw new Error('A loose crate without a body: make one for each before the tick is solved.')
  const { offX, offY } = SOLIDS[kind]
  const now = turn + body.turned
  const { cos, sin } = facing(now)
  // JSON has no −0. Adding 0 turns −0 into 0, so that a saved round is equal to the last digit.
  return {
    id,
    kind,
    x: body.x + body.dx - (offX * cos - offY * sin) + 0,
    y: body.y + body.dy - (offX * sin + offY * cos) + 0,
    turn: now + 0,
    vx: body.vx + 0,
    vy: body.vy + 0,
    spin: body.spin + 0,
  }
}
