/** The coach looks two shots ahead: it gives the hints, and shows that every bed can be cleared. */
import { alike, ENOUGH, plant } from './bursting.ts'
import { around, CELLS, emptyField, LINE, planted, rowOf, type Field } from './field.ts'
import { COARSE, fly, WIDEST } from './flight.ts'
import { flowerOf, FROST, VINE } from './kinds.ts'

interface Kinded {
  readonly kind: number
}

/** How many of the best first shots are followed by a second one. */
const BEAM = 7
/** What a lost bed counts as; a cleared one counts as minus this. */
const LOST = 1000
/** The effort for a blossom in each of the last rows above the line, in shots. */
const NEAR = 1.5
/** The effort for a blossom that hangs alone, for a group, for what grows, and for everything else that hangs. */
const SINGLE = 2
const GROUP = 1
const GROWING = 0.6
const THING = 0.2

/** Every cell that a shot can reach, with the aims that reach it. */
function landings(field: Field, sunk: number, step: number): Map<number, number[]> {
  const aims = new Map<number, number[]>()
  const cells = planted(field)
  for (let aim = -WIDEST; aim <= WIDEST; aim += step) {
    const { cell } = fly(field, sunk, aim, cells)
    const known = aims.get(cell)
    if (known) known.push(aim)
    else aims.set(cell, [aim])
  }
  return aims
}

/** About how many shots a bed still takes: one for a group, two for a single blossom or a frozen group. */
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

/** What it counts that a bed hangs down to this row. */
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

/** The shots that can be made now, with either of the first two seeds: the one that leaves the least effort first. */
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
      // The aim in the middle forgives the largest error.
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

/** What to do now: an aim, or a swap that comes before the shot that is meant. */
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
