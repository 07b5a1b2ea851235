/** Builds greenhouses: a few overlapping halls with pillars, beds in them, and pots pulled as far from those as can be. */
import { chance, type Chance } from '../kit/chance.ts'
import { openGround } from './ground.ts'
import { compile, write, type House, type Plan } from './house.ts'
import { pull } from './pull.ts'
import type { Shape } from './shape.ts'

export interface Grown {
  /** House, pots and gardener as one text. */
  readonly text: string
  readonly par: number
  /** Positions from which the end can be reached, as far as they were looked at. */
  readonly space: number
}

/** A house that did not come out well is pulled down again; after so many the last one has to do. */
const TRIES = 60

/** One try: halls, beds, pots; nothing when the halls do not hang together or leave no room to push. */
export function raise(shape: Shape, seed: number, most: number): Grown | undefined {
  const dice = chance(seed)
  const house = bedded(halls(shape, dice), shape.pots, dice)
  if (!house) return undefined
  const plan = compile(house)
  const pulled = pull(plan, most)
  // All positions of the last distance, of which any will do: the dice choose.
  const par = pulled.distance(pulled.count - 1)
  let first = pulled.count - 1
  while (first > 0 && pulled.distance(first - 1) === par) first--
  const { pots, zone } = pulled.position(first + dice.int(pulled.count - first))
  const text = write(house, {
    pots: pots.map((pot) => plan.places[pot] ?? 0),
    at: plan.places[standing(plan, pots, zone, dice)] ?? 0,
  })
  return { text, par, space: pulled.whole ? pulled.count : Infinity }
}

/** Anywhere in the part of the floor that the gardener starts in. */
function standing(plan: Plan, pots: readonly number[], zone: number, dice: Chance): number {
  const ground = openGround(plan)
  for (const pot of pots) ground.put(pot)
  ground.flood(zone)
  return dice.pick(
    Array.from({ length: plan.size }, (_, tile) => tile).filter((tile) => ground.reached(tile)),
  )
}

/** The first house of this seed that keeps the gardener busy for long enough, or the busiest. */
export function grow(shape: Shape, seed: number, most: number): Grown & { readonly looked: number } {
  let best: Grown | undefined
  let looked = 0
  for (let attempt = 0; attempt < TRIES && looked < most * 2; attempt++) {
    const grown = raise(shape, seed * TRIES + attempt, most)
    if (!grown) continue
    looked += Math.min(most, grown.space)
    if (!best || grown.par > best.par) best = grown
    if (best.par >= shape.par) break
  }
  if (!best)
    throw new Error(`No greenhouse of ${TRIES} with ${shape.pots} pots stands: make its shape larger.`)
  return { ...best, looked }
}

/** Walls with overlapping halls cut out of them, and pillars left or put into those. */
function halls({ columns, rows, pillars }: Shape, dice: Chance): House {
  const stride = columns + 3
  const letters = Array.from(`${'#'.repeat(columns + 2)}/`.repeat(rows + 2).slice(0, -1))
  const cut = (x: number, y: number, wide: number, high: number) => {
    for (let row = y; row < y + high; row++)
      for (let column = x; column < x + wide; column++) letters[(row + 1) * stride + column + 1] = ' '
  }
  for (let i = 0; i < 4; i++) {
    const wide = Math.min(columns, 2 + dice.int(columns - 1))
    const high = Math.min(rows, 2 + dice.int(rows - 1))
    cut(dice.int(columns - wide + 1), dice.int(rows - high + 1), wide, high)
  }
  for (let i = 0; i < pillars; i++) {
    const place = (1 + dice.int(rows)) * stride + 1 + dice.int(columns)
    letters[place] = '#'
  }
  return letters.join('')
}

/** Beds near each other, on floor that hangs together and fills the house. */
function bedded(house: House, count: number, dice: Chance): House | undefined {
  const plan = compile(house)
  if (plan.size < count * 3 + 4 || plan.size > 60) return undefined
  const ground = openGround(plan)
  ground.flood(0)
  if (plan.places.some((_, tile) => !ground.reached(tile))) return undefined
  const stride = house.indexOf('/') + 1
  const letters = Array.from(house)
  const middle = dice.pick(plan.places)
  const far = (place: number) =>
    Math.abs((place % stride) - (middle % stride)) +
    Math.abs(Math.floor(place / stride) - Math.floor(middle / stride)) +
    dice.fraction() * 3
  const nearest = plan.places.map((place) => ({ place, far: far(place) })).sort((a, b) => a.far - b.far)
  for (const { place } of nearest.slice(0, count)) letters[place] = '.'
  return trimmed(letters.join(''))
}

const open = (line: string) => /[ .]/.test(line)

/** Without rows and columns that are all wall, but for the outermost. */
function trimmed(house: House): House {
  const rows = house.split('/')
  const columns = Array.from(rows[0] ?? '', (_, x) => rows.map((row) => row[x]).join(''))
  const [top, bottom] = [rows.findIndex(open) - 1, rows.findLastIndex(open) + 1]
  const [left, right] = [columns.findIndex(open) - 1, columns.findLastIndex(open) + 1]
  return rows
    .slice(top, bottom + 1)
    .map((row) => row.slice(left, right + 1))
    .join('/')
}
