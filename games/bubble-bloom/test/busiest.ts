/** Creates the busiest scene: a shot straight up cuts the only stem that holds a whole bed. */
import { rules, type Planted, type State } from '../rules.ts'
import { COLUMNS, exists, LINE, middleX } from '../rules/field.ts'

/** Half the width of the shaft for the seed's flight, in blossoms. */
const SHAFT = 0.9
const STEM = 1

export function busiest(): State {
  const bed: Planted[] = []
  const add = (row: number, column: number, kind: number) =>
    bed.push({ id: bed.length + 1, kind, cell: row * COLUMNS + column })
  // The stem, and one blossom in a corner that holds nothing, so that the round goes on.
  add(0, 4, STEM)
  add(0, 5, STEM)
  add(0, 0, STEM)
  for (let row = 1; row < LINE - 1; row++)
    for (let column = row === 1 ? 1 : 0; exists(row, column); column++)
      if (Math.abs(middleX(row * COLUMNS + column) - COLUMNS / 2) > SHAFT)
        add(row, column, 2 + ((column * 3 + row * 2) % 5))
  return {
    ...rules.start(1, 50),
    bed,
    ids: bed.length + 3,
    hand: [STEM, STEM, 2].map((kind, i) => ({ id: bed.length + 1 + i, kind })),
  }
}
