/** Looks two shots ahead, for hints and to prove that every bed can be cleared. */
import { alike, ENOUGH, plant } from './bursting.ts'
import { around, CELLS, emptyField, LINE, planted, rowOf, type Field } from './field.ts'
import { COARSE, fly, WIDEST } from './flight.ts'
import { flowerOf, FROST, VINE } from './kinds.ts'

interface Kinded {
  readonly kind: number
}

/** Beam width: the best first shots that are searched one shot deeper. */
const BEAM = 7
/** Effort of a lost bed; a cleared one counts as its negative. */
const LOST = 1000
/** Penalty per row that the bed is too close to the line, in shots. */
const NEAR = 1.5
/** Effort in shots: for a single blossom, a group, a vine and any other element. */
const SINGLE = 2
const GROUP = 1
const GROWING = 0.6
const THING = 0.2

/** Maps every reachable cell to the aims that reach it. */
function landings(field: Field, sunk: number, step: number): Map<number, number[]> {
  const aims = new Map<number, number[]>()
  const cells = planted(field)
  for (let aim = -WIDEST; aim <= WIDEST; aim += step) {
    const { cell } = fly(field, sunk, aim, cells)
    const found = aims.get(cell)
    if (found) found.push(aim)
    else aims.set(cell, [aim])
  }
  return aims
}

/** Estimates the remaining shots: one for a group, two for a single blossom or a frozen group. */
function effortOf(field: Field): number {
  const counted = emptyField()
  let shots = 0
  for (let cell = 0; cell < CELLS; cell++) {
    const kind = field[cell]
    if (!kind || counted[cell]) continue
    if (!flowerOf(kind)) {
      shots += kind === VINE ? GROWING : THING
      continue
    }
    counted[cell] = 1
    const group = [cell]
    for (const at of group)
      for (const next of around(at))
        if (field[next] === kind && !counted[next]) {
          counted[next] = 1
          group.push(next)
        }
    shots += group.length === 1 || kind > FROST ? SINGLE : GROUP + group.length * 0.02
  }
  return shots || -LOST
}

const lowestIn = (field: Field) => rowOf(planted(field).at(-1) ?? -1)

/** The penalty for a bed that hangs down to this row. */
function danger(lowest: number, sunk: number): number {
  const room = LINE - 1 - lowest - sunk
  return room < 0 ? LOST : room < 2 ? (2 - room) * NEAR : 0
}

export interface Option {
  readonly swap: boolean
  readonly cell: number
  readonly aim: number
  readonly effort: number
}

/** All shots with either of the first two seeds, sorted by the effort they leave. */
export function options(
  field: Field,
  sunk: number,
  hand: readonly Kinded[],
  sinking: number,
  step = COARSE,
): Option[] {
  const reached = landings(field, sunk, step)
  const before = effortOf(field)
  const lowest = lowestIn(field)
  const deep = sunk + (sinking === 1 ? 1 : 0)
  const found: Option[] = []
  for (const [i, { kind }] of hand.slice(0, 2).entries()) {
    if (i === 1 && kind === hand[0]?.kind) continue
    for (const [cell, aims] of reached) {
      // The middle aim tolerates the largest error.
      const aim = aims[aims.length >> 1] ?? 0
      const group = alike(field, cell, kind).length
      let effort = before + danger(Math.max(lowest, rowOf(cell)), deep)
      if (group >= ENOUGH) {
        const after = field.slice()
        plant(after, cell, kind)
        effort = effortOf(after) + danger(lowestIn(after), deep)
      } else effort += group > 1 ? GROUP - SINGLE : SINGLE
      found.push({ swap: i === 1, cell, aim, effort })
    }
  }
  return found.sort((a, b) => a.effort - b.effort)
}

/** Chooses the next action: an aim, or the swap before the intended shot. */
export function choose(
  field: Field,
  sunk: number,
  hand: readonly Kinded[],
  sinking: number,
): number | 'swap' | undefined {
  let best: Option | undefined
  let least = Infinity
  const [first, second, third] = hand
  for (const option of options(field, sunk, hand, sinking).slice(0, BEAM)) {
    const [shot, left] = option.swap ? [second, first] : [first, second]
    const after = field.slice()
    plant(after, option.cell, shot?.kind ?? 0)
    const rest = [left, third].filter((seed) => seed !== undefined)
    const [next] =
      Math.abs(option.effort) < LOST / 2
        ? options(
            after,
            sunk + (sinking === 1 ? 1 : 0),
            rest,
            sinking === 1 ? Infinity : sinking - 1,
            COARSE * 2,
          )
        : []
    const later = next?.effort ?? option.effort * 2
    if (later >= least) continue
    least = later
    best = option
  }
  return best && (best.swap ? 'swap' : best.aim)
}
