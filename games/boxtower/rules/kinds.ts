/** Shapes of the crates. Lengths are in ells of 50 cm. */

export interface CrateShape {
  /** Bounding box. */
  readonly wide: number
  readonly high: number
  /** x of the middle of its top; off centre where the top is not level. */
  readonly seat: number
  /** Density, if different from wood. */
  readonly weight?: number
  /** Friction, if different from wood. */
  readonly rub?: number
  /** Convex outlines that make up the crate, around the centre of its box, y upwards. */
  readonly parts: readonly (readonly (readonly [number, number])[])[]
}

type Outline = CrateShape['parts'][number]

/** A box from one corner to the other. */
const box = (left: number, bottom: number, right: number, top: number): Outline => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]

const plain = (wide: number, high: number): CrateShape => ({
  wide,
  high,
  seat: 0,
  parts: [box(-wide / 2, -high / 2, wide / 2, high / 2)],
})

export const KINDS = {
  cube: plain(1.15, 1.15),
  wide: plain(2.1, 0.8),
  squat: plain(1.55, 0.9),
  tall: plain(0.95, 1.4),
  small: plain(0.85, 0.85),
  /** A little wider at the brim than at the foot. */
  planter: {
    wide: 1.5,
    high: 1.05,
    seat: 0,
    parts: [
      [
        [-0.6, -0.525],
        [0.6, -0.525],
        [0.75, 0.525],
        [-0.75, 0.525],
      ],
    ],
  },
  /** An upright barrel: it bulges in the middle. */
  barrel: {
    wide: 1.2,
    high: 1.3,
    seat: 0,
    parts: [
      [
        [-0.48, -0.65],
        [0.48, -0.65],
        [0.6, 0],
        [0.48, 0.65],
        [-0.48, 0.65],
        [-0.6, 0],
      ],
    ],
  },
  /** A flower stand; half of its top is lower. */
  step: {
    wide: 1.7,
    high: 1.1,
    seat: -0.375,
    parts: [box(-0.85, -0.55, 0.85, 0.05), box(-0.85, 0.05, 0.1, 0.55)],
  },
  /** Pulls itself to the middle of the crate below, and the next crate to its own. */
  magnet: plain(1.3, 1),
  /** Sticks where it lands, and holds the tower below, however crooked. */
  honey: plain(1.6, 0.85),
  /** Two crates in one frame: twice the height, if it stays up. */
  twin: { ...plain(1.2, 2.1), weight: 0.7 },
  /** Slippery: stays only after a neat landing. */
  ice: { ...plain(1.35, 0.95), rub: 0.14 },
  /** A drum on its side, with eight narrow faces: rolls off unless it lands neatly. */
  drum: {
    wide: 1.2,
    high: 1.2,
    seat: 0,
    parts: [
      [
        [-0.25, -0.6],
        [0.25, -0.6],
        [0.6, -0.25],
        [0.6, 0.25],
        [0.25, 0.6],
        [-0.25, 0.6],
        [-0.6, 0.25],
        [-0.6, -0.25],
      ],
    ],
  },
  /** Dealt only in full bloom. */
  gold: { ...plain(1.7, 1.45), weight: 0.5 },
} as const satisfies Record<string, CrateShape>

export type CrateKind = keyof typeof KINDS

export const shapeOf = (kind: CrateKind): CrateShape => KINDS[kind]
