/** Builds greenhouses without pots: overlapping halls with pillars, beds, and elements where they matter. */
import type { Chance } from '../../kit/rules/chance.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { LevelShape } from './curve.ts'
import { createGround, zoneOf } from './ground.ts'
import { isFloor, placesOf, strideOf, type House } from './house.ts'

/** Applies one of the eight symmetries of the square to a house and its mats. */
export function turned(house: House, way: number): House {
  let rows = house.split('/').map((row) => Array.from(row))
  const swap = (pairs: string) => {
    rows = rows.map((row) => row.map((letter) => pairs[pairs.indexOf(letter) ^ 1] ?? letter))
  }
  if (way & 1) {
    rows.reverse()
    swap('^v')
  }
  if (way & 2) {
    for (const row of rows) row.reverse()
    swap('<>')
  }
  if (way & 4) {
    rows = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? '#'))
    swap('^<v>')
  }
  return rows.map((row) => row.join('')).join('/')
}

/** Builds walls, beds and elements. Returns undefined if the halls are disconnected or leave no room to push. */
export function build(
  { columns, rows, pillars, pots, elements }: LevelShape,
  dice: Chance,
): House | undefined {
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

  const bare = letters.join('')
  const floor = placesOf(bare, ' ')
  if (floor.length < pots * 3 + 4 + elements.length * 2) return undefined
  const ground = createGround(bare)
  zoneOf(ground, [], floor[0] ?? 0)
  if (!floor.every((place) => ground.reached(place))) return undefined
  const pits = elements.includes('o') ? 1 : 0
  const beds = bedPlaces(floor, stride, dice).slice(0, pots - pits)
  for (const [i, place] of beds.entries())
    letters[place] = elements.includes('a') && i < 3 ? 'abc'.charAt(i) : '.'
  for (const element of elements) furnishWith(element, letters, stride, dice)
  return trimmed(letters.join(''))
}

/** Places an element where it matters: obstacles in narrow passages, floor elements in the open. */
function furnishWith(element: string, letters: string[], stride: number, dice: Chance): void {
  const isFree = (place: number) => letters[place] !== '#'
  const floor = dice.shuffle([...letters.keys()].filter((place) => letters[place] === ' '))
  const isNarrow = (place: number) =>
    [1, stride].some((step) => !isFree(place - step) && !isFree(place + step))
  const narrow = floor.find(isNarrow) ?? floor[0] ?? 0
  const open = floor.filter((place) => !isNarrow(place) && place !== narrow)
  if (element === 'n' || element === 'o' || element === '=') letters[narrow] = element
  if (element === '=') letters[open[0] ?? 0] = '_'
  if (element === '>')
    for (const place of [narrow, open[0] ?? 0]) letters[place] = dice.pick(['^', 'v', '<', '>'])
  if (element !== '~') return
  // A strip of ice from one obstacle to the next.
  const from = open[0] ?? narrow
  for (const step of dice.pick([
    [1, -1],
    [stride, -stride],
  ]))
    for (let place = from; letters[place] === ' ' || place === from; place += step) letters[place] = '~'
}

/** Sorts the floor roughly by distance from a random tile, so that beds cluster without forming neat rows. */
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

/** Crops a house to its floor plus one row or column of wall on each side. */
function trimmed(house: House): House {
  const stride = strideOf(house)
  const columns = Array.from(house, (_, place) => place)
    .filter((place) => isFloor(house, place))
    .map((place) => columnOf(stride, place))
  const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 2]
  const rows = house.split('/').map((row) => row.slice(left, right))
  return rows.filter((row, i) => /[^#]/.test(`${rows[i - 1] ?? ''}${row}${rows[i + 1] ?? ''}`)).join('/')
}
