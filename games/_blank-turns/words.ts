/** Texts for screen readers: enough to play by ear. */
import { capital, placeWords, type Words } from '../kit/words.ts'
import type { FlowerBed } from './rules.ts'
import type { Bed } from './rules/bed.ts'
import { SIDE } from './rules/curve.ts'

const NAMES = ['rose', 'daisy', 'poppy', 'lily', 'aster', 'trillium', 'violet'] as const

const nameOf = (kind: number | null | undefined) =>
  kind === null || kind === undefined ? 'free' : (NAMES[kind] ?? '')

/** The flower in a cell, then its position. */
export const cellWords = (bed: Bed, cell: number): string =>
  `${capital(nameOf(bed[cell]))}. ${capital(placeWords(SIDE, cell))}.`

const rowsOf = (bed: Bed) => Array.from({ length: SIDE }, (_, row) => bed.slice(row * SIDE, (row + 1) * SIDE))

const nextWords = ({ next: [now, then] }: FlowerBed) => `Next ${nameOf(now)}, then ${nameOf(then)}.`

export const words: Words<FlowerBed> = {
  describe: (state) => [
    ...rowsOf(state.bed).map((row, i) => `Row ${i + 1}: ${row.map(nameOf).join(', ')}.`),
    nextWords(state),
  ],
  task: (state) => `${state.bed.filter((kind) => kind === null).length} cells free. ${nextWords(state)}`,
  changed(before, after) {
    if (after.planted === before.planted) return ''
    const flower = nameOf(before.next[0])
    const picked = after.picked - before.picked
    return `${picked > 0 ? `Picked ${picked} of ${flower}` : `Planted ${flower}`}. ${nextWords(after)}`
  },
}
