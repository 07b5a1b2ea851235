/**
 * Computes the targets of levels: difficulty, success rate of an average player, new elements, and similarity between
 * levels. A game's `test/grading.ts` exports `grading`.
 */
import { PACK } from '../round/packs.ts'
import type { Skilled } from './people.ts'
import type { MeasuredTarget } from './targets.ts'

export interface Grading<State> {
  /** Difficulty of a level by what must be seen or planned. Comparable only within a game. */
  grade(start: State): number
  /** Whether this player wins at the first try; where nothing can be lost, within the moves for two stars. */
  wins(who: Skilled, start: State, seed: number): boolean
  /** New elements in order of appearance, with the demand that each one adds. */
  readonly elements: Readonly<Record<string, string>>
  /** Names of the elements that a player must understand to solve a level. */
  holds(start: State): readonly string[]
  /** The board as rows of cells; '' for cells that every board has, such as bare floor. */
  rows(start: State): readonly (readonly string[])[]
  /** Describes what is wrong with a level: unsolvable, ambiguous, or with an inexact par. */
  flaw(start: State): string | undefined
  /** Targets (by their names below) that the game deliberately misses, with the reason. */
  readonly because?: Readonly<Record<string, string>>
}

/** Measurements of a level. */
export interface Graded {
  readonly level: number
  readonly grade: number
  /** Percentage of tries that the average player wins. */
  readonly won: number
  readonly holds: readonly string[]
}

/** Number of levels with a curve tuned pack by pack. Later levels are generated. */
export const TUNED_CURVE = 300
export const ALL_LEVELS = 1000
export const TRIES = 40

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const least = (levels: readonly Graded[]) => Math.min(...levels.map(({ won }) => won))
const meanGrade = (levels: readonly Graded[]) => mean(levels.map(({ grade }) => grade))
const meanWon = (levels: readonly Graded[]) => mean(levels.map(({ won }) => won))

/** Share of a pack's levels that may be harder than its last level. */
const HARDER = 0.1
/** Lowest mean grade of generated levels, relative to the last three packs. */
const WEAKER = 0.95

/** Computes all targets. `levels` starts with the first and has no gaps. */
export function levelTargets(levels: readonly Graded[], elements: readonly string[]): MeasuredTarget[] {
  const targets: MeasuredTarget[] = []
  const add = (name: string, measured: number, from: number, to = Infinity) =>
    targets.push({ name, measured, least: from, most: to })
  add('levels 1 to 6: least won, %', least(levels.slice(0, 6)), 85)
  add('levels 7 to 12: least won, %', least(levels.slice(6, 12)), 70)
  add('all levels: least won, %', least(levels), 25)
  const packs = Array.from({ length: Math.floor(Math.min(levels.length, TUNED_CURVE) / PACK) }, (_, i) =>
    levels.slice(i * PACK, (i + 1) * PACK),
  )
  for (const [i, pack] of packs.entries()) {
    const name = `pack ${i + 1}`
    if (i > 0) add(`${name}: won on average, %`, meanWon(pack), 40, 80)
    if (i > 0)
      add(
        `${name}: grade of its last five, times its first five's`,
        meanGrade(pack.slice(-5)) / meanGrade(pack.slice(0, 5)),
        1,
      )
    const last = pack.at(-1)?.grade ?? 0
    add(
      `${name}: harder than its last level, levels`,
      pack.filter(({ grade }) => grade > last).length,
      0,
      PACK * HARDER,
    )
  }
  const late = levels.slice(TUNED_CURVE)
  if (late.length)
    add(
      'generated levels: grade, times that of the last three packs',
      meanGrade(late) / meanGrade(packs.slice(-3).flat()),
      WEAKER,
    )
  const fresh = elements.map((name) => firstWith(levels, name))
  add(
    'elements that come after the first pack',
    fresh.filter((level) => level > PACK && level <= TUNED_CURVE).length,
    5,
  )
  return targets
}

/** The first level that requires an element; Infinity if none does. */
export const firstWith = (levels: readonly Graded[], element: string): number =>
  levels.find(({ holds }) => holds.includes(element))?.level ?? Infinity

type Rows = readonly (readonly string[])[]

const turned = (rows: Rows): Rows => (rows[0] ?? []).map((_, x) => rows.map((row) => row[x] ?? '').reverse())
const mirrored = (rows: Rows): Rows => rows.map((row) => row.toReversed())

/** Canonical form: the same text for all rotations and reflections of a board. */
export function formOf(rows: Rows): string {
  const forms: string[] = []
  let each = rows
  for (let turn = 0; turn < 4; turn++) {
    forms.push(JSON.stringify(each), JSON.stringify(mirrored(each)))
    each = turned(each)
  }
  return forms.sort()[0] ?? ''
}

/** Share of cells that two boards have in common, without rotation. Cells that every board has do not count. */
export function sharedPart(one: Rows, other: Rows): number {
  let same = 0
  let all = 0
  for (const [y, row] of one.entries())
    for (const [x, cell] of row.entries()) {
      const there = other[y]?.[x] ?? ''
      if (cell !== '' || there !== '') all++
      if (cell !== '' && cell === there) same++
    }
  return all && same / all
}

export const MOST_SHARED = 0.4

/** Describes pairs of levels that are too similar. */
export function alike(boards: readonly { readonly level: number; readonly rows: Rows }[]): string[] {
  const forms = new Map<string, number>()
  const found: string[] = []
  for (const [i, { level, rows }] of boards.entries()) {
    const form = formOf(rows)
    const twin = forms.get(form)
    if (twin !== undefined) found.push(`Level ${level} is level ${twin}.`)
    forms.set(form, level)
    for (const earlier of boards.slice(0, i)) {
      if (earlier.rows.length !== rows.length || earlier.rows[0]?.length !== rows[0]?.length) continue
      const part = sharedPart(rows, earlier.rows)
      if (part > MOST_SHARED)
        found.push(
          `Level ${level} shares ${Math.round(part * 100)} % of its cells with level ${earlier.level}.`,
        )
    }
  }
  return found
}
