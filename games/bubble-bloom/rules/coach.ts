/** The coach looks two shots ahead: it gives the hints, and shows that every bed can be cleared. */
import { plant } from './bursting.ts'
import { around, CELLS, emptyField, LINE, rowOf, type Field } from './field.ts'
import { COARSE, fly, WIDEST } from './flight.ts'

interface Kinded {
  readonly kind: number
}

/** How many of the best first shots are followed by a second one. */
const BEAM = 7
/** What a lost bed counts as; a cleared one counts as minus this. */
const LOST = 1000
/** The effort for a blossom in each of the last rows above the line, in shots. */
const NEAR = 1.5

/** Every cell that a shot can reach, with the aims that reach it. */
function landings(field: Field, sunk: number): Map<number, number[]> {
  const aims = new Map<number, number[]>()
  for (let aim = -WIDEST; aim <= WIDEST; aim += COARSE) {
    const { cell } = fly(field, sunk, aim)
    const known = aims.get(cell)
    if (known) known.push(aim)
    else aims.set(cell, [aim])
  }
  return aims
}

/** About how many shots a bed still takes: one for a group, two for a single blossom, more where it hangs low. */
function effortOf(field: Field, sunk: number): number {
  const counted = emptyField()
  const group: number[] = []
  let shots = 0
  let lowest = -1
  for (let cell = 0; cell < CELLS; cell++) {
    const kind = field[cell]
    if (!kind) continue
    lowest = cell
    if (counted[cell]) continue
    counted[cell] = 1
    group.length = 0
    group.push(cell)
    for (const at of group)
      for (const next of around(at))
        if (field[next] === kind && !counted[next]) {
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
  readonly field: Field
  readonly effort: number
}

/** All shots with the first or the second seed, the one that leaves the least effort first. */
export function options(field: Field, sunk: number, hand: readonly Kinded[], sinking: number): Option[] {
  const reached = landings(field, sunk)
  const found: Option[] = []
  for (const [i, { kind }] of hand.slice(0, 2).entries()) {
    if (i === 1 && kind === hand[0]?.kind) continue
    for (const [cell, aims] of reached) {
      // The aim in the middle forgives the largest error.
      const aim = aims[aims.length >> 1] ?? 0
      const after = field.slice()
      plant(after, cell, kind)
      found.push({
        swap: i === 1,
        aim,
        field: after,
        effort: effortOf(after, sunk + (sinking === 1 ? 1 : 0)),
      })
    }
  }
  return found.sort((a, b) => a.effort - b.effort)
}

/** What to do now: an aim, or a swap that comes before the shot that is meant. */
export function choose(
  field: Field,
  sunk: number,
  hand: readonly Kinded[],
  sinking: number,
): number | 'swap' | undefined {
  let best: Option | undefined
  let least = Infinity
  for (const option of options(field, sunk, hand, sinking).slice(0, BEAM)) {
    const [first, second, third] = hand
    const left = [option.swap ? first : second, third].filter((seed) => seed !== undefined)
    const later =
      option.effort <= -LOST || option.effort >= LOST
        ? option.effort * 2
        : (options(
            option.field,
            sunk + (sinking === 1 ? 1 : 0),
            left,
            sinking === 1 ? Infinity : sinking - 1,
          )[0]?.effort ?? LOST)
    if (later >= least) continue
    least = later
    best = option
  }
  return best && (best.swap ? 'swap' : best.aim)
}
