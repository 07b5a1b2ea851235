/**
 * Chooses the gardens of the tuned levels and proves their par: `node games/grasscutter/proof/tune.ts` prints
 * `rules/tuned.ts`. The first garden that comes near enough to what the level asks for is taken.
 */
import { tunedTable } from '../../kit/proof/tuned-table.ts'
import { chance } from '../../kit/rules/chance.ts'
import { FIRST_CARVED, LAST_TUNED, parGoal, shapeOf } from '../rules/curve.ts'
import { sizeOf, type Garden } from '../rules/garden.ts'
import { DIGITS, grow, search } from '../rules/levels.ts'
import { rules, type State } from '../rules.ts'
import { carelessly } from './people.ts'

/** One digit in base 36 names an attempt. */
const ATTEMPTS = 36
/** After this many gardens that are good in every other way have been solved, the best of them is taken. */
const ENOUGH = 14
/** A garden with less fault than this is taken at once. */
const GOOD = 0.5
/** Levels in which nobody gets stuck. */
const SAFE_UNTIL = 20
const OUTINGS = 8
/** The share of careless outings that should end in a dead end, on the last levels. */
const MOST_TRAPS = 0.45

const count = (garden: Garden, kind: RegExp) => garden.replace(kind, '').length

/** The fraction of a garden's area that is hedge with nothing but hedge around it: dull land. */
function dullness(garden: Garden): number {
  const rows = garden.split('/')
  const { width, height } = sizeOf(garden)
  const isHedge = (x: number, y: number) => (rows[y]?.[x] ?? '#') === '#'
  let dull = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ([-1, 0, 1].every((dy) => [-1, 0, 1].every((dx) => isHedge(x + dx, y + dy)))) dull++
  return dull / (width * height)
}

function isAsked(level: number, garden: Garden): boolean {
  const { width, height, gates, molehills } = shapeOf(level)
  const size = sizeOf(garden)
  return (
    count(garden, /[^<>^v]/g) === gates &&
    count(garden, /[^m]/g) === molehills &&
    size.width >= width - 1 &&
    size.height >= height - 1 &&
    count(garden, /[^S.m]/g) >= size.width * size.height * 0.5 &&
    dullness(garden) < 0.08
  )
}

function fault(level: number, state: State): number {
  const dice = chance(level)
  const stuck = Array.from({ length: OUTINGS }, () => carelessly(state, dice)).filter(
    (outing) => outing.stuck,
  )
  const share = stuck.length / OUTINGS
  // The later the level, the more traps; but never so many that nobody gets through.
  const traps = Math.max(0, (level - SAFE_UNTIL) / (LAST_TUNED - SAFE_UNTIL)) * MOST_TRAPS
  const harsh = level <= SAFE_UNTIL ? share * 20 : Math.abs(share - traps) * 3
  return Math.abs(state.par - parGoal(level)) + harsh + dullness(state.garden) * 6
}

function choose(level: number): string {
  let best = { fault: Infinity, digits: '' }
  let solved = 0
  for (let attempt = 0; attempt < ATTEMPTS && solved < ENOUGH && best.fault > GOOD; attempt++) {
    const garden = grow(level, attempt)
    if (!isAsked(level, garden)) continue
    const { result, ways } = search(garden, { positions: 12_000 })
    if (result !== 'solved') continue
    solved++
    const par = ways.length
    if (Math.abs(par - parGoal(level)) >= best.fault) continue
    const state = { ...rules.start(1, 1), level, garden, par, mower: garden.indexOf('S') }
    const mown = Array.from(garden, (_, place) => (place === state.mower ? 'd' : ' ')).join('')
    const found = fault(level, { ...state, mown })
    const digits = attempt.toString(36) + par.toString(36)
    if (found < best.fault) best = { fault: found, digits }
  }
  if (!best.digits)
    throw new Error(`None of ${ATTEMPTS} gardens will do for level ${level}: change its shape.`)
  return best.digits
}

let digits = ''
for (let level = FIRST_CARVED; level <= LAST_TUNED; level++) {
  digits += choose(level)
  console.error(level, digits.slice(-DIGITS), 'goal', parGoal(level))
}
console.log(
  tunedTable('for each level from the sixth, which attempt at its garden it takes, and its par.', digits),
)
