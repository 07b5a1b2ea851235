/** Counts solutions without line logic, by trying every combination of each line in turn. */
import { cellsOf, isVeiled, linesOf, totalOf, type NumberGrid } from '../rules/lines.ts'

/** Indexed by cell: whether it stays; undefined until decided. */
type Cells = readonly (boolean | undefined)[]

interface Line {
  readonly cells: readonly number[]
  /** Bit masks of the cells kept. */
  readonly ways: readonly number[]
}

const bits = (cells: readonly number[], holds: (cell: number) => boolean) =>
  cells.reduce((set, cell, i) => (holds(cell) ? set | (1 << i) : set), 0)

const linesIn = (grid: NumberGrid): Line[] =>
  linesOf(grid).flatMap((line): Line[] => {
    const target = grid.targets[line]
    if (!target || isVeiled(target)) return []
    const cells = cellsOf(grid, line)
    const ways = Array.from({ length: 1 << cells.length }, (_, way) => way).filter((way) => {
      const left = cells.filter((_, i) => (way >> i) & 1).map((cell) => grid.digits[cell] ?? 0)
      return target.any.includes(target.counts ? cells.length - left.length : totalOf(left))
    })
    return [{ cells, ways }]
  })

function fitting({ cells, ways }: Line, now: Cells): readonly number[] {
  const stays = bits(cells, (cell) => now[cell] === true)
  const goes = bits(cells, (cell) => now[cell] === false)
  return ways.filter((way) => (way & stays) === stays && (way & goes) === 0)
}

/** Stops at `most`, because only uniqueness matters. */
export function countSolutions(grid: NumberGrid, most = 2): number {
  /** Copies each verdict to its twin. Undefined if twins differ. */
  function withTwins(now: Cells): Cells | undefined {
    const next = [...now]
    for (const [one, other] of grid.twins) {
      next[one] ??= next[other]
      next[other] ??= next[one]
      if (next[one] !== next[other]) return undefined
    }
    return next
  }

  function count(now: Cells, lines: readonly Line[]): number {
    const left = lines.map(({ cells, ways }) => ({ cells, ways: fitting({ cells, ways }, now) }))
    let first = left[0]
    for (const line of left) if (first && line.ways.length < first.ways.length) first = line
    // Cells that no line decides could go or stay.
    if (!first) return now.includes(undefined) ? most : 1
    const { cells, ways } = first
    let found = 0
    for (const way of ways) {
      const next = [...now]
      for (const [i, cell] of cells.entries()) next[cell] = ((way >> i) & 1) === 1
      const both = withTwins(next)
      if (!both) continue
      found += count(
        both,
        left.filter((line) => line !== first),
      )
      if (found >= most) break
    }
    return found
  }

  return count(
    grid.digits.map(() => undefined),
    linesIn(grid),
  )
}
