/** Draws the walls: wooden planters, one per tile, row by row so that they overlap. In units. */
import { blot, downwards, fillPath, strokePath } from '../../kit/paint/brush.ts'
import { mix } from '../../kit/paint/easing.ts'
import { stamp, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { chance } from '../../kit/rules/chance.ts'
import { isFloor, strideOf, type House } from '../rules/house.ts'
import { drawLeaf } from './leaf.ts'
import type { Palette } from './looks.ts'

/** Whether a wall is drawn: only if it touches floor, at least diagonally. */
export function isBuilt(house: House, place: number): boolean {
  const stride = strideOf(house)
  return (
    house[place] === '#' &&
    [-stride, 0, stride].some((row) => [-1, 0, 1].some((by) => isFloor(house, place + row + by)))
  )
}

/** Tuft sprites per tone. */
const TUFTS = 3
/** Returns the sprite of a tuft of broad leaves, in units around the origin. */
export type Tufts = (tone: number, number: number) => Sprite

export const TUFT = { wide: 66, high: 66 }

export function drawTuft(pen: Pen, tone: number, number: number, { leaves, isSnowy }: Palette): void {
  const dice = chance(tone * TUFTS + number + 1)
  for (let k = 0; k < 7; k++)
    drawLeaf(
      pen,
      0,
      0,
      22 + dice.int(7),
      -Math.PI * (k / 6) + dice.fraction() * 0.5 - 0.25,
      leaves[tone + (k % 2)] ?? leaves[3] ?? '',
    )
  if (isSnowy && number === 0)
    for (const x of [-11, 2, 12]) blot(pen, '#fff', x, -20 + dice.int(6), 8 + dice.int(3), 4.5)
}

/** Left and right end of a planter. It joins its neighbours. */
const endsOf = (house: House, place: number) => [
  isBuilt(house, place - 1) ? -50 : -46,
  isBuilt(house, place + 1) ? 50 : 46,
]

/** One planter around the origin, without leaves. Its planks show if no planter is in front of it. */
export function drawPlanter(pen: Pen, house: House, place: number, { wood, shade }: Palette): void {
  const below = isBuilt(house, place + strideOf(house))
  const [from = 0, to = 0] = endsOf(house, place)
  if (!below) {
    fillPath(pen, `M${from} 16H${to}V46H${from}z`, downwards(pen, 18, 50, wood))
    strokePath(pen, `M${from + 3} 21H${to - 3}`, 'rgba(255,235,200,.55)', 3)
    strokePath(pen, `M${from + 2} 33H${to - 2}`, 'rgba(70,34,10,.5)', 2.5)
  }
  fillPath(pen, `M${from}-50H${to}V${below ? 52 : 20}H${from}z`, shade)
}

/** The leaves, which reach over to the next planter. `size` is the width of a tuft's pixel in units. */
export function drawGreen(
  pen: Pen,
  house: House,
  place: number,
  tuft: Tufts,
  size: number,
  { blossoms }: Palette,
): void {
  const dice = chance(place * 7919 + house.length)
  const [from = 0, to = 0] = endsOf(house, place)
  // Darker at the back. Mirroring doubles the variety of the few tufts.
  for (const [row, y] of (isBuilt(house, place + strideOf(house)) ? [-34, 0, 36] : [-30, 6]).entries())
    for (let i = 0; i < 3; i++) {
      const x = mix(from, to, 0.17 + 0.33 * i) + dice.int(10) - 5
      stamp(pen, tuft(row + dice.int(3), dice.int(TUFTS)), x, y + 5, dice.pick([-1, 1]) * size, size)
    }
  if (dice.int(3)) return
  const [x, y, colour] = [dice.int(50) - 25, dice.int(24) - 22, dice.pick(blossoms)]
  for (let i = 0; i < 5; i++) blot(pen, colour, x + Math.cos(i * 1.26) * 6, y + Math.sin(i * 1.26) * 6, 5)
  blot(pen, '#ffc62e', x, y, 4)
}
