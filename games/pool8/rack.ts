import { type Chance } from '../kit/chance.ts'
import { type Ball } from './physics.ts'
import { FOOT_SPOT, HEAD_STRING, RADIUS, WIDTH } from './table.ts'

/** Solids are 1 to 7, stripes 9 to 15. */
export type Group = 'solids' | 'stripes'

export const groupOf = (ball: number): Group | undefined =>
  ball === 0 || ball === 8 ? undefined : ball < 8 ? 'solids' : 'stripes'

/** Balls of a hand-set rack stand this far apart, give or take; no two racks open alike. */
const GAP = 0.16
const PLACE_OF_EIGHT = 4
const BACK_CORNERS = [10, 14]

export const ballAt = (id: number, x: number, y: number): Ball => ({
  id,
  x,
  y,
  vx: 0,
  vy: 0,
  ux: 0,
  uy: 0,
  side: 0,
  at: 0,
  pocket: -1,
})

/** The cue ball on the head string and fifteen in a triangle: the eight in its middle, one of each kind behind. */
export function rack(dice: Chance): Ball[] {
  const balls = [ballAt(0, HEAD_STRING, WIDTH / 2)]
  for (const [place, id] of order(dice).entries()) {
    const row = place < 1 ? 0 : place < 3 ? 1 : place < 6 ? 2 : place < 10 ? 3 : 4
    const column = place - (row * (row + 1)) / 2
    const stray = () => ((dice.fraction() - 0.5) * GAP) / 2
    const x = FOOT_SPOT + row * (RADIUS * Math.sqrt(3) + GAP) + stray()
    const y = WIDTH / 2 + (column - row / 2) * (2 * RADIUS + GAP) + stray()
    balls.push(ballAt(id, x, y))
  }
  return balls.sort((a, b) => a.id - b.id)
}

function order(dice: Chance): number[] {
  const solids = dice.shuffle([1, 2, 3, 4, 5, 6, 7])
  const stripes = dice.shuffle([9, 10, 11, 12, 13, 14, 15])
  const corners = dice.shuffle([...solids.splice(0, 1), ...stripes.splice(0, 1)])
  const places = dice.shuffle([...solids, ...stripes])
  places.splice(PLACE_OF_EIGHT, 0, 8)
  for (const place of BACK_CORNERS) places.splice(place, 0, ...corners.splice(0, 1))
  return places
}
