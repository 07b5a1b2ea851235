/** What is said of a round to someone who cannot see it. */
import { plant } from './bursting.ts'
import { LINE, rowOf } from './field.ts'
import { fly } from './flight.ts'
import { gridOf, untilSinking, type Action, type State } from './rules.ts'

const NAMES = [
  'red rose',
  'blue forget-me-not',
  'yellow sunflower',
  'green clover',
  'violet aster',
  'white lily',
]
const nameOf = (kind: number | undefined) => NAMES[(kind ?? 1) - 1] ?? ''

const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`

/** Rows between the lowest blossom and the line. */
export const roomLeft = ({ bed, sunk }: State) =>
  LINE - 1 - sunk - bed.reduce((lowest, { cell }) => Math.max(lowest, rowOf(cell)), 0)

export function describe(state: State): string {
  const { bed, hand, shot } = state
  const [now, next, later] = hand.map(({ kind }) => nameOf(kind))
  const fell = shot?.fallen.length ? ` and ${shot.fallen.length} fell` : ''
  const did = shot?.burst.length ? `${count(shot.burst.length, 'blossom')} burst${fell}. ` : ''
  return `${did}${count(bed.length, 'blossom')} left. Seed: ${now}, then ${next}, then ${later}. Sinks in ${count(untilSinking(state), 'shot')}, ${count(roomLeft(state), 'row')} above the line`
}

function wayOf(aim: number): string {
  const degrees = Math.abs(aim) / 4
  return aim === 0 ? 'straight up' : `${degrees} degrees ${aim < 0 ? 'left' : 'right'}`
}

/** What a shot with this aim would do. */
export function foretell({ bed, sunk, hand }: State, aim: number): string {
  const grid = gridOf(bed)
  const { cell } = fly(grid, sunk, aim)
  const { burst, fallen } = plant(grid, cell, hand[0]?.kind ?? 1)
  const result = burst.length
    ? `bursts ${burst.length}${fallen.length ? `, drops ${fallen.length}` : ''}`
    : `lands in row ${rowOf(cell) + 1}`
  return `Aim ${wayOf(aim)}: ${result}`
}

export const advise = (hint: Action, state: State): string =>
  hint === 'swap' ? `Swap: take the ${nameOf(state.hand[1]?.kind)}.` : `Shoot ${wayOf(hint)}.`
