/** What is said aloud: enough to play by ear. */
import { levels, roomLeft, shotsFor, untilSinking, type Action, type Blossom, type State } from './rules.ts'
import { rowOf } from './rules/field.ts'
import type { Preview } from './view/preview.ts'

const NAMES = ['rose', 'forget-me-not', 'sunflower', 'clover', 'aster', 'lily']
const nameOf = (seed: Blossom | undefined) => NAMES[(seed?.kind ?? 1) - 1]

/** What hangs, what is in hand, and how long there is. */
export function bedWords(state: State): string {
  const { bed, hand, shot } = state
  const did = shot?.burst.length ? `${shot.burst.length} burst, ${shot.fallen.length} fell. ` : ''
  const seeds = hand.map(nameOf).join(', ')
  const time = `Rows above the line: ${roomLeft(state)}. Shots until it sinks: ${untilSinking(state)}`
  return `${did}Blossoms: ${bed.length}. Seeds: ${seeds}. ${time}`
}

/** Aims count quarters of a degree. */
const aimWords = (aim: number) =>
  aim ? `${Math.abs(aim) / 4} degrees ${aim < 0 ? 'left' : 'right'}` : 'straight up'

/** What a shot with this aim would do. */
export function previewWords({ cell, burst, fallen }: Preview, aim: number): string {
  const falling = fallen.length ? `, drops ${fallen.length}` : ''
  const effect = burst.length ? `bursts ${burst.length}${falling}` : `lands in row ${rowOf(cell) + 1}`
  return `Aim ${aimWords(aim)}: ${effect}`
}

export const adviceWords = (hint: Action, state: State): string =>
  hint === 'swap' ? `Swap: take the ${nameOf(state.hand[1])}.` : `Shoot ${aimWords(hint)}.`

/** Shots against the most that still earn as many stars as now. */
export function shotWords(state: State): string {
  const stars = levels.stars(state)
  return `Shot ${state.spent}${stars > 1 ? `/${shotsFor(state, stars)}` : ''} ${'★'.repeat(stars)}`
}
