/**
 * What levels owe to people, and how it is measured: how hard each of them is, what an average person makes of it, what
 * it asks that nothing before it did, and that no two are the same. A game's `test/grading.ts` exports `grading`.
 */
import { PACK } from '../round/packs.ts'
import type { Skilled } from './people.ts'
import type { Target } from './targets.ts'

export interface Grading<State> {
  /** How hard a level is, by what must be seen or planned. It compares levels of one game, elements and all. */
  grade(start: State): number
  /** Whether this person wins at the first try; where nothing can be lost, within the moves that two stars allow. */
  wins(who: Skilled, start: State, seed: number): boolean
  /** In the order in which they come: what each new element asks of the player that nothing before it did. */
  readonly elements: Readonly<Record<string, string>>
  /** The elements, by name, that a level cannot be solved without having understood. */
  holds(start: State): readonly string[]
  /** The board as rows of cells; '' for one that every board has, such as bare floor. */
  rows(start: State): readonly (readonly string[])[]
  /** What is wrong with a level: that it cannot be solved, that it has a second solution, that its par is not exact. */
  flaw(start: State): string | undefined
  /** Targets (by their names below) that the game is better off without, and why. */
  readonly because?: Readonly<Record<string, string>>
}

/** What was measured of a level. */
export interface Graded {
  readonly level: number
  readonly grade: number
  /** Of a hundred tries of the average person. */
  readonly won: number
  readonly holds: readonly string[]
}

/** Levels whose curve is tuned: packs one by one. What comes after is generated. */
export const TUNED_CURVE = 300
export const ALL_LEVELS = 1000
export const TRIES = 40

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const least = (levels: readonly Graded[]) => Math.min(...levels.map(({ won }) => won))
const meanGrade = (levels: readonly Graded[]) => mean(levels.map(({ grade }) => grade))
const meanWon = (levels: readonly Graded[]) => mean(levels.map(({ won }) => won))

/** The level that ends a pack is the hardest of it, or as good as: no more than this part of the others is harder. */
const HARDER = 0.1
/** The generated levels may be so much easier than the last three packs, on average. */
const WEAKER = 0.95

/** `levels` from the first on, without a gap. */
export function levelTargets(levels: readonly Graded[], elements: readonly string[]): Target[] {
  const targets: Target[] = []
  const owe = (name: string, measured: number, from: number, to = Infinity) =>
    targets.push({ name, measured, least: from, most: to })
  owe('levels 1 to 6: least won, %', least(levels.slice(0, 6)), 85)
  owe('levels 7 to 12: least won, %', least(levels.slice(6, 12)), 70)
  owe('all levels: least won, %', least(levels), 25)
  const packs = Array.from({ length: Math.floor(Math.min(levels.length, TUNED_CURVE) / PACK) }, (_, i) =>
    levels.slice(i * PACK, (i + 1) * PACK),
  )
  for (const [i, pack] of packs.entries()) {
    const name = `pack ${i + 1}`
    if (i > 0) owe(`${name}: won on average, %`, meanWon(pack), 40, 80)
    if (i > 0)
      owe(
        `${name}: grade of its last five, times its first five's`,
        meanGrade(pack.slice(-5)) / meanGrade(pack.slice(0, 5)),
        1,
      )
    const last = pack.at(-1)?.grade ?? 0
    owe(
      `${name}: harder than its last level, levels`,
      pack.filter(({ grade }) => grade > last).length,
      0,
      PACK * HARDER,
    )
  }
  const late = levels.slice(TUNED_CURVE)
  if (late.length)
    owe(
      'generated levels: grade, times that of the last three packs',
      meanGrade(late) / meanGrade(packs.slice(-3).flat()),
      WEAKER,
    )
  const fresh = elements.map((name) => firstWith(levels, name))
  owe(
    'elements that come after the first pack',
    fresh.filter((level) => level > PACK && level <= TUNED_CURVE).length,
    5,
  )
  return targets
}

/** The first level that asks for an element; infinity where none does. */
export const firstWith = (levels: readonly Graded[], element: string): number =>
  levels.find(({ holds }) => holds.includes(element))?.level ?? Infinity

type Rows = readonly (readonly string[])[]

const turned = (rows: Rows): Rows => (rows[0] ?? []).map((_, x) => rows.map((row) => row[x] ?? '').reverse())
const mirrored = (rows: Rows): Rows => rows.map((row) => row.toReversed())

/** The same text for all boards that are one board turned or mirrored. */
export function formOf(rows: Rows): string {
  const forms: string[] = []
  let each = rows
  for (let turn = 0; turn < 4; turn++) {
    forms.push(JSON.stringify(each), JSON.stringify(mirrored(each)))
    each = turned(each)
  }
  return forms.sort()[0] ?? ''
}

/** The part of its cells that a board has in common with another, as both lie. Cells that every board has do not count. */
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

/** Pairs of levels that are too much alike, as sentences. */
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
