/** Computes what the best and the last rounds of a game without levels have reached, and what comes next. Pure. */
import type { Game } from '../../game.ts'
import { medalName } from '../../medals.ts'
import type { Place } from '../../place.ts'
import type { Save } from '../../save/save.ts'
import { plural } from '../../shell/words.ts'

/** Rounds that are shown besides the best one. */
export const SHOWN_ROUNDS = 8
/** How far above the best round the picture ends, if nothing is left to reach. */
const BEYOND = 1.25

interface Mark {
  readonly from: number
  readonly name: string
  readonly isMedal: boolean
}

export interface Climb {
  readonly best: number
  /** The last rounds, the latest last. */
  readonly recent: readonly number[]
  /** Up to the next one, in ascending order. */
  readonly marks: readonly Mark[]
  readonly next: Mark | undefined
}

/** Used by games that have no place of their own. */
export const SCORE_PLACE: Place = { scene: 'stems', unit: ['point', 'points'] }

export function climbOf<S, A>(
  { medals }: Pick<Game<S, A>, 'medals'>,
  { measure, marks = [] }: Place,
  { best, feats, recent }: Pick<Save, 'best' | 'feats' | 'recent'>,
): Climb {
  const rounds = measure ? (recent.facts?.[measure.fact] ?? []) : recent.results
  const all: Mark[] = [
    ...marks.filter(([from]) => from > 0).map(([from, name]) => ({ from, name, isMedal: false })),
    ...(measure ? [] : (medals ?? [])).map((from, i) => ({ from, name: medalName(i + 1), isMedal: true })),
  ]
  const most = Math.max(0, measure ? (feats[measure.feat] ?? 0) : (best[1] ?? 0), ...rounds)
  const sorted = all.toSorted((one, other) => one.from - other.from)
  const next = sorted.find(({ from }) => from > most)
  return {
    best: most,
    recent: rounds.slice(-SHOWN_ROUNDS),
    marks: sorted.filter(({ from }) => from <= (next?.from ?? most)),
    next,
  }
}

/** 'Best: 38 nests, in Clouds' */
export function bestWords({ best, marks }: Climb, { unit }: Place): string {
  const reached = marks.findLast(({ from, isMedal }) => from <= best && !isMedal)
  return best > 0
    ? `Best: ${plural(best, unit)}${reached ? `, ${reached.name}` : ''}`
    : 'Nothing built yet: play a round'
}

/** '4 nests to Dusk' */
export const nextWords = ({ best, next }: Climb, { unit }: Place): string =>
  next ? `${plural(next.from - best, unit)} to ${next.isMedal ? next.name.toLowerCase() : next.name}` : ''

/** 'Last rounds: 12, 30, 38 nests' */
export const recentWords = ({ recent }: Climb, { unit }: Place): string =>
  recent.length > 0 ? `Last rounds: ${recent.join(', ')} ${unit[1]}` : ''

/**
 * How high a value is in the picture, from 0 to 1. Each stretch between two marks has the same height, because the first
 * ones are close together.
 */
export function heightOf({ best, marks, next }: Climb): (value: number) => number {
  const top = next ? 0.4 : Math.max(best * BEYOND, 1)
  const knots = [0, ...marks.map(({ from }) => from), ...(next ? [] : [top])]
  const rows = knots.length - 1 + (next ? top : 0)
  return (value) => {
    const row = knots.findLastIndex((from) => value >= from)
    const [low = 0, high] = [knots[row], knots[row + 1]]
    return high === undefined ? Math.max(0, row) / rows : (row + (value - low) / (high - low)) / rows
  }
}
