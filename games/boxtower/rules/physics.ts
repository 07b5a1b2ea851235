/**
 * Computes one tick of rigid-body physics as a pure function of positions, velocities and cached contact impulses (the
 * grips), so a tower loaded from a save behaves exactly like one still in memory. Uses only + − × ÷ and square roots,
 * so that all engines agree to the last bit.
 */
import { shapeOf, type CrateKind } from './kinds.ts'
import { solveTick, touchAt, type RigidBody, type ContactPoint } from './contacts.ts'
import { touchingCorners } from './corners.ts'
import { facing, outlineAt, SOLIDS, type Outline } from './outline.ts'

export interface Placed {
  readonly id: number
  readonly kind: CrateKind
  readonly x: number
  readonly y: number
  /** Radians, anticlockwise, as y points up. */
  readonly turn: number
}

export interface Moving extends Placed {
  /** Ells/s and radians/s. */
  readonly vx: number
  readonly vy: number
  readonly spin: number
}

/** Cached impulses of a contact between two outlines, to warm-start the solver. */
export type Grip = readonly [one: number, other: number, corner: number, normal: number, tangent: number]

interface PhysicsScene {
  /** Half the width of the plinth, whose top is at 0. */
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
  /** Damping of velocity and spin, per second: calms wobbles. */
  drag: 0.05,
  spinDrag: 0.9,
} as const

const TICK = 1 / 60
/** Contact margin in ells, besides the distance travelled in the tick. */
const NEAR = 0.02

/** The plinth's id; crates count from 1. */
export const PLINTH = 0
/** Upper bound of outlines per crate, for packing crate id and outline into one number. */
const MAX_PARTS = 4
export const crateOf = (side: number) => Math.floor(side / MAX_PARTS)

interface Block extends RigidBody {
  readonly id: number
  /** In yard coordinates. */
  readonly parts: readonly Outline[]
  /** Reach in this tick from the centre of mass, and the distance travelled. */
  readonly radius: number
  readonly travel: number
}

/** Creates a solver body; without a speed it is fixed. */
function block({ id, kind, x, y, turn }: Placed, speed?: Moving): Block {
  const { parts, offX, offY, mass, inertia, radius } = SOLIDS[kind]
  const { rub = PHYSICS.friction } = shapeOf(kind)
  const { cos, sin } = facing(turn)
  const middleX = x + offX * cos - offY * sin
  const middleY = y + offX * sin + offY * cos
  const { vx = 0, vy = 0, spin = 0 } = speed ?? {}
  const travel = speed ? TICK * (Math.abs(vx) + Math.abs(vy) + Math.abs(spin) * radius) : 0
  return {
    id,
    parts: parts.map((part) => outlineAt(part, middleX, middleY, cos, sin)),
    radius: radius + travel,
    travel,
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

/** The plinth, in the format of `outline.ts`. */
function stone(plinth: number): Block {
  const deep = 2
  const top = [-plinth, -deep, 0, -1, plinth, -deep, 1, 0, plinth, 0, 0, 1, -plinth, 0, -1, 0]
  return {
    id: PLINTH,
    parts: [top],
    radius: plinth + deep / 2,
    travel: 0,
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

/** Finds the grip of this corner in the last tick, usually at the same index. */
function gripOf(grips: readonly Grip[], likely: number, one: number, other: number, corner: number) {
  const matches = (grip: Grip | undefined) =>
    grip && grip[2] === corner && grip[0] === one && grip[1] === other
  return matches(grips[likely]) ? grips[likely] : grips.find(matches)
}

/** Contacts, with three numbers each that identify them: both outlines and the corner. */
interface Contacts {
  readonly touches: ContactPoint[]
  readonly keys: number[]
}

/** Collects the contacts of two blocks, warm-started from the grips. */
function findContacts(one: Block, other: Block, grips: readonly Grip[], { touches, keys }: Contacts): void {
  const reach = one.radius + other.radius + NEAR
  const dx = one.x - other.x
  const dy = one.y - other.y
  if (dx * dx + dy * dy > reach * reach) return
  const margin = NEAR + one.travel + other.travel
  for (let i = 0; i < one.parts.length; i++)
    for (let j = 0; j < other.parts.length; j++)
      for (const corner of touchingCorners(one.parts[i] ?? [], other.parts[j] ?? [], margin)) {
        const a = one.id * MAX_PARTS + i
        const b = other.id * MAX_PARTS + j
        const held = gripOf(grips, touches.length, a, b, corner.key)
        touches.push(touchAt(one, other, corner, held?.[3] ?? 0, held?.[4] ?? 0))
        keys.push(a, b, corner.key)
      }
}

function gripsOf({ touches, keys }: Contacts): Grip[] {
  const grips: Grip[] = []
  for (let i = 0; i < touches.length; i++) {
    const { normal = 0, tangent = 0 } = touches[i] ?? {}
    if (normal > 0)
      grips.push([keys[i * 3] ?? 0, keys[i * 3 + 1] ?? 0, keys[i * 3 + 2] ?? 0, normal, tangent + 0])
  }
  return grips
}

/** Returns the loose crates and their grips 1/60 s later. */
export function step({ plinth, fixed, loose, grips, wind }: PhysicsScene): {
  readonly loose: Moving[]
  readonly grips: Grip[]
} {
  const rocks = [stone(plinth), ...fixed.map((crate) => block(crate))]
  const blocks = loose.map((crate) => block(crate, crate))
  const contacts: Contacts = { touches: [], keys: [] }
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]
    if (!block) continue
    for (const rock of rocks) findContacts(rock, block, grips, contacts)
    for (let j = 0; j < i; j++) {
      const earlier = blocks[j]
      if (earlier) findContacts(earlier, block, grips, contacts)
    }
  }
  solveTick(blocks, contacts.touches, { ...PHYSICS, wind })
  return { loose: loose.map((crate, i) => moved(crate, blocks[i])), grips: gripsOf(contacts) }
}

function moved({ id, kind, turn }: Moving, body: Block | undefined): Moving {
  if (!body) throw new Error('Loose crate without a body: create one per crate before solving.')
  const { offX, offY } = SOLIDS[kind]
  const now = turn + body.turned
  const { cos, sin } = facing(now)
  // JSON has no −0. Adding 0 turns −0 into 0, so that a saved round stays bit-identical.
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
