/** Builds greenhouses: a few overlapping halls with pillars, beds in them, and pots pulled as far away as they go. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { Shape } from './curve.ts'
import { openGround, zoneOf } from './ground.ts'
import { compile, strideOf, type House, type Position } from './house.ts'
import { pull } from './pull.ts'

/** A house, what is in it, and the fewest pushes that bring every pot to a bed. */
export interface Level {
  readonly house: House
  readonly position: Position
  readonly par: number
}

export interface Grown extends Level {
  /** How many positions were found from which it can be solved. */
  readonly space: number
}

/** How many houses of a seed are built before the best of them has to do. */
const TRIES = 60

/** A house with its pots as far from the beds as they go; of several such positions the dice choose one. */
export function raise(shape: Shape, seed: number, most: number): Grown | undefined {
  const house = build(shape, seed)
  return house === undefined ? undefined : furnish(house, chance(~seed), most)
}

/** Pots put as far from their beds as they go, but at most `far` pushes; the dice choose within so much `leeway`. */
export function furnish(house: House, dice: Chance, most: number, far = Infinity, leeway = 0): Grown {
  const plan = compile(house)
  const pulled = pull(plan, most)
  let last = pulled.count - 1
  while (pulled.distance(last) > far) last--
  const least = pulled.distance(last) - leeway
  let first = last
  while (first > 0 && pulled.distance(first - 1) >= least) first--
  const chosen = first + dice.int(last + 1 - first)
  const { pots, zone } = pulled.position(chosen)
  const ground = openGround(plan)
  const standing = plan.places.filter(
    (_, tile) => !pots.includes(tile) && zoneOf(ground, pots, tile) === zone,
  )
  const position = { pots: pots.map((pot) => plan.places[pot] ?? 0), at: dice.pick(standing) }
  return { house, position, par: pulled.distance(chosen), space: pulled.count }
}

/** The first house of this seed that needs as many pushes as the shape asks for, or the one that needs most. */
export function grow(shape: Shape, seed: number, most: number): Grown & { readonly looked: number } {
  let best: Grown | undefined
  let looked = 0
  for (let attempt = 0; attempt < TRIES && looked < most * 2; attempt++) {
    const grown = raise(shape, seed * TRIES + attempt, most)
    if (!grown) continue
    looked += grown.space
    if (!best || grown.par > best.par) best = grown
    if (best.par >= shape.par) break
  }
  if (!best) throw new Error(`No house with ${shape.pots} pots stands: give it a larger shape.`)
  return { ...best, looked }
}

/** Walls and beds; undefined when the halls are not connected or leave no room to push. */
export function build({ columns, rows, pillars, pots }: Shape, seed: number): House | undefined {
  const dice = chance(seed)
  const stride = columns + 3
  const letters = Array.from(`${'#'.repeat(columns + 2)}/`.repeat(rows + 2).slice(0, -1))
  for (let i = 0; i < 4; i++) {
    const wide = Math.min(columns, 2 + dice.int(columns - 1))
    const high = Math.min(rows, 2 + dice.int(rows - 1))
    const x = 1 + dice.int(columns - wide + 1)
    const y = 1 + dice.int(rows - high + 1)
    for (let place = 0; place < wide * high; place++)
      letters[(y + rowOf(wide, place)) * stride + x + columnOf(wide, place)] = ' '
  }
  for (let i = 0; i < pillars; i++) letters[(1 + dice.int(rows)) * stride + 1 + dice.int(columns)] = '#'

  const plan = compile(letters.join(''))
  if (plan.size < pots * 3 + 4) return undefined
  const ground = openGround(plan)
  ground.flood(0)
  if (plan.places.some((_, tile) => !ground.reached(tile))) return undefined
  for (const place of bedPlaces(plan.places, stride, dice).slice(0, pots)) letters[place] = '.'
  return trimmed(letters.join(''))
}

/** All floor, roughly by its distance from one tile of it: beds lie near each other, but not in neat rows. */
function bedPlaces(floor: readonly number[], stride: number, dice: Chance): number[] {
  const middle = dice.pick(floor)
  const away = floor.map((place) => ({
    place,
    far:
      Math.abs(columnOf(stride, place) - columnOf(stride, middle)) +
      Math.abs(rowOf(stride, place) - rowOf(stride, middle)) +
      dice.fraction() * 3,
  }))
  return away.sort((a, b) => a.far - b.far).map(({ place }) => place)
}

/** Without the columns and rows that are nothing but wall, except for one on each side. */
function trimmed(house: House): House {
  const stride = strideOf(house)
  const floor = compile(house).places
  const columns = floor.map((place) => columnOf(stride, place))
  const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 2]
  const rows = house.split('/').map((row) => row.slice(left, right))
  return rows.filter((row, i) => /[ .]/.test(`${rows[i - 1]}${row}${rows[i + 1]}`)).join('/')
}

/** One of the eight ways in which a house can be turned and mirrored. */
export function turned(house: House, way: number): House {
  let rows = house.split('/').map((row) => Array.from(row))
  if (way & 1) rows.reverse()
  if (way & 2) for (const row of rows) row.reverse()
  if (way & 4) rows = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? '#'))
  return rows.map((row) => row.join('')).join('/')
}
