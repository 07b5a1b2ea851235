import { type Chance } from '../../kit/rules/chance.ts'
import { type Ball, ballAt, OUT } from './ball.ts'
import { FOOT_SPOT, HEAD_STRING, RADIUS, WIDTH } from './table.ts'

/** Solids are 1 to 7, stripes 9 to 15. */
export type Group = 'solids' | 'stripes'

export const groupOf = (ball: number): Group | undefined =>
  ball === 0 || ball === 8 ? undefined : ball < 8 ? 'solids' : 'stripes'

/** Gap between the balls, in cm, varied slightly because a rack is set by hand: no two break alike. */
const GAP = 0.02
/** Balls per row, starting at the foot spot. */
const TRIANGLE = [1, 2, 3, 4, 5]
const DIAMOND = [1, 2, 3, 2, 1]
/** In both games the money ball is in the middle of the third row. */
const MIDDLE = 4

/** Fifteen numbers: the eight in the middle, one of each group in the rear corners. */
function eightOrder(dice: Chance): number[] {
  const order = dice.shuffle([1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15])
  order.splice(MIDDLE, 0, 8)
  return groupOf(order[10] ?? 0) === groupOf(order[14] ?? 0) ? eightOrder(dice) : order
}

/** Nine numbers: the one in front, the nine in the middle. */
function nineOrder(dice: Chance): number[] {
  const order = [1, ...dice.shuffle([2, 3, 4, 5, 6, 7, 8])]
  order.splice(MIDDLE, 0, 9)
  return order
}

/** Completes the list to sixteen balls; the missing ones are `OUT`. */
export const withOut = (balls: readonly Ball[]): Ball[] =>
  Array.from(
    { length: 16 },
    (_, id) => balls.find((ball) => ball.id === id) ?? { ...ballAt(id, 0, 0), pocket: OUT },
  )

/** Puts the cue ball on the head string and racks the others at the foot spot. */
export function rack(dice: Chance, isNine: boolean): Ball[] {
  const order = isNine ? nineOrder(dice) : eightOrder(dice)
  const balls = [ballAt(0, HEAD_STRING, WIDTH / 2)]
  const stray = () => ((dice.fraction() - 0.5) * GAP) / 2
  for (const [row, count] of (isNine ? DIAMOND : TRIANGLE).entries())
    for (let column = 0; column < count; column++) {
      const x = FOOT_SPOT + row * (RADIUS * Math.sqrt(3) + GAP) + stray()
      const y = WIDTH / 2 + (column - (count - 1) / 2) * (2 * RADIUS + GAP) + stray()
      balls.push(ballAt(order.shift() ?? 0, x, y))
    }
  return withOut(balls)
}
