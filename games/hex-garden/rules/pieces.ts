/** Defines every piece and its probability: all the tuning values in one place. */
import { CELLS, cellAt, mirrored, NONE, turned, type Bed, type Hex } from './bed.ts'
import { FLOWERS, type Flower } from './kinds.ts'

/** The flower of a piece, each with its own colour. */
export * from './kinds.ts'

interface Family {
  readonly name: string
  readonly flower: Flower
  /** Steps from its handle, a cell near its centre, as pairs of q and r; the handle itself comes first. */
  readonly cells: readonly (readonly [q: number, r: number])[]
  /** Number of orientations. The player cannot rotate a piece. */
  readonly turns: 1 | 2 | 3 | 6
  /** Whether its mirror image is a different piece. */
  readonly handed?: boolean
  /** Relative weight in a new bed and after `RIPE` plantings. The linear trend continues beyond that, from zero on. */
  readonly early: number
  readonly late: number
}

/** Plantings until the late weights apply. */
export const RIPE = 140

const HANDLE = [0, 0] as const
const ROW = [HANDLE, [-1, 0], [1, 0]] as const

export const FAMILIES: readonly Family[] = [
  { name: 'single', flower: 'clover', cells: [HANDLE], turns: 1, early: 5, late: 3 },
  { name: 'pair', flower: 'clover', cells: [HANDLE, [1, 0]], turns: 3, early: 10, late: 5 },
  { name: 'row of 3', flower: 'tulip', cells: ROW, turns: 3, early: 12, late: 7 },
  { name: 'bend of 3', flower: 'tulip', cells: [HANDLE, [1, 0], [-1, 1]], turns: 6, early: 12, late: 7 },
  { name: 'triangle', flower: 'tulip', cells: [HANDLE, [1, 0], [0, 1]], turns: 2, early: 12, late: 7 },
  { name: 'row of 4', flower: 'daisy', cells: [...ROW, [2, 0]], turns: 3, early: 10, late: 10 },
  {
    name: 'diamond',
    flower: 'daisy',
    cells: [HANDLE, [1, 0], [0, 1], [1, -1]],
    turns: 3,
    early: 10,
    late: 10,
  },
  {
    name: 'arch',
    flower: 'bellflower',
    cells: [HANDLE, [1, 0], [1, 1], [-1, 1]],
    turns: 6,
    early: 6,
    late: 10,
  },
  { name: 'club', flower: 'bellflower', cells: [...ROW, [0, 1]], turns: 6, handed: true, early: 7, late: 10 },
  { name: 'hook', flower: 'lily', cells: [...ROW, [1, 1]], turns: 6, handed: true, early: 5, late: 10 },
  {
    name: 'wave',
    flower: 'lily',
    cells: [HANDLE, [-1, 0], [0, 1], [1, 1]],
    turns: 3,
    handed: true,
    early: 5,
    late: 9,
  },
  {
    name: 'propeller',
    flower: 'lily',
    cells: [HANDLE, [1, 0], [0, -1], [-1, 1]],
    turns: 2,
    early: 3,
    late: 7,
  },
  { name: 'row of 5', flower: 'rose', cells: [...ROW, [-2, 0], [2, 0]], turns: 3, early: 4, late: 8 },
  { name: 'boat', flower: 'rose', cells: [...ROW, [-1, 1], [0, 1]], turns: 6, early: 3, late: 8 },
  {
    name: 'horseshoe',
    flower: 'rose',
    cells: [HANDLE, [1, 0], [1, 1], [-1, 1], [-1, 2]],
    turns: 6,
    early: 1,
    late: 5,
  },
  {
    name: 'rosette',
    flower: 'sunflower',
    cells: [HANDLE, [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]],
    turns: 1,
    early: 0,
    late: 4,
  },
  // Two that only long rounds bring, with a weight above zero after 112 and after 172 plantings.
  {
    name: 'pyramid',
    flower: 'sunflower',
    cells: [...ROW, [-1, 1], [0, 1], [-1, 2]],
    turns: 2,
    early: -8,
    late: 2,
  },
  {
    name: 'butterfly',
    flower: 'rose',
    cells: [HANDLE, [1, 0], [1, -1], [-1, 0], [-1, 1]],
    turns: 3,
    early: -16,
    late: -3,
  },
]

/** A family in one orientation. Hands and saves refer to it by its index in `PIECES`. */
export interface Piece {
  readonly family: number
  readonly cells: readonly Hex[]
}

export const PIECES: readonly Piece[] = FAMILIES.flatMap(({ cells, turns, handed }, family) => {
  const hexes = cells.map(([q, r]) => ({ q, r }))
  return [hexes, ...(handed ? [hexes.map(mirrored)] : [])].flatMap((first) => {
    const lying = [first]
    while (lying.length < turns) lying.push((lying.at(-1) ?? first).map(turned))
    return lying.map((cells) => ({ family, cells }))
  })
})

type Footprint = readonly number[] | undefined

/** Cache by piece and cell, filled on demand: computing all of them would delay the first frame. */
const footprints: Footprint[][] = []

function footprintsOf(piece: number): Footprint[] {
  const { cells } = PIECES[piece] ?? { cells: [] }
  return CELLS.map(({ q, r }) => {
    const covered = cells.flatMap((hex) => cellAt(q + hex.q, r + hex.r) ?? [])
    return covered.length === cells.length ? covered : undefined
  })
}

/** The cells that a piece covers with its handle on this cell; undefined if it would leave the bed. */
export const footprint = (piece: number, cell: number): Footprint =>
  PIECES[piece] && (footprints[piece] ??= footprintsOf(piece))[cell]

export const fits = (bed: Bed, piece: number, cell: number): boolean =>
  footprint(piece, cell)?.every((at) => bed[at] === NONE) ?? false

export const hasRoom = (bed: Bed, piece: number): boolean => bed.some((_, cell) => fits(bed, piece, cell))

export const familyOf = (piece: number): Family | undefined => FAMILIES[PIECES[piece]?.family ?? -1]

/** The index of a piece's flower. */
export const flowerOf = (piece: number): number => FLOWERS.indexOf(familyOf(piece)?.flower ?? FLOWERS[0])

/** The weight of a family after a number of plantings. An integer, so that every engine deals the same. */
export const weight = ({ early, late }: Family, planted: number): number =>
  Math.max(0, early * (RIPE - planted) + late * planted)
