import { between, either, exactly, oneOf, type Shaped } from '../../kit/rules/shape.ts'
import { type Hit, type Motion } from './physics.ts'
import { type Group, groupOf } from './rack.ts'
import { type Strength } from './strength.ts'
import { LENGTH, RADIUS, WIDTH } from './table.ts'

/** Who holds the cue: someone at the device, the computer, or nobody (practice has one seat). */
export type Seat = 'player' | Strength | 'nobody'
export type Turn = 0 | 1

export interface Shot {
  readonly kind: 'shoot'
  /** Direction, up to `DIRECTION` long. */
  readonly dx: number
  readonly dy: number
  /** Above 0, up to 1. */
  readonly power: number
  /** Where the tip meets the ball, from -1 to 1: above the centre, and right of it as the shooter sees it. */
  readonly top: number
  readonly side: number
}

/** Parts in which a player's direction is counted: over the length of the table it is right to 1/20 mm. */
export const DIRECTION = 65_536
const isDirection = between(-DIRECTION, DIRECTION)
const isTip = between(-1, 1)

export const isShot = exactly<Shot>({
  kind: oneOf('shoot'),
  dx: isDirection,
  dy: isDirection,
  power: between(0, 1),
  top: isTip,
  side: isTip,
})

/** Puts the cue ball somewhere else while it is in hand. */
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

/** Besides strokes: lets the balls roll faster until they stop, or asks the coach. */
export const isAction = either(
  isShot,
  isPlacing,
  exactly({ kind: oneOf('hurry') }),
  exactly({ kind: oneOf('ask') }),
)
export type Action = Shaped<typeof isAction>

export const FOULS = [
  'scratch',
  'no ball hit',
  'wrong ball first',
  'no cushion hit',
  'behind the line',
  'illegal break',
] as const
export type Foul = (typeof FOULS)[number]

/** The rulings, in the very words in which a referee calls them. */
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

/** What came of the last stroke, to be told to the players. */
export interface News {
  readonly kind: Ruling
  readonly by: Turn
}

/** What the referee saw since the cue met the ball. */
export interface Stroke {
  /** The first ball that the cue ball met; 0 while it has met none. */
  first: number
  /** The cue ball touched a cushion before it met a ball. */
  cushionFirst: boolean
  /** Before it met a ball it has been beyond the head string. */
  crossed: boolean
  /** It met that ball behind the head string, without having crossed it. */
  behind: boolean
  /** Since then a ball touched a cushion. */
  rail: boolean
  /** Object balls that touched a cushion. */
  railed: number[]
  /** In the order they fell. */
  potted: number[]
  /** Somebody does not want to wait. */
  hurried: boolean
}

/** What is counted of the first player. */
export interface Card {
  /** Turns at the table, with the present one. */
  readonly visits: number
  /** Balls fairly potted in the present visit, and the most of all visits. */
  readonly run: number
  readonly longest: number
  readonly fouls: number
}

export interface State {
  /** One of the named choices, from 1; below 0 it is the table of a day, from Monday's at -1 to Sunday's at -7. */
  readonly level: number
  readonly dice: number
  readonly seats: readonly [Seat, Seat]
  readonly turn: Turn
  readonly breaking: boolean
  /** Each player's group; null while the table is open. */
  readonly groups: readonly [Group, Group] | null
  /** Where the cue ball may be placed before the stroke. */
  readonly hand: 'no' | 'behind the line' | 'anywhere'
  readonly motion: Motion
  /** While balls roll. */
  readonly stroke: Stroke | null
  /** What happened in the last tick. */
  readonly hits: readonly Hit[]
  readonly news: News | null
  readonly winner: Turn | null
  /** Strokes so far, of both players. */
  readonly shots: number
  readonly card: Card
  /** Frames won by each; among puzzles, how many are solved, and how many strokes have solved none. */
  readonly frames: readonly [number, number]
  /** Fouls of each in a row. */
  readonly faults: readonly [number, number]
  /** How often the coach may still be asked in this frame. */
  readonly advice: number
  /** The thoughts of the computer while it is at the table, or of the coach. */
  readonly mind: Mind | null
}

/** A stroke that the computer could try. */
export interface Idea {
  readonly shot: Shot
  readonly place: Placing | null
  /** How far the aim may be off, in radians, for the ball still to drop; 0 for a stroke that is not meant to pot. */
  readonly margin: number
}

export interface Mind {
  readonly ideas: readonly Idea[]
  /** How many of them have been tried. */
  readonly tried: number
  readonly best: Idea | null
  readonly worth: number
  /** Ticks since the choice was made: time to show the aim and draw the cue back. */
  readonly ready: number
}

export const other = (turn: Turn): Turn => (turn === 0 ? 1 : 0)

/** The balls stand, and someone at the device is to play. */
export const mayPlay = (state: State) =>
  state.winner === null && !state.stroke && state.seats[state.turn] === 'player'

export const isPractice = (state: State) => state.seats[1] === 'nobody'

/** How many of the wanted balls are still on the table; `Boolean` wants all but the cue ball, whose number is 0. */
export function countStanding(state: State, wanted: (id: number) => boolean): number {
  let count = 0
  for (const ball of state.motion.balls) if (ball.pocket < 0 && wanted(ball.id)) count++
  return count
}

/** Balls of this player's group that are still on the table; undefined while the table is open. */
export function leftTo(state: State, turn: Turn): number | undefined {
  const mine = state.groups?.[turn]
  return mine && countStanding(state, (id) => groupOf(id) === mine)
}
