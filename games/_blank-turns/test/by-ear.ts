/** Plays by ear: gives each kind of flower a row of its own, from left to right. */
import type { Save } from '../../kit/save/save.ts'
import { gridPointIn, rowsIn, type Listener } from '../../kit/test/listener.ts'
import type { FlowerBed } from '../rules.ts'
import { SIDE } from '../rules/curve.ts'

const NAMES = ['rose', 'daisy', 'poppy', 'lily', 'aster', 'trillium', 'violet']

const keyOf = (row: number, column: number) => `${row},${column}`

export function createListener(): Listener {
  let at = { row: 1, column: 1 }
  let flower = ''
  /** The cells of this round that are taken, as far as it has been heard. */
  let taken = new Set<string>()

  /** The first free cell of the flower's row, or else of any row. */
  function wanted() {
    const own = (NAMES.indexOf(flower) % SIDE) + 1
    const rows = [own, ...Array.from({ length: SIDE }, (_, i) => i + 1)]
    for (const row of rows)
      for (let column = 1; column <= SIDE; column++)
        if (!taken.has(keyOf(row, column))) return { row, column }
    return { row: 1, column: 1 }
  }

  return {
    next(heard) {
      at = gridPointIn(/Row \d+, column \d+\.$/.exec(heard)?.[0] ?? '') ?? at
      if (/16 cells free/.test(heard)) [at, taken] = [{ row: 1, column: 1 }, new Set()]
      if (/Planted|grows there already/.test(heard)) taken.add(keyOf(at.row, at.column))
      // It has not heard which cells are free again, so it tries them all.
      if (/Picked/.test(heard)) taken.clear()
      flower = /Next (\w+)/.exec(heard)?.[1] ?? flower
      if (!flower) return 'KeyT'
      const to = wanted()
      if (to.row !== at.row) return to.row > at.row ? 'ArrowDown' : 'ArrowUp'
      if (to.column !== at.column) return to.column > at.column ? 'ArrowRight' : 'ArrowLeft'
      return 'Space'
    },
  }
}

/** One picked group is enough: planting at random does not achieve it soon. */
export const isDone = (kept: Partial<Save>) => (kept.best?.['1'] ?? 0) >= 3

export const readBoard = (lines: readonly string[]) => ({
  rows: rowsIn(lines.slice(0, SIDE)).map((row) => row.map((name) => NAMES.indexOf(name))),
  next: /^Next (\w+), then (\w+)\.$/
    .exec(lines[SIDE] ?? '')
    ?.slice(1)
    .map((name) => NAMES.indexOf(name)),
})

export const boardOf = ({ bed, next }: FlowerBed) => ({
  rows: Array.from({ length: SIDE }, (_, row) =>
    bed.slice(row * SIDE, (row + 1) * SIDE).map((kind) => kind ?? -1),
  ),
  next: [...next],
})
