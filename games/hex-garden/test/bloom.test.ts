/** Tests the special cells: bees, cans, buds, stones and the swarm. */
import { describe, expect, test } from 'vitest'
import { bloomOf, rules, type State } from '../rules.ts'
import { LINES, NONE } from '../rules/bed.ts'
import { BEE, BUD, CAN, FLOWERS, STONE } from '../rules/pieces.ts'
import { almost, at, EMPTY, garden, inTheMiddle, named } from './gardens.ts'

const MIDDLE = at(0, 0)
const [LEVEL = []] = LINES.filter(({ length }) => length === 9)
const GOLDEN = FLOWERS.indexOf('sunflower')

/** A horizontal line without its middle cell, with something in it or beside it. */
const holding = (...things: readonly (readonly [cell: number, kind: number])[]): State => {
  const state = almost(1)
  return {
    ...state,
    bed: things.reduce<readonly number[]>((bed, [cell, kind]) => bed.with(cell, kind), state.bed),
  }
}

describe('a piece with a gift', () => {
  test('puts it into the cell of its handle', () => {
    const before = garden({ hand: [named('row of 3'), NONE, NONE], gifts: [CAN, NONE, NONE] })
    const { bed, gifts } = rules.act(before, { slot: 0, cell: MIDDLE })
    expect(bed[MIDDLE]).toBe(CAN)
    expect(bed[at(1, 0)]).toBe(FLOWERS.indexOf('tulip'))
    expect(gifts[0]).not.toBe(CAN)
  })
})

describe('a bee', () => {
  test.each([
    ['one doubles its line', holding([at(1, 0), BEE]), 72],
    ['two triple it', holding([at(1, 0), BEE], [at(2, 0), BEE]), 108],
    ['one outside the line does nothing', holding([at(0, 1), BEE]), 36],
  ])('%s', (_, before, points) => expect(inTheMiddle(before).score).toBe(1 + points))
})

describe('a can', () => {
  test('in a blooming line clears its neighbours for four points each', () => {
    const before = holding([at(1, 0), CAN], [at(1, 1), 0], [at(2, -1), 0], [at(3, 1), 0])
    const { bed, watered, points } = bloomOf(before, { slot: 0, cell: MIDDLE })
    expect(watered.toSorted((a, b) => a - b)).toEqual([at(2, -1), at(1, 1)])
    expect(points).toBe(1 + 36 + 2 * 4)
    expect(bed).toEqual(EMPTY.with(at(3, 1), 0))
  })

  test('that is watered waters its own neighbours', () => {
    const before = holding([at(1, 0), CAN], [at(1, 1), CAN], [at(1, 2), 0])
    expect(bloomOf(before, { slot: 0, cell: MIDDLE }).bed).toEqual(EMPTY)
  })

  test('outside a blooming line does nothing', () => {
    const before = holding([at(0, 2), CAN], [at(0, 3), 0])
    expect(bloomOf(before, { slot: 0, cell: MIDDLE }).watered).toEqual([])
  })
})

test('a bud becomes a flower in its first bloom and clears in its second', () => {
  const once = inTheMiddle(holding([at(2, 0), BUD]))
  expect(once.bed).toEqual(EMPTY.with(at(2, 0), GOLDEN))
  const full = LEVEL.reduce<readonly number[]>(
    (bed, cell) => (cell === MIDDLE ? bed : bed.with(cell, 1)),
    EMPTY,
  )
  const twice = inTheMiddle({ ...almost(1), bed: full.with(at(2, 0), GOLDEN) })
  expect(twice.bed).toEqual(EMPTY)
})

describe('a stone', () => {
  test('blocks its cell and its lines', () => {
    const before = holding([at(2, 0), STONE])
    expect(rules.act(before, { slot: 0, cell: at(2, 0) })).toBe(before)
    expect(inTheMiddle(before).bed[at(1, 0)]).not.toBe(NONE)
  })

  test('breaks when a neighbour blooms, but not at a distance', () => {
    const before = holding([at(0, 1), STONE], [at(0, 3), STONE])
    const { bed, broken } = bloomOf(before, { slot: 0, cell: MIDDLE })
    expect(broken).toEqual([at(0, 1)])
    expect(bed).toEqual(EMPTY.with(at(0, 3), STONE))
  })
})

describe('the swarm', () => {
  /** So many swarms that the comb is as large as it gets. */
  const GROWN = 9
  /** The top row lacks one cell, the bottom row two. */
  const bed = [at(0, -4), at(1, -4), at(2, -4), at(3, -4), at(-4, 4), at(-3, 4), at(-2, 4)].reduce<
    readonly number[]
  >((sown, cell) => sown.with(cell, 1), almost(1).bed)
  const sown = (honey: number, swarms = GROWN) =>
    bloomOf({ ...almost(1, { streak: 2, honey, swarms }), bed }, { slot: 0, cell: MIDDLE })

  test('comes with the bloom that fills the comb, and completes each line that lacks one flower', () => {
    const { filled, lines, honey, bed: after } = sown(5)
    expect(filled).toEqual([at(4, -4)])
    expect(lines).toHaveLength(2)
    expect(after[at(0, -4)]).toBe(NONE)
    expect(after[at(-4, 4)], 'a line that lacks two').toBe(1)
    expect(honey, 'the comb').toBe(0)
  })

  test('pays each of these lines once, multiplied by the streak', () =>
    expect(sown(5).points).toBe(1 + 3 * (36 + 20)))

  test.each([0, 4])('does not come while the comb has %i of six', (honey) =>
    expect(sown(honey)).toMatchObject({ filled: [], honey: honey + 1 }),
  )

  test.each([
    [0, 3],
    [1, 6],
    [9, 6],
  ])('after %i swarms needs %i blooming plantings', (swarms, needed) => {
    expect(sown(needed - 2, swarms)).toMatchObject({ filled: [], honey: needed - 1 })
    expect(sown(needed - 1, swarms)).toMatchObject({ filled: [at(4, -4)], honey: 0 })
  })

  test('completes the fullest line if none lacks one flower, but only the first of a round', () => {
    const rim = bed.with(at(3, -4), NONE).with(at(-3, 4), NONE)
    const swarmAfter = (swarms: number) =>
      bloomOf({ ...almost(1, { streak: 2, honey: 5, swarms }), bed: rim }, { slot: 0, cell: MIDDLE })
    expect(swarmAfter(0).filled).toEqual([at(3, -4), at(4, -4)])
    expect(swarmAfter(0).points, 'this line without the streak').toBe(1 + 3 * 36 + 20)
    expect(swarmAfter(1).filled).toEqual([])
  })

  test('waits with a full comb until there is a line to complete', () => {
    // Stones keep every line that crosses the row from being completed.
    const stony = almost(1).bed.map((kind, cell) => (kind === NONE && cell !== MIDDLE ? STONE : kind))
    for (const honey of [5, 6])
      expect(
        bloomOf({ ...almost(1, { honey, swarms: GROWN }), bed: stony }, { slot: 0, cell: MIDDLE }),
      ).toMatchObject({ filled: [], honey: 6 })
    expect(sown(6)).toMatchObject({ filled: [at(4, -4)], honey: 0 })
  })

  test('does not come without a bloom', () =>
    expect(
      bloomOf({ ...almost(1, { honey: 6, swarms: GROWN }), bed }, { slot: 0, cell: at(-4, 2) }),
    ).toMatchObject({
      filled: [],
      honey: 6,
    }))

  test('does not replace a stone', () => {
    const stony = bloomOf(
      { ...almost(1, { honey: 5, swarms: GROWN }), bed: bed.with(at(4, -4), STONE) },
      { slot: 0, cell: MIDDLE },
    )
    expect(stony.filled).not.toContain(at(4, -4))
  })
})
