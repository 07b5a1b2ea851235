/** Defines the table in cm: x runs along its length; the origin is the corner where two cushion lines would meet. */
export const LENGTH = 224
export const WIDTH = 112
/** Radius of a ball. In proportion to the table the balls are as large as on a six-foot one, to be seen on a phone. */
export const RADIUS = 3.75
export const HEAD_STRING = 56
export const FOOT_SPOT = 168

/** A straight piece of cushion; its normal points towards the playing area. */
interface Cushion {
  readonly x: number
  readonly y: number
  /** Unit vector along it. */
  readonly tx: number
  readonly ty: number
  readonly nx: number
  readonly ny: number
  readonly length: number
  /** Restitution. */
  readonly bounce: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Pocket extends Point {
  /** A ball drops when its centre comes this close. */
  readonly radius: number
  /** Point to aim at: the middle of the mouth. */
  readonly mouth: Point
  /** Unit vector from the pocket onto the table. */
  readonly nx: number
  readonly ny: number
}

const CORNER_GAP = 12.5
const SIDE_GAP = 9.5
/** Restitution along the direction of contact. A ball rolling straight at a cushion keeps four fifths of its speed. */
const RAIL_BOUNCE = 0.85
/** The facings inside a pocket are backed by wood. They deaden a ball, so that it drops rather than escapes. */
const JAW_BOUNCE = 0.6

function cushion(from: Point, to: Point, facing: Point, bounce: number): Cushion {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const tx = dx / length
  const ty = dy / length
  const side = (facing.x - from.x) * -ty + (facing.y - from.y) * tx > 0 ? 1 : -1
  return { ...from, tx, ty, nx: -ty * side, ny: tx * side, length, bounce }
}

interface Furniture {
  readonly cushions: Cushion[]
  /** Points where a rail turns into a pocket's jaw. */
  readonly noses: Point[]
  readonly pockets: Pocket[]
}

/** Builds one quarter of the table and mirrors it into the other three, so that all corners match to the last bit. */
function furnish(): Furniture {
  const centre = { x: LENGTH / 2, y: WIDTH / 2 }
  const all: Furniture = { cushions: [], noses: [], pockets: [] }
  const slant = Math.sqrt(0.5)
  for (const right of [0, 1]) {
    for (const far of [0, 1]) {
      const at = (x: number, y: number) => ({ x: right ? LENGTH - x : x, y: far ? WIDTH - y : y })
      const corner = at(-2.75, -2.75)
      const side = at(centre.x, -7.75)
      const nx = right ? -slant : slant
      const ny = far ? -slant : slant
      all.pockets.push({ ...corner, radius: 8.5, mouth: at(3, 3), nx, ny })
      if (!right) {
        all.pockets.push({ ...side, radius: 7.5, mouth: at(centre.x, -0.6), nx: 0, ny: far ? -1 : 1 })
      }
      if (!far) all.cushions.push(cushion(at(0, CORNER_GAP), at(0, WIDTH - CORNER_GAP), centre, RAIL_BOUNCE))
      const noseLong = at(CORNER_GAP, 0)
      const noseShort = at(0, CORNER_GAP)
      const noseSide = at(centre.x - SIDE_GAP, 0)
      all.noses.push(noseLong, noseShort, noseSide)
      all.cushions.push(
        cushion(noseLong, noseSide, centre, RAIL_BOUNCE),
        cushion(noseLong, at(CORNER_GAP - 8.6, -6.75), corner, JAW_BOUNCE),
        cushion(noseShort, at(-6.75, CORNER_GAP - 8.6), corner, JAW_BOUNCE),
        cushion(noseSide, at(centre.x - SIDE_GAP + 2.1, -7.25), side, JAW_BOUNCE),
      )
    }
  }
  return all
}

export const { cushions: CUSHIONS, noses: NOSES, pockets: POCKETS } = furnish()
