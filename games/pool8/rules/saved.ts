/** Validates a saved frame before it is resumed. */
import {
  between,
  isCursor,
  isFlag,
  listOf,
  oneOf,
  orNull,
  record,
  where,
  whole,
  type Shape,
} from '../../kit/rules/shape.ts'
import { OUT, type Ball } from './ball.ts'
import { BY_LINK, CHOICES, choiceOf } from './choices.ts'
import { isMoving, type Hit, type TableMotion } from './physics.ts'
import type { Group } from './rack.ts'
import {
  isPlacing,
  isShot,
  ownSeat,
  RULINGS,
  type FrameStats,
  type Idea,
  type OpponentMind,
  type News,
  type Seat,
  type State,
  type CueStroke,
  type Turn,
} from './state.ts'
import { COMPUTERS } from './strength.ts'
import { isPlayable } from './stroke.ts'

const BALLS = 16
const isId = whole(0, BALLS - 1)
/** Range of cm, cm/s and seconds: a full stroke has 900 cm/s. */
const isReal = between(-10_000, 10_000)
const isTurn: Shape<Turn> = oneOf(0, 1)
const isGroup: Shape<Group> = oneOf('solids', 'stripes')
const isSeat: Shape<Seat> = oneOf('player', 'friend', ...COMPUTERS, 'nobody')

/** A pair of values of one type. */
const isPair =
  <T>(shape: Shape<T>): Shape<readonly [T, T]> =>
  (value): value is readonly [T, T] =>
    listOf(shape, 2, 2)(value)

const isBall = record<Ball>({
  id: isId,
  x: isReal,
  y: isReal,
  vx: isReal,
  vy: isReal,
  ux: isReal,
  uy: isReal,
  side: isReal,
  at: isReal,
  pocket: whole(-1, OUT),
})

const isMotion = record<TableMotion>({
  balls: listOf(isBall, BALLS, BALLS),
  now: isReal,
  ticks: whole(0, 100_000),
})

const isStroke = record<CueStroke>({
  first: isId,
  cushionFirst: isFlag,
  crossed: isFlag,
  behind: isFlag,
  rail: isFlag,
  railed: listOf(isId, 0, BALLS),
  potted: listOf(isId, 0, BALLS),
  hurried: isFlag,
})

const isHit = record<Hit>({ kind: oneOf('ball', 'rail', 'pot'), ball: isId, other: isId, speed: isReal })
const isNews = record<News>({ kind: oneOf(...RULINGS), by: isTurn })

const isIdea = record<Idea>({ shot: where(isShot, isPlayable), place: orNull(isPlacing), margin: isReal })
const isMind = record<OpponentMind>({
  ideas: listOf(isIdea, 0, 200),
  tried: whole(0, 200),
  best: orNull(isIdea),
  worth: isReal,
  ready: whole(0, 1000),
})

const isWhole = record<State>({
  level: whole(-7, Object.keys(CHOICES).length),
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
  card: record<FrameStats>({ visits: whole(1), run: whole(), longest: whole(), fouls: whole() }),
  frames: isPair(whole()),
  faults: isPair(whole()),
  advice: whole(),
  skips: isFlag,
  mind: orNull(isMind),
})

/**
 * Balls roll only during a stroke, the cue ball is on the table between strokes, and only occupied seats take turns.
 */
export const isFrame = where(
  isWhole,
  ({ level, motion, stroke, seats, turn, groups, mind, winner, frames }) =>
    level !== 0 &&
    (winner !== null || frames[0] < choiceOf({ level }).race) &&
    (level > 0 || seats[1] === 'nobody') &&
    motion.balls.every(({ id }, i) => id === i) &&
    (stroke !== null || (!isMoving(motion) && motion.balls[0]?.pocket === -1)) &&
    seats[ownSeat({ seats })] === 'player' &&
    seats.includes('friend') === (level === BY_LINK) &&
    seats[turn] !== 'nobody' &&
    (groups === null || groups[0] !== groups[1]) &&
    (mind === null || mind.tried <= mind.ideas.length),
)
