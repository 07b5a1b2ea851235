/**
 * One tick of real boxes. planck's world is mutable, so none outlives a tick: each is built from plain data, with
 * what the solver had found out about every touch (the grips), stepped once, and read back into plain data. The
 * same data therefore always gives the same tower, whether it was just computed, saved, or undone to.
 */
import { Box, Polygon, World, type Body, type Contact } from 'planck'
import { KINDS, type KindName } from './kinds.ts'

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

/** Two outlines that touch at a corner, and the forces there: what a solver needs in order not to start from nothing. */
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
  /** Each tick is computed in halves: a tall stack stands on short steps, not on more rounds of the solver. */
  substeps: 2,
  velocityRounds: 8,
  positionRounds: 3,
  /** Slows what wobbles, a second. */
  drag: 0.05,
  spinDrag: 0.9,
} as const

const STEP = 1 / (60 * PHYSICS.substeps)
/** The plinth is no crate; ids of crates count from 1. Each outline of a crate has a number of its own. */
export const PLINTH = 0
const PARTS = 4
const outline = (id: number, part: number) => id * PARTS + part
export const crateOf = (side: number) => Math.floor(side / PARTS)

/** planck keeps a skin around every outline; drawn in by it, crates that touch touch where they are drawn. */
const SKIN = 0.0075
const inside = (at: number) => at - Math.sign(at) * SKIN

/** planck never writes to a shape, so each is made once. */
const SHAPES = Object.fromEntries(
  Object.entries(KINDS).map(([name, { parts }]) => [
    name,
    parts.map((corners) => new Polygon(corners.map(([x, y]) => ({ x: inside(x), y: inside(y) })))),
  ]),
) as unknown as Readonly<Record<KindName, readonly Polygon[]>>

function put(world: World, crate: Placed, speed?: Moving): Body {
  const body = world.createBody({
    type: speed ? 'dynamic' : 'static',
    position: { x: crate.x, y: crate.y },
    angle: crate.turn,
    ...(speed && {
      linearVelocity: { x: speed.vx, y: speed.vy },
      angularVelocity: speed.spin,
      linearDamping: PHYSICS.drag,
      angularDamping: PHYSICS.spinDrag,
    }),
  })
  for (const [part, shape] of SHAPES[crate.kind].entries())
    body.createFixture({
      shape,
      density: 1,
      friction: PHYSICS.friction,
      userData: outline(crate.id, part),
    })
  return body
}

const sides = (contact: Contact) =>
  [contact.getFixtureA().getUserData(), contact.getFixtureB().getUserData()] as [number, number]

const pair = (one: number, other: number) => one * 65_536 + other

/** Give each touching corner the forces that held it a tick ago. */
function remember(world: World, grips: readonly Grip[]): void {
  const known = new Map<number, Grip[]>()
  for (const grip of grips) {
    const key = pair(grip[0], grip[1])
    const held = known.get(key)
    if (held) held.push(grip)
    else known.set(key, [grip])
  }
  world.on('pre-solve', (contact) => {
    const held = known.get(pair(...sides(contact)))
    if (!held) return
    for (const point of contact.getManifold().points) {
      const grip = held.find(([, , corner]) => corner === point.id.key)
      if (!grip) continue
      point.normalImpulse = grip[3]
      point.tangentImpulse = grip[4]
    }
    known.delete(pair(...sides(contact)))
  })
}

function readGrips(world: World): Grip[] {
  const grips: Grip[] = []
  for (let contact = world.getContactList(); contact; contact = contact.getNext()) {
    if (!contact.isTouching()) continue
    const { points, pointCount } = contact.getManifold()
    for (const point of points.slice(0, pointCount))
      grips.push([...sides(contact), point.id.key, point.normalImpulse + 0, point.tangentImpulse + 0])
  }
  return grips
}

/** The loose crates and their grips 1/60 s later. */
export function step({ plinth, fixed, loose, grips, wind }: Scene): {
  readonly loose: Moving[]
  readonly grips: Grip[]
} {
  // Continuous collision would read the clock, and nothing here is fast enough to need it.
  const world = new World({
    gravity: { x: wind, y: -PHYSICS.gravity },
    allowSleep: false,
    continuousPhysics: false,
  })
  // An empty step tells the new world how long the tick before was; without it remembered forces count for nothing.
  world.step(STEP)
  world.createBody().createFixture({
    shape: new Box(plinth, 1, { x: 0, y: -1 - SKIN }),
    friction: PHYSICS.friction,
    userData: outline(PLINTH, 0),
  })
  for (const crate of fixed) put(world, crate)
  const bodies = loose.map((crate) => put(world, crate, crate))
  remember(world, grips)
  for (let i = 0; i < PHYSICS.substeps; i++) world.step(STEP, PHYSICS.velocityRounds, PHYSICS.positionRounds)
  const after = {
    loose: loose.map(({ id, kind }, i) => ({ id, kind, ...stance(bodies[i]) })),
    grips: readGrips(world),
  }
  // What is taken apart goes back to planck's pools; what is dropped keeps the collector busy for longer than the step.
  for (let body = world.getBodyList(); body; body = world.getBodyList()) world.destroyBody(body)
  return after
}

function stance(body: Body | undefined) {
  if (!body)
    throw new Error('A crate without a body: every loose crate is put into the world before it is read.')
  const { x, y } = body.getPosition()
  const { x: vx, y: vy } = body.getLinearVelocity()
  // JSON knows no −0; adding 0 makes it 0, so that a saved round is equal to the last digit.
  return {
    x: x + 0,
    y: y + 0,
    turn: body.getAngle() + 0,
    vx: vx + 0,
    vy: vy + 0,
    spin: body.getAngularVelocity() + 0,
  }
}
