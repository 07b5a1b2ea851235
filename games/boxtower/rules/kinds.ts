/** The crates' shapes. Lengths are in ells; an ell of the yard is 50 cm. */

export interface Kind {
  /** Of the box around it. */
  readonly wide: number
  readonly high: number
  /** Where the middle of its top is: beside its own middle, where the top is not level. */
  readonly seat: number
  /** How heavy it is for its size, if not as a box of wood. */
  readonly weight?: number
  /** How much it rubs on others, if not as wood does. */
  readonly rub?: number
  /** Convex outlines that together are the crate, around the middle of its box, y upwards. */
  readonly parts: readonly (readonly (readonly [number, number])[])[]
}

type Outline = Kind['parts'][number]

/** A box from one corner to the other. */
const box = (left: number, bottom: number, right: number, top: number): Outline => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]

const plain = (wide: number, high: number): Kind => ({
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
  /** A planter: a little wider at its brim than at its foot. */
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
  /** A barrel on its foot: it bulges in the middle, so its neighbours can't stand close. */
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
  /** A flower stand: half of its top is a step lower. */
  step: {
    wide: 1.7,
    high: 1.1,
    seat: -0.375,
    parts: [box(-0.85, -0.55, 0.85, 0.05), box(-0.85, 0.05, 0.1, 0.55)],
  },
  /** Draws itself to the middle of what it falls on, and what falls on it to its own. */
  magnet: plain(1.3, 1),
  /** Sets where it touches, and holds the tower below it, however askew that stands. */
  honey: plain(1.6, 0.85),
  /** One on the other in one frame: twice the height, if it stands. */
  twin: { ...plain(1.2, 2.1), weight: 0.7 },
  /** Slippery: only what is set down neatly stays. */
  ice: { ...plain(1.35, 0.95), rub: 0.14 },
  /** A drum on its side, with eight narrow faces: it rolls off unless it is set down neatly. */
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
  /** What a tower in full bloom is built of. */
  gold: { ...plain(1.7, 1.45), weight: 0.5 },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS

export const kindOf = (name: KindName): Kind => KINDS[name]
