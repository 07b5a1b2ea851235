/** Grades beds with simulated players: how much of the bag an average person needs, and how often it suffices. */
import type { Grading } from '../../kit/test/grading.ts'
import { mean, TRIES } from '../../kit/test/grading.ts'
import { seeds, type Skilled } from '../../kit/test/people.ts'
import { fieldOf, rules, type State } from '../rules.ts'
import { loose } from '../rules/bursting.ts'
import { COLUMNS, exists, rowOf } from '../rules/field.ts'
import { BEE, FROST, POD, RAINBOW, STONE, VINE } from '../rules/kinds.ts'
import { tryOut } from './people.ts'

/** More seeds than anyone needs. */
const PLENTY = 99
/** Upper limit of a grade, in bags; also the grade of a bed that crosses the line. */
const WORST = 2
/** An expert must clear at least one of these deals with the seeds in the bag. */
const DEALS = 12

const cache = new WeakMap<State['bed'], Map<string, number>>()

/** Seeds that a person needs, regardless of the bag; infinity if the bed crosses the line. */
export function seedsTaken(who: Skilled, start: State, seed: number): number {
  const rounds = cache.get(start.bed) ?? new Map<string, number>()
  cache.set(start.bed, rounds)
  const name = `${who} ${seed}`
  const taken = rounds.get(name)
  if (taken !== undefined) return taken
  const end = tryOut({ ...start, bag: PLENTY }, who, seed)
  const spent = end.bed.length === 0 ? end.spent : Infinity
  rounds.set(name, spent)
  return spent
}

/** Whether a bed contains this element; `FROST` means any frozen blossom. */
const has = (start: State, thing: number) =>
  start.bed.some(({ kind }) => (thing === FROST ? kind > FROST : kind === thing))

const KINDS = { stones: STONE, ice: FROST, rainbows: RAINBOW, pods: POD, bees: BEE, vines: VINE } as const

export const grading: Grading<State> = {
  /** The share of the bag that an average person needs, in per cent. */
  grade: (start) =>
    100 * mean(seeds(TRIES).map((seed) => Math.min(WORST, seedsTaken('average', start, seed) / start.bag))),
  wins: (who, start, seed) => seedsTaken(who, start, seed) <= start.bag,
  elements: {
    stones: 'Stones never burst: burst whatever holds them.',
    ice: 'Frozen blossoms join no group: first burst something beside them.',
    rainbows: 'Rainbows count as any kind and connect groups: choose which group gets them.',
    pods: 'Pods take everything around them with them: aim beside them.',
    bees: 'A freed bee dyes the blossoms around it: choose the kind that frees it.',
    vines: 'Vines grow with every shot that bursts nothing, and spread a burst: avoid parking seeds.',
  },
  holds: (start) => Object.entries(KINDS).flatMap(([name, kind]) => (has(start, kind) ? [name] : [])),
  rows({ bed }) {
    const field = fieldOf(bed)
    const last = Math.max(...bed.map(({ cell }) => rowOf(cell)))
    return Array.from({ length: last + 1 }, (_, row) =>
      Array.from({ length: COLUMNS }, (_, column) =>
        exists(row, column) && field[row * COLUMNS + column] ? String(field[row * COLUMNS + column]) : '',
      ),
    )
  },
  flaw(start) {
    const field = fieldOf(start.bed)
    if (loose(field).length > 0) return 'Something hangs on nothing.'
    if (start.bed.some(({ cell, kind }) => rowOf(cell) === 0 && kind === STONE)) return 'A stone cannot fall.'
    if (rules.moves(start).some((move) => rules.outcome(rules.act(start, move)) === 'won'))
      return 'A single shot clears it.'
    const isCleared = (seed: number) => rules.outcome(tryOut(start, 'expert', seed)) === 'won'
    return seeds(DEALS).some(isCleared) ? undefined : `No expert clears it with ${start.bag} seeds.`
  },
}
