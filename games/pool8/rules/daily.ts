/** Lays out the table of the day from its seed: a few balls to clear in as few visits as possible. */
import { type Chance } from '../../kit/rules/chance.ts'
import { type Ball, ballAt } from './ball.ts'
import { withOut } from './rack.ts'
import { isFree } from './spots.ts'
import { type State } from './state.ts'
import { HEAD_STRING, LENGTH, type Point, POCKETS, RADIUS, WIDTH } from './table.ts'

interface Day {
  /** Balls 1 to this number are on the table. */
  readonly balls: number
  /** How many of them lie frozen to a cushion or to a ball. */
  readonly awkward: number
  /** For the other balls: minimum distance from each other, and maximum from the nearest pocket, in cm. */
  readonly apart: number
  readonly near: number
  /** Visits that a good player needs to clear it. */
  readonly par: number
}

/** Monday to Sunday. */
const DAYS: readonly Day[] = [
  { balls: 4, awkward: 0, apart: 34, near: 42, par: 2 },
  { balls: 5, awkward: 0, apart: 30, near: 50, par: 2 },
  { balls: 5, awkward: 1, apart: 26, near: 60, par: 3 },
  { balls: 6, awkward: 2, apart: 22, near: 72, par: 3 },
  { balls: 6, awkward: 3, apart: 18, near: 90, par: 4 },
  { balls: 7, awkward: 4, apart: 14, near: 120, par: 4 },
  { balls: 8, awkward: 6, apart: 10, near: 120, par: 5 },
]

/** The day of this table; undefined for the named choices. */
export const dayOf = ({ level }: Pick<State, 'level'>): Day | undefined => DAYS[-level - 1]

/** Minimum distance from the cushions, and from pockets where a touch would pot the ball, in cm. */
const MARGIN = 9
const HANGING = 16
/** Length at both ends of a cushion where no ball is frozen to it, in cm. */
const MOUTHS = 24
/** Gap between two balls that are considered frozen, in cm. */
const FROZEN = 0.1

export function layOut(dice: Chance, day: Day): Ball[] {
  const table = [ballAt(0, HEAD_STRING, WIDTH / 2)]
  while (table.length <= day.balls) table.push(nextBall(dice, table, day))
  return withOut(table)
}

function nextBall(dice: Chance, table: readonly Ball[], { awkward, apart, near }: Day): Ball {
  const id = table.length
  // The first ball lies open. Every second awkward ball is frozen to the previous one.
  const isAwkward = id > 1 && id <= awkward + 1
  const mate = isAwkward && id % 2 === 1 ? table.at(-1) : undefined
  const others = table.filter((ball) => ball !== mate)
  // Lowers the minimum distance until a spot is found.
  for (let room = apart; ; room *= 0.99) {
    const spot = mate ? besideBall(dice, mate) : isAwkward ? besideCushion(dice) : inTheOpen(dice)
    const toPocket = toNearest(spot, POCKETS)
    const isKind = isAwkward || (toPocket >= HANGING && toPocket <= near)
    if (isKind && toNearest(spot, others) >= room && isFree(table, id, spot.x, spot.y))
      return ballAt(id, spot.x, spot.y)
  }
}

const between = (dice: Chance, least: number, most: number) => least + dice.fraction() * (most - least)

const inTheOpen = (dice: Chance): Point => ({
  x: between(dice, MARGIN, LENGTH - MARGIN),
  y: between(dice, MARGIN, WIDTH - MARGIN),
})

function besideCushion(dice: Chance): Point {
  const x = between(dice, MOUTHS, LENGTH - MOUTHS)
  const y = between(dice, MOUTHS, WIDTH - MOUTHS)
  const isFar = dice.int(2) > 0
  // The long cushions make up two thirds of the total length.
  if (dice.int(3) > 0) return { x, y: isFar ? WIDTH - RADIUS : RADIUS }
  return { x: isFar ? LENGTH - RADIUS : RADIUS, y }
}

function besideBall(dice: Chance, { x, y }: Point): Point {
  const [dx, dy] = [between(dice, -1, 1), between(dice, -1, 1)]
  const away = (2 * RADIUS + FROZEN) / (Math.sqrt(dx * dx + dy * dy) || 1)
  return { x: x + dx * away, y: y + dy * away }
}

const toNearest = ({ x, y }: Point, points: readonly Point[]) =>
  Math.min(...points.map((to) => Math.sqrt((to.x - x) * (to.x - x) + (to.y - y) * (to.y - y))))
