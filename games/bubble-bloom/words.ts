/** What is said of a round to someone who cannot see it. */
import { LINE, rowOf } from './rules/field.ts'
import type { Preview } from './view/guide.ts'
import { untilSinking, type Action, type Blossom, type State } from './rules.ts'

const NAMES = ['rose', 'forget-me-not', 'sunflower', 'clover', 'aster', 'lily']
const nameOf = (seed: Blossom | undefined) => NAMES[(seed?.kind ?? 1) - 1]

/** Rows between the lowest blossom and the line. */
export const roomLeft = ({ bed, sunk }: State) =>
  LINE - 1 - sunk - bed.reduce((lowest, { cell }) => Math.max(lowest, rowOf(cell)), 0)

export function describe(state: State): string {
  const { bed, hand, shot } = state
  const did = shot?.burst.length ? `${shot.burst.length} burst, ${shot.fallen.length} fell. ` : ''
  return `${did}Blossoms: ${bed.length}. Seeds: ${hand.map(nameOf).join(', ')}. Rows above the line: ${roomLeft(state)}. Shots until it sinks: ${untilSinking(state)}`
}

/** Aims count quarters of a degree. */
const wayOf = (aim: number) =>
  aim ? `${Math.abs(aim) / 4} degrees ${aim < 0 ? 'left' : 'right'}` : 'straight up'

/** What a shot with this aim would do. */
export function foretell({ cell, burst, fallen }: Preview, aim: number): string {
  const falling = fallen.length ? `, drops ${fallen.length}` : ''
  return `Aim ${wayOf(aim)}: ${burst.length ? `bursts ${burst.length}${falling}` : `lands in row ${rowOf(cell) + 1}`}`
}

export const advise = (hint: Action, state: State): string =>
  hint === 'swap' ? `Swap: take the ${nameOf(state.hand[1])}.` : `Shoot ${wayOf(hint)}.`
