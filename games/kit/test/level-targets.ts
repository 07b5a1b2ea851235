/**
 * Measures levels and computes their targets: difficulty that rises to the end, people's success, elements that are
 * needed, new elements.
 */
import { PACK } from '../round/packs.ts'
import { ALL_LEVELS, mean, TUNED_CURVE, type Graded, type Grading } from './grading.ts'
import { seeds, type Skilled } from './people.ts'
import type { MeasuredTarget } from './targets.ts'

const least = (values: readonly number[]) => Math.min(...values)
const meanGrade = (levels: readonly Graded[]) => mean(levels.map(({ grade }) => grade))
const meanWon = (levels: readonly Graded[]) => mean(levels.map(({ won }) => won))

/** Share of a pack's levels that may be harder than its last level. */
const HARDER = 0.1
/** Levels at the beginning of a pack that are easier than as many at the end of the last one. */
const BREATH = 3
/** Least share of the levels that show an element and need it, in percent. */
const LEAST_NEED = 90
/** Packs in which the first technique is enough, and the share of later levels that may still fall to it, in percent. */
const EASY_PACKS = 3
const MOST_EASY = 2
/** Bounds for the grade of the last two hundred generated levels, relative to the first two hundred. */
const SLOW_RISE = [1, 1.3] as const

/** The levels of each tuned pack. */
const packsOf = (levels: readonly Graded[]) =>
  Array.from({ length: Math.floor(Math.min(levels.length, TUNED_CURVE) / PACK) }, (_, i) =>
    levels.slice(i * PACK, (i + 1) * PACK),
  )

/** The share of the elements shown in these levels that are needed, in percent. Undefined if none is shown. */
export function needOf(levels: readonly Graded[], element?: string): number | undefined {
  const shown = levels.flatMap(({ needs }) =>
    Object.entries(needs).filter(([name]) => element === undefined || name === element),
  )
  return shown.length > 0 ? (100 * shown.filter(([, isNeeded]) => isNeeded).length) / shown.length : undefined
}

/** Computes all targets. `levels` starts with the first and has no gaps. */
export function levelTargets(levels: readonly Graded[], elements: readonly string[]): MeasuredTarget[] {
  const targets: MeasuredTarget[] = []
  const add = (name: string, measured: number | undefined, from: number, to = Infinity) =>
    measured !== undefined && targets.push({ name, measured, least: from, most: to })
  const won = levels.map((level) => level.won)
  add('levels 1 to 6: least won, %', least(won.slice(0, 6)), 85)
  add('levels 7 to 12: least won, %', least(won.slice(6, 12)), 70)
  add('all levels: least won, %', least(won), 35)
  add('all levels: least won by beginners, %', least(levels.map(({ beginners }) => beginners)), 20)
  const packs = packsOf(levels)
  for (const [i, pack] of packs.entries()) {
    const name = `pack ${i + 1}`
    const before = packs[i - 1]
    if (before) add(`${name}: won on average, %`, meanWon(pack), 40, 80)
    if (before)
      add(
        `${name}: grade of its last five, times its first five's`,
        meanGrade(pack.slice(-5)) / meanGrade(pack.slice(0, 5)),
        1,
      )
    if (before) add(`${name}: grade, times that of the pack before`, meanGrade(pack) / meanGrade(before), 1)
    if (before)
      add(
        `${name}: grade of its first three, times that of the last three before`,
        meanGrade(pack.slice(0, BREATH)) / meanGrade(before.slice(-BREATH)),
        0,
        1,
      )
    const last = pack.at(-1)?.grade ?? 0
    add(
      `${name}: harder than its last level, levels`,
      pack.filter(({ grade }) => grade > last).length,
      0,
      PACK * HARDER,
    )
    add(`${name}: elements that its levels need, %`, needOf(pack), LEAST_NEED)
  }
  const later = levels.slice(EASY_PACKS * PACK)
  const easy = later.filter(({ technique }) => technique === 0).length
  if (later.some(({ technique }) => technique !== undefined))
    add(
      'levels after the third pack that fall to the first technique, %',
      (100 * easy) / later.length,
      0,
      MOST_EASY,
    )
  for (const name of elements) {
    add(
      `${name}: needed by the tuned levels that show them, %`,
      needOf(levels.slice(0, TUNED_CURVE), name),
      LEAST_NEED,
    )
    add(
      `${name}: needed by the generated levels that show them, %`,
      needOf(levels.slice(TUNED_CURVE), name),
      LEAST_NEED,
    )
  }
  const late = levels.slice(TUNED_CURVE)
  if (late.length > 0)
    add(
      'generated levels: grade, times that of the last three packs',
      meanGrade(late) / meanGrade(packs.slice(-3).flat()),
      1,
    )
  if (levels.length >= ALL_LEVELS)
    add(
      'levels 801 to 1000: grade, times that of levels 301 to 500',
      meanGrade(levels.slice(800, 1000)) / meanGrade(levels.slice(300, 500)),
      ...SLOW_RISE,
    )
  const fresh = elements.map((name) => firstWith(levels, name))
  add(
    'elements that come after the first pack',
    fresh.filter((level) => level > PACK && level <= TUNED_CURVE).length,
    5,
  )
  return targets
}

/** Measures a level. `tries` is the number of rounds that each player plays. */
export function gradeLevel<State>(
  { grade, wins, holds, needs, techniques, technique }: Grading<State>,
  level: number,
  start: State,
  tries: number,
): Graded {
  const share = (who: Skilled) => (100 * seeds(tries).filter((seed) => wins(who, start, seed)).length) / tries
  return {
    level,
    grade: grade(start),
    won: share('average'),
    beginners: share('beginner'),
    holds: holds(start),
    needs: needs?.(start) ?? {},
    technique: technique && techniques?.indexOf(technique(start)),
  }
}

/** The first level that requires an element; Infinity if none does. */
export const firstWith = (levels: readonly Graded[], element: string): number =>
  levels.find(({ holds }) => holds.includes(element))?.level ?? Infinity
