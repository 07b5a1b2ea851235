/** Creates the opening bed: flowers in the middle, and in each direction a line that a piece of the hand completes. */
import type { Chance } from '../../kit/rules/chance.ts'
import { CELLS, LINES, NONE, type Bed } from './bed.ts'
import { fits, FLOWERS, flowerOf, footprint, PIECES } from './pieces.ts'

const WAYS = [0, 1, 2]
const LINES_A_WAY = LINES.length / WAYS.length
/** Number of three-cell pieces already planted in the middle, and the radius of that area. */
const GROWN = 2
const MIDDLE = 2

interface OpeningBed {
  readonly bed: Bed
  readonly hand: readonly number[]
}

const ofThree = [...PIECES.keys()].filter((piece) => PIECES[piece]?.cells.length === 3)

const isInMiddle = (cell: number) => {
  const { q, r } = CELLS[cell] ?? { q: MIDDLE, r: MIDDLE }
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= MIDDLE
}

export function opening(dice: Chance): OpeningBed {
  const bed = CELLS.map(() => NONE)
  for (let grown = 0; grown < GROWN; grown++) {
    const piece = dice.pick(ofThree)
    const places = [...CELLS.keys()].filter(
      (cell) => fits(bed, piece, cell) && footprint(piece, cell)?.every(isInMiddle),
    )
    for (const at of footprint(piece, dice.pick(places.length ? places : [NONE])) ?? [])
      bed[at] = flowerOf(piece)
  }
  // Three lines that do not cross: every other edge of the bed, or the lines one step further in.
  const isTurned = dice.int(2) === 1
  const inwards = dice.int(2)
  const flowers = dice.shuffle([...FLOWERS.keys()])
  const hand = dice.shuffle(WAYS).map((way) => {
    const lines = LINES.slice(way * LINES_A_WAY, (way + 1) * LINES_A_WAY)
    const line = lines.at((way === 2) === isTurned ? inwards : -1 - inwards) ?? []
    // Three cells at the rim might also complete a different edge.
    const lacking = 2 + dice.int(1 + inwards)
    const from = dice.int(line.length - lacking + 1)
    const gap = line.slice(from, from + lacking)
    for (const cell of line) if (!gap.includes(cell)) bed[cell] = flowers[way] ?? 0
    return PIECES.findIndex((_, piece) =>
      gap.some((cell) => {
        const covered = footprint(piece, cell)
        return covered?.length === lacking && covered.every((at) => gap.includes(at))
      }),
    )
  })
  return { bed, hand }
}
