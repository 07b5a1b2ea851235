import { between, either, exactly, oneOf, type Shaped } from '../../kit/rules/shape.ts'
import { type Hit, type TableMotion } from './physics.ts'
import { type Group, groupOf } from './rack.ts'
import { isComputer, LADDER, type Strength } from './strength.ts'
import { LENGTH, RADIUS, WIDTH } from './table.ts'

/** The shooter: a player at this device, a friend at a different one, the computer, or nobody (practice has one seat). */
export type Seat = 'player' | 'friend' | Strength | 'nobody'
export type Turn = 0 | 1

export interface CueShot {
  readonly kind: 'shoot'
  /** Direction vector, at most `DIRECTION` long. */
  readonly dx: number
  readonly dy: number
  /** Above 0, up to 1. */
  readonly power: number
  /** Tip position from -1 to 1: above the centre, and to the right as the shooter sees it. */
  readonly top: number
  readonly side: number
}

/** Resolution of a player's direction: accurate to 1/20 mm over the length of the table. */
export const DIRECTION = 65_536
const isDirection = between(-DIRECTION, DIRECTION)
const isTip = between(-1, 1)

export const isShot = exactly<CueShot>({
  kind: oneOf('shoot'),
  dx: isDirection,
  dy: isDirection,
  power: between(0, 1),
  top: isTip,
  side: isTip,
})

/** Moves the cue ball while it is in hand. */
export interface Placing {
  readonly kind: 'place'
  readonly x: number
  readonly y: number
}

export const isPlacing = exactly<Placing>({
  kind: oneOf('place'),
  x: between(RADIUS, LENGTH - RADIUS),
  y: between(RADIUS, WIDTH - RADIUS),
})

/**
 * Besides strokes: skips ahead until the balls stop or the computer's visit ends, asks the coach, or takes the second
 * seat of a frame by link.
 */
export const isAction = either(
  isShot,
  isPlacing,
  exactly({ kind: oneOf('hurry') }),
  exactly({ kind: oneOf('ask') }),
  exactly({ kind: oneOf('join') }),
)
export type Action = Shaped<typeof isAction>

const FOULS = [
  'scratch',
  'no ball hit',
  'wrong ball first',
  'no cushion hit',
  'behind the line',
  'illegal break',
] as const
export type Foul = (typeof FOULS)[number]

/** The rulings, worded as a referee calls them. */
export const RULINGS = [
  ...FOULS,
  'weak break',
  'solids',
  'stripes',
  'potted',
  'missed',
  'eight spotted',
  'won',
  'eight too early',
  'eight with a foul',
  'third foul',
  'solved',
  'not yet',
  'all clear',
] as const
type Ruling = (typeof RULINGS)[number]

export const isFoul = (ruling: Ruling | undefined) => FOULS.some((foul) => foul === ruling)

/** Result of the last stroke, for the players. */
export interface News {
  readonly kind: Ruling
  readonly by: Turn
}

/** The referee's record since the cue hit the ball. */
export interface CueStroke {
  /** The first ball that the cue ball hit; 0 until then. */
  first: number
  /** The cue ball touched a cushion before it hit a ball. */
  cushionFirst: boolean
  /** It crossed the head string before it hit a ball. */
  crossed: boolean
  /** It hit that ball behind the head string without having crossed it. */
  behind: boolean
  /** A ball has touched a cushion since then. */
  rail: boolean
  /** Object balls that touched a cushion. */
  railed: number[]
  /** In the order they dropped. */
  potted: number[]
  /** The player skips ahead. */
  hurried: boolean
}

/** Statistics of the first player. */
export interface FrameStats {
  /** Turns at the table, including the current one. */
  readonly visits: number
  /** Balls legally potted in the current visit, and the most in any visit. */
  readonly run: number
  readonly longest: number
  readonly fouls: number
}

export interface State {
  /** A named choice, from 1. Negative for the table of a day, from Monday at -1 to Sunday at -7. */
  readonly level: number
  readonly dice: number
  readonly seats: readonly [Seat, Seat]
  readonly turn: Turn
  readonly breaking: boolean
  /** Each player's group; null while the table is open. */
  readonly groups: readonly [Group, Group] | null
  /** Where the cue ball may be placed before the stroke. */
  readonly hand: 'no' | 'behind the line' | 'anywhere'
  readonly motion: TableMotion
  /** Null unless balls are rolling. */
  readonly stroke: CueStroke | null
  /** Hits of the last tick. */
  readonly hits: readonly Hit[]
  readonly news: News | null
  readonly winner: Turn | null
  /** Strokes so far, of both players. */
  readonly shots: number
  readonly card: FrameStats
  /** Frames won by each player. In puzzles: how many are solved, and how many strokes failed. */
  readonly frames: readonly [number, number]
  /** Consecutive fouls of each player. */
  readonly faults: readonly [number, number]
  /** How often the coach may still be asked in this frame. */
  readonly advice: number
  /** The player skips ahead to the next turn of their own. */
  readonly skips: boolean
  /** Search state of the computer during its turn, or of the coach. */
  readonly mind: OpponentMind | null
}

/** A candidate stroke of the computer. */
export interface Idea {
  readonly shot: CueShot
  readonly place: Placing | null
  /** Aim tolerance, in radians, within which the ball still drops; 0 for a stroke that does not aim to pot. */
  readonly margin: number
}

export interface OpponentMind {
  readonly ideas: readonly Idea[]
  /** How many of the ideas have been simulated. */
  readonly tried: number
  readonly best: Idea | null
  readonly worth: number
  /** Ticks since the choice was made, to show the aim and draw the cue back. */
  readonly ready: number
}

export const other = (turn: Turn): Turn => (turn === 0 ? 1 : 0)

/** The balls are at rest and it is the turn of a player at the device. */
export const mayPlay = (state: State) =>
  state.winner === null && !state.stroke && state.seats[state.turn] === 'player'

/** It is the computer's visit, which the player may skip. */
export const isWaiting = ({ winner, seats, turn }: State) => winner === null && isComputer(seats[turn])

/** The frame goes back and forth as a link. */
export const isByLink = ({ seats }: Pick<State, 'seats'>) => seats.includes('friend')

/** The balls are at rest, and it is a friend's turn at a different device. */
export const isAway = ({ winner, stroke, seats, turn }: State) =>
  winner === null && !stroke && seats[turn] === 'friend'

/** The first seat of a player at this device. */
export const ownSeat = ({ seats }: Pick<State, 'seats'>): Turn => (seats[0] === 'friend' ? 1 : 0)

/** A frame against the first opponent of the choices, or of the ladder: those that beginners choose. */
export const isBeginning = ({ seats }: Pick<State, 'seats'>) => seats[1] === 'easy' || seats[1] === LADDER[0]

export const isPractice = (state: State) => state.seats[1] === 'nobody'

/** Counts the wanted balls on the table; `Boolean` wants all but the cue ball, whose number is 0. */
export function countStanding(state: State, wanted: (id: number) => boolean): number {
  let count = 0
  for (const ball of state.motion.balls) if (ball.pocket < 0 && wanted(ball.id)) count++
  return count
}

/** Balls of this player's group still on the table; undefined while the table is open. */
export function leftTo(state: State, turn: Turn): number | undefined {
  const mine = state.groups?.[turn]
  return mine && countStanding(state, (id) => groupOf(id) === mine)
}
