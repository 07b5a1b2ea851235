/** A player who looks two shots ahead: gives the hints, and shows that a bed can be cleared. */
import { plant } from './bursting.ts'
import { around, CELLS, LINE, rowOf, type Grid, emptyGrid } from './field.ts'
import { COARSE, fly, WIDEST } from './flight.ts'

interface Kinded {
  readonly kind: number
}

/** First shots that are worth a second look. */
const BEAM = 7
const LOST = 1000
/** What a blossom in one of the last rows above the line costs, against a shot. */
const NEAR = 1.5

/** Every cell that a shot can reach, with the aims that reach it. */
function landings(grid: Grid, sunk: number): Map<number, number[]> {
  const aims = new Map<number, number[]>()
  for (let aim = -WIDEST; aim <= WIDEST; aim += COARSE) {
    const { cell } = fly(grid, sunk, aim)
    const known = aims.get(cell)
    if (known) known.push(aim)
    else aims.set(cell, [aim])
  }
  return aims
}

/** About how many shots a bed still takes: one for a group, two for a single blossom, more for what hangs low. */
export function toil(grid: Grid, sunk: number): number {
  const counted = emptyGrid()
  const group: number[] = []
  let shots = 0
  let lowest = -1
  for (let cell = 0; cell < CELLS; cell++) {
    const kind = grid[cell]
    if (!kind) continue
    lowest = cell
    if (counted[cell]) continue
    counted[cell] = 1
    group.length = 0
    group.push(cell)
    for (const at of group)
      for (const next of around(at))
        if (grid[next] === kind && !counted[next]) {
          counted[next] = 1
          group.push(next)
        }
    shots += group.length === 1 ? 2 : 1 + group.length * 0.02
  }
  if (lowest < 0) return -LOST
  const room = LINE - 1 - rowOf(lowest) - sunk
  return shots + (room < 0 ? LOST : room < 2 ? (2 - room) * NEAR : 0)
}

interface Option {
  readonly swap: boolean
  readonly aim: number
  readonly grid: Grid
  readonly toil: number
}

/** All shots with the first or the second seed, the least toilsome result first. */
export function options(grid: Grid, sunk: number, hand: readonly Kinded[], sinking: number): Option[] {
  const reached = landings(grid, sunk)
  const found: Option[] = []
  for (const [i, { kind }] of hand.slice(0, 2).entries()) {
    if (i === 1 && kind === hand[0]?.kind) continue
    for (const [cell, aims] of reached) {
      // The one in the middle forgives most.
      const aim = aims[aims.length >> 1] ?? 0
      const after = grid.slice()
      plant(after, cell, kind)
      found.push({ swap: i === 1, aim, grid: after, toil: toil(after, sunk + (sinking === 1 ? 1 : 0)) })
    }
  }
  return found.sort((a, b) => a.toil - b.toil)
}

/** What to do now: an aim, or a swap before the shot that is really meant. */
export function choose(
  grid: Grid,
  sunk: number,
  hand: readonly Kinded[],
  sinking: number,
): number | 'swap' | undefined {
  let best: Option | undefined
  let least = Infinity
  for (const option of options(grid, sunk, hand, sinking).slice(0, BEAM)) {
    const [first, second, third] = hand
    const left = [option.swap ? first : second, third].filter((seed) => seed !== undefined)
    const later =
      option.toil <= -LOST || option.toil >= LOST
        ? option.toil * 2
        : (options(
            option.grid,
            sunk + (sinking === 1 ? 1 : 0),
            left,
            sinking === 1 ? Infinity : sinking - 1,
          )[0]?.toil ?? LOST)
    if (later >= least) continue
    least = later
    best = option
  }
  return best && (best.swap ? 'swap' : best.aim)
}
