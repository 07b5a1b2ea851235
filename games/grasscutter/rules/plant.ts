/** Turns carved land into a garden: gates where they do not block the drive, stones, and hedges all round. */
import type { Chance } from '../../kit/rules/chance.ts'
import { beside, columnOf, rowOf } from '../../kit/rules/grid.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { GATES, type Garden } from './garden.ts'
import { groundAt, groundBeside, type Passing, type Plot } from './plot.ts'

export function plant(plot: Plot, gates: number, dice: Chance): Garden {
  const signs = new Map<number, string>([[plot.start, 'S']])
  for (const hill of plot.molehills) signs.set(hill, 'm')
  for (const [place, way] of hangGates(plot, gates, dice)) signs.set(place, signOf(way))
  return write(
    plot,
    (place) => signs.get(place) ?? (groundAt(plot, place) === 'lawn' ? '.' : solid(plot, place)),
  )
}

const signOf = (way: Way): string => Object.keys(GATES).find((sign) => GATES[sign] === way) ?? '.'

/** Where the drive passes in one direction only, between two hedges, a gate can hang without blocking it. */
function hangGates(plot: Plot, most: number, dice: Chance): Map<number, Way> {
  const hung = new Map<number, Way>()
  for (const [place, passing] of dice.shuffle([...plot.passed])) {
    const way = gateWay(plot, place, passing)
    const isCrowded = WAYS.some((side) => hung.has(beside(plot, place, side) ?? -1))
    if (way && !isCrowded && hung.size < most) hung.set(place, way)
  }
  return hung
}

function gateWay(plot: Plot, place: number, { ways, stopped }: Passing): Way | undefined {
  const [way] = ways
  if (stopped || !way || ways.size > 1) return undefined
  const sides: readonly Way[] = way === 'up' || way === 'down' ? ['left', 'right'] : ['up', 'down']
  const hedged = sides.every((side) => groundBeside(plot, place, side) !== 'lawn')
  return hedged ? way : undefined
}

/** A hedge that would stand alone in the lawn is a stone. */
function solid(plot: Plot, place: number): string {
  return WAYS.every((way) => groundBeside(plot, place, way) === 'lawn') ? 'o' : '#'
}

/** Rows and columns of nothing but hedge around the lawn are left out: the view draws a hedge of its own. */
function write({ columns, passed }: Plot, sign: (place: number) => string): Garden {
  const xs = [...passed.keys()].map((place) => columnOf(columns, place))
  const ys = [...passed.keys()].map((place) => rowOf(columns, place))
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const rows = Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_, column) => sign((top + row) * columns + left + column)).join(
      '',
    ),
  )
  return rows.join('/')
}
