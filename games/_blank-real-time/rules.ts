/** Rules of the game: petals fall in three lanes; a tap catches the petal that is in the ring of its lane. */
import { chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { CLOSED, FREE, LANE, MOST_LOST, pauseAfter, speedOf } from './rules/curve.ts'
import { isPetalFall } from './rules/saved.ts'
import { isLaneTap, LANES, type LaneTap, type Petal, type PetalFall } from './rules/state.ts'

const isOver = ({ lost }: PetalFall) => lost >= MOST_LOST

const isInRing = ({ at }: Petal) => Math.abs(at - LANE.ring) <= LANE.reach

export const isClosed = ({ closed, tick }: PetalFall, lane: LaneTap) => (closed[lane] ?? 0) > tick

/** The petal that a tap on this lane would catch. */
export const catchable = (fall: PetalFall, lane: LaneTap) =>
  fall.petals.find((petal) => petal.lane === lane && isInRing(petal))

function release(fall: PetalFall): PetalFall {
  if (fall.wait > 0) return { ...fall, wait: fall.wait - 1 }
  const dice = chance(fall.cursor)
  const petal: Petal = { id: fall.made, lane: dice.int(LANES), at: 0 }
  return {
    ...fall,
    petals: [...fall.petals, petal],
    wait: pauseAfter(fall.made),
    made: fall.made + 1,
    cursor: dice.cursor,
  }
}

function sink(fall: PetalFall): PetalFall {
  const sunk = fall.petals.map((petal) => ({ ...petal, at: petal.at + speedOf(petal.id) }))
  const missed = sunk.filter(({ at }) => at > LANE.end)
  const petals = sunk.filter(({ at }) => at <= LANE.end)
  const counted = missed.filter(({ id }) => id >= FREE).length
  return {
    ...fall,
    petals,
    lost: Math.min(MOST_LOST, fall.lost + counted),
    row: missed.length > 0 ? 0 : fall.row,
  }
}

export const rules: Rules<PetalFall, LaneTap> = {
  start: (seed) => ({
    tick: 0,
    petals: [],
    wait: 20,
    made: 0,
    closed: Array.from({ length: LANES }, () => 0),
    caught: 0,
    points: 0,
    row: 0,
    lost: 0,
    cursor: seed | 0,
  }),

  act(fall, lane) {
    if (isOver(fall) || isClosed(fall, lane) || !(lane in fall.closed)) return fall
    const petal = catchable(fall, lane)
    // Otherwise tapping without looking would catch everything.
    if (!petal) return { ...fall, row: 0, closed: fall.closed.with(lane, fall.tick + CLOSED) }
    const isCentred = Math.abs(petal.at - LANE.ring) <= LANE.centre
    return {
      ...fall,
      petals: fall.petals.filter((each) => each !== petal),
      caught: fall.caught + 1,
      points: fall.points + (isCentred ? 2 : 1),
      row: fall.row + 1,
    }
  },

  tick: (fall) => (isOver(fall) ? fall : sink(release({ ...fall, tick: fall.tick + 1 }))),

  isAction: isLaneTap,
  moves: (fall) => (isOver(fall) ? [] : Array.from({ length: LANES }, (_, lane) => lane)),
  score: ({ points }) => points,
  outcome: (fall) => (isOver(fall) ? 'lost' : 'playing'),
  fits: isPetalFall,
}
