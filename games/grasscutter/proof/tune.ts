/**
 * Chooses the gardens of the tuned levels and proves their par: `node games/grasscutter/proof/tune.ts` prints
 * `tuned.ts`. Few attempts are looked at in vain: the first that comes near enough to what the level asks is taken.
 */
import { chance } from '../../kit/rules/chance.ts'
import { carelessly } from './people.ts'
import { sizeOf, type Garden } from '../rules/garden.ts'
import { DIGITS, search } from '../rules/levels.ts'
import { rules, type State } from '../rules.ts'
import { FIRST_CARVED, grow, LAST_TUNED, parGoal, shapeOf } from '../rules/curve.ts'

/** One digit in base 36 names an attempt. */
const ATTEMPTS = 36
/** Gardens that are good in every other way and have been solved, before the best of them is taken. */
const ENOUGH = 14
/** A faultless match is not waited for. */
const GOOD = 0.5
const LETTERS_A_LINE = 90
/** Levels in which nobody gets stuck. */
const SAFE_UNTIL = 20
const OUTINGS = 8
/** The share of careless outings that should end in a dead end, on the last levels. */
const MOST_TRAPS = 0.45

const count = (garden: Garden, kind: RegExp) => garden.replace(kind, '').length

/** Hedges with nothing but hedges around them, on a garden's whole area: dull land. */
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

function asked(level: number, garden: Garden): boolean {
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
  // The further on, the more there is to fall for; never so much that nobody comes through.
  const traps = Math.max(0, (level - SAFE_UNTIL) / (LAST_TUNED - SAFE_UNTIL)) * MOST_TRAPS
  const harsh = level <= SAFE_UNTIL ? share * 20 : Math.abs(share - traps) * 3
  return Math.abs(state.par - parGoal(level)) + harsh + dullness(state.garden) * 6
}

function choose(level: number): string {
  let best = { fault: Infinity, digits: '' }
  let solved = 0
  for (let attempt = 0; attempt < ATTEMPTS && solved < ENOUGH && best.fault > GOOD; attempt++) {
    const garden = grow(level, attempt)
    if (!asked(level, garden)) continue
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

let text = ''
for (let level = FIRST_CARVED; level <= LAST_TUNED; level++) {
  text += choose(level)
  console.error(level, text.slice(-DIGITS), 'goal', parGoal(level))
}
console.log(
  '/** Made by tune.ts: for each level from the sixth, which attempt at its garden it takes, and its par. */',
)
console.log('export const TUNED =')
for (let at = 0; at < text.length; at += LETTERS_A_LINE)
  console.log(`  '${text.slice(at, at + LETTERS_A_LINE)}'${at + LETTERS_A_LINE < text.length ? ' +' : ''}`)
