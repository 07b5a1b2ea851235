/** What a saved frame must be like to be played on. */
import {
  between,
  isCursor,
  isFlag,
  isNumber,
  listOf,
  oneOf,
  orNull,
  record,
  where,
  whole,
  type Shape,
} from '../../kit/rules/shape.ts'
import type { Ball } from './ball.ts'
import { isMoving, type Hit, type Motion } from './physics.ts'
import type { Group } from './rack.ts'
import type { Card, Idea, Mind, News, Placing, Seat, Shot, State, Stroke, Turn } from './state.ts'
import { STRENGTHS } from './strength.ts'
import { LENGTH, POCKETS, WIDTH } from './table.ts'

const BALLS = 16
const isId = whole(0, BALLS - 1)
/** Balls that fall lie a little beyond the cushions. */
const isX = between(-LENGTH, 2 * LENGTH)
const isY = between(-WIDTH, 2 * WIDTH)
/** Centimetres a second; a full stroke has 1,200. */
const isSpeed = between(-10_000, 10_000)
const isTurn: Shape<Turn> = oneOf(0, 1)
const isGroup: Shape<Group> = oneOf('solids', 'stripes')
const isSeat: Shape<Seat> = oneOf('player', ...STRENGTHS, 'nobody')

/** Two of a kind. */
const isPair =
  <T>(shape: Shape<T>): Shape<readonly [T, T]> =>
  (value): value is readonly [T, T] =>
    listOf(shape, 2, 2)(value)

const isBall = record<Ball>({
  id: isId,
  x: isX,
  y: isY,
  vx: isSpeed,
  vy: isSpeed,
  ux: isSpeed,
  uy: isSpeed,
  side: isSpeed,
  at: between(0, 1000),
  pocket: whole(-1, POCKETS.length - 1),
})

const isMotion = record<Motion>({
  balls: listOf(isBall, BALLS, BALLS),
  now: between(0, 1000),
  pace: between(0, 1),
  ticks: whole(0, 100_000),
})

const isStroke = record<Stroke>({
  first: isId,
  cushionFirst: isFlag,
  behind: isFlag,
  rail: isFlag,
  railed: listOf(isId, 0, BALLS),
  potted: listOf(isId, 0, BALLS),
})

const HIT = { ball: isId, speed: isNumber }
const HITS: readonly Shape<Hit>[] = [
  record<Extract<Hit, { kind: 'ball' }>>({ kind: oneOf('ball'), ...HIT, other: isId }),
  record<Extract<Hit, { kind: 'rail' }>>({ kind: oneOf('rail'), ...HIT }),
  record<Extract<Hit, { kind: 'pot' }>>({ kind: oneOf('pot'), ...HIT, pocket: whole(0, POCKETS.length - 1) }),
]
const isHit: Shape<Hit> = (value): value is Hit => HITS.some((shape) => shape(value))

const FOULS = ['scratch', 'no ball hit', 'wrong ball first', 'no cushion hit', 'behind the line'] as const
const PLAIN_NEWS = [
  'weak break',
  'potted',
  'missed',
  'eight spotted',
  'won',
  'eight too early',
  'eight with a foul',
  'all clear',
] as const
const NEWS: readonly Shape<News>[] = [
  record<Extract<News, { kind: 'foul' }>>({ kind: oneOf('foul'), by: isTurn, foul: oneOf(...FOULS) }),
  record<Extract<News, { kind: 'groups' }>>({ kind: oneOf('groups'), by: isTurn, group: isGroup }),
  record<{ kind: (typeof PLAIN_NEWS)[number]; by: Turn }>({ kind: oneOf(...PLAIN_NEWS), by: isTurn }),
]
const isNews: Shape<News> = (value): value is News => NEWS.some((shape) => shape(value))

const isShot = record<Shot>({
  kind: oneOf('shoot'),
  dx: isSpeed,
  dy: isSpeed,
  power: between(0, 1),
  top: between(-1, 1),
  side: between(-1, 1),
})
const isAim = where(isShot, ({ dx, dy, power }) => (dx !== 0 || dy !== 0) && power > 0)
const isPlacing = record<Placing>({ kind: oneOf('place'), x: isX, y: isY })
const isIdea = record<Idea>({ shot: isAim, place: orNull(isPlacing), margin: isNumber })
const isMind = record<Mind>({
  ideas: listOf(isIdea, 1, 200),
  tried: whole(0, 200),
  best: orNull(isIdea),
  worth: isNumber,
  ready: whole(0, 1000),
})

const isWhole = record<State>({
  level: whole(-7, 5),
  dice: isCursor,
  seats: isPair(isSeat),
  turn: isTurn,
  breaking: isFlag,
  groups: orNull(isPair(isGroup)),
  hand: oneOf('no', 'behind the line', 'anywhere'),
  motion: isMotion,
  stroke: orNull(isStroke),
  hits: listOf(isHit),
  news: orNull(isNews),
  winner: orNull(isTurn),
  shots: whole(),
  card: record<Card>({ visits: whole(1), run: isId, longest: isId, fouls: whole() }),
  mind: orNull(isMind),
})

/** Balls roll only in a stroke, the cue ball lies on the table between strokes, and who sits there takes turns. */
export const isFrame = where(
  isWhole,
  ({ level, motion, stroke, seats, turn, groups, mind }) =>
    level !== 0 &&
    (level > 0 || seats[1] === 'nobody') &&
    motion.balls.every(({ id }, i) => id === i) &&
    (stroke !== null || !isMoving(motion)) &&
    (stroke !== null || motion.balls[0]?.pocket === -1) &&
    seats[0] === 'player' &&
    seats[turn] !== 'nobody' &&
    (groups === null || groups[0] !== groups[1]) &&
    (mind === null || mind.tried <= mind.ideas.length),
)
