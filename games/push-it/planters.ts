/** The walls: wooden planters full of green, one block a tile, drawn row by row so that they stand before what is behind. */
import { chance, type Chance } from '../kit/chance.ts'
import { mix } from '../kit/easing.ts'
import type { Pen } from '../kit/sprite.ts'
import { dab, fill, leaf, line, shade } from './brush.ts'
import { isFloor, strideOf, type House } from './house.ts'

const GREENS = ['#146b45', '#1f8f4e', '#37ab55', '#5cc45c', '#8bdc62'] as const
const BLOSSOMS = ['#ff9ad5', '#fff2a0', '#ffffff', '#ffb98a', '#c9b5ff'] as const
/** How far the front of a planter reaches down: to the edge of its tile. */
const EDGE = 50

/** Walls that touch no floor, not even across a corner, are not built. */
export function isBuilt(house: House, place: number): boolean {
  if (house[place] !== '#') return false
  const stride = strideOf(house)
  return [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1].some((by) =>
    isFloor(house, place + by),
  )
}

/** One block around the origin. `left`, `right` and `below` say whether its neighbours are blocks as well. */
export function drawPlanter(pen: Pen, house: House, place: number): void {
  const stride = strideOf(house)
  const dice = chance(place * 7919 + house.length)
  const [left, right, below] = [-1, 1, stride].map((by) => isBuilt(house, place + by))
  const [from, to] = [left ? -50 : -46, right ? 50 : 46]
  if (!below) front(pen, from, to, place)
  // Earth and the frame around it.
  fill(pen, `M${from}-50H${to}V${below ? 52 : 24}H${from}z`, '#6b4423')
  fill(
    pen,
    `M${left ? from : from + 6}-50H${right ? to : to - 6}V${below ? 52 : 18}H${left ? from : from + 6}z`,
    '#2b5a35',
  )
  bush(pen, dice, from, to, below === true)
}

/** Planks, wet at the foot. */
function front(pen: Pen, from: number, to: number, place: number): void {
  fill(
    pen,
    `M${from} 18H${to}V${EDGE - 4}H${from}z`,
    shade(pen, [0, 18], [0, EDGE], '#d99a5b', '#a8693a', '#6b3c1a'),
  )
  line(pen, `M${from + 2} 33H${to - 2}`, 'rgba(70,34,10,.5)', 2.5)
  line(pen, `M${from + 3} 21H${to - 3}`, 'rgba(255,235,200,.55)', 3)
  for (const x of [from + 8, to - 8]) dab(pen, '#5a3210', x, 27, 2)
  if (place % 3 === 0) line(pen, `M${from + 30} 36V44`, 'rgba(70,34,10,.35)', 2)
}

/** Tufts of broad leaves, darker behind, with a blossom here and there. */
function bush(pen: Pen, dice: Chance, from: number, to: number, below: boolean): void {
  for (const [row, y] of (below ? [-34, 0, 36] : [-30, 6]).entries())
    for (let i = 0; i < 3; i++) {
      const x = mix(from, to, 0.17 + 0.33 * i) + (dice.fraction() - 0.5) * 10
      const tone = row + dice.int(3)
      dab(pen, 'rgba(3,38,30,.4)', x, y, 20, 14)
      for (let k = 0; k < 7; k++)
        leaf(
          pen,
          x,
          y + 5,
          22 + dice.fraction() * 7,
          -Math.PI * (k / 6) + (dice.fraction() - 0.5) * 0.5,
          GREENS[Math.min(4, tone + (k % 2))] ?? '',
        )
    }
  if (dice.int(3) === 0)
    blossom(pen, dice, mix(from, to, 0.3 + dice.fraction() * 0.4), dice.fraction() * 24 - 22)
}

function blossom(pen: Pen, dice: Chance, x: number, y: number): void {
  const colour = dice.pick(BLOSSOMS)
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2
    dab(pen, colour, x + Math.cos(turn) * 6, y + Math.sin(turn) * 6, 5)
  }
  dab(pen, '#ffc62e', x, y, 4)
}
