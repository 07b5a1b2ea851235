import { type Chance } from '../../kit/rules/chance.ts'
import { type Ball, ballAt } from './ball.ts'
import { FOOT_SPOT, HEAD_STRING, RADIUS, WIDTH } from './table.ts'

/** Solids are 1 to 7, stripes 9 to 15. */
export type Group = 'solids' | 'stripes'

export const groupOf = (ball: number): Group | undefined =>
  ball === 0 || ball === 8 ? undefined : ball < 8 ? 'solids' : 'stripes'

/** Centimetres between the balls, give or take a little: a rack is set by hand, so no two open alike. */
const GAP = 0.16
const PLACE_OF_EIGHT = 4

const OBJECTS = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15]

/** The cue ball on the head string and fifteen in a triangle: the eight in its middle, one of each kind in the rear corners. */
export function rack(dice: Chance): Ball[] {
  let order: number[]
  do {
    order = dice.shuffle(OBJECTS)
    order.splice(PLACE_OF_EIGHT, 0, 8)
  } while (groupOf(order[10] ?? 0) === groupOf(order[14] ?? 0))
  const balls = [ballAt(0, HEAD_STRING, WIDTH / 2)]
  const stray = () => ((dice.fraction() - 0.5) * GAP) / 2
  for (let row = 0; row < 5; row++)
    for (let column = 0; column <= row; column++) {
      const x = FOOT_SPOT + row * (RADIUS * Math.sqrt(3) + GAP) + stray()
      const y = WIDTH / 2 + (column - row / 2) * (2 * RADIUS + GAP) + stray()
      balls.push(ballAt(order.shift() ?? 0, x, y))
    }
  return balls.sort((a, b) => a.id - b.id)
}
