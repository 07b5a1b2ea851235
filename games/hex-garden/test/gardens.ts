/** Creates gardens for the tests to start from. */
import { rules, type State } from '../rules.ts'
import { CELLS, cellAt, LINES, NONE } from '../rules/bed.ts'
import { familyOf, FLOWERS, PIECES } from '../rules/pieces.ts'

export const at = (q: number, r: number): number => cellAt(q, r) ?? NONE

/** The first piece of this family. */
export const named = (name: string): number => PIECES.findIndex((_, piece) => familyOf(piece)?.name === name)

export const EMPTY = CELLS.map(() => NONE)

/** An empty bed with these changes. */
export const garden = (changes: Partial<State>): State => ({
  ...rules.start(1, 1),
  bed: EMPTY,
  chance: 1,
  ...changes,
})

/** Roses along some of the longest lines, except for the middle cell, where these lines cross. */
export function almost(lines: number, changes: Partial<State> = {}): State {
  const cells = LINES.filter(({ length }) => length === 9)
    .slice(0, lines)
    .flat()
  const rose = FLOWERS.indexOf('rose')
  const bed = CELLS.map((_, cell) => (cells.includes(cell) && cell !== at(0, 0) ? rose : NONE))
  return garden({ bed, hand: [named('single'), named('pair'), NONE], ...changes })
}

export const inTheMiddle = (state: State): State => rules.act(state, { slot: 0, cell: at(0, 0) })
