/** Chooses the sounds of a move. A complete tube adds a run up the scale. */
import type { Sound } from '../../kit/sound/voices.ts'
import { rules } from '../rules.ts'
import { isCorked, moveBetween, type BallMove, type State } from '../rules/state.ts'

/** A glass set down on wood. */
const ADD_TUBE_SOUNDS: readonly Sound[] = [
  { name: 'knock', step: 4 },
  { name: 'chime', step: 2, after: 0.06, volume: 0.6 },
]

/** `landsIn` tells in how many seconds the ball of a move lands. */
export function soundsOf(
  before: State,
  after: State,
  landsIn: (after: State, move: BallMove) => number,
): readonly Sound[] {
  const move = moveBetween(before, after)
  if (move) return landingSounds(after, move.to, landsIn(after, move))
  return after.tubes.length > before.tubes.length ? ADD_TUBE_SOUNDS : []
}

/** The sounds of a ball that lands in a tube after `lands` seconds. */
function landingSounds(after: State, place: number, lands: number): Sound[] {
  const tube = after.tubes[place] ?? []
  return [
    { name: 'swish', volume: 0.5 },
    { name: 'knock', step: tube.length, after: lands, volume: 0.7 },
    { name: 'pluck', step: tube.length - 1, after: lands },
    ...(isCorked(after, tube) ? cheer(rules.score(after), lands + 0.16) : []),
  ]
}

/** Starts higher with every complete tube. */
const cheer = (done: number, after: number): Sound[] => [
  { name: 'pop', step: 2, after: after - 0.02 },
  ...[0, 2, 4].map((step, i): Sound => ({ name: 'chime', step: step + done - 4, after: after + i * 0.08 })),
]
