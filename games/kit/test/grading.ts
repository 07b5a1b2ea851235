/**
 * Types how a game's levels are graded: difficulty, techniques, people, and whether a level needs the elements that it
 * shows. Finds levels that are too similar. A game's `test/grading.ts` exports `grading`.
 */
import type { Skilled } from './people.ts'

export interface Grading<State> {
  /** Difficulty of a level by what must be seen or planned. Comparable only within a game. */
  grade(start: State): number
  /** Whether this player wins at the first try; where nothing can be lost, within the moves for two stars. */
  wins(who: Skilled, start: State, seed: number): boolean
  /** New elements in order of appearance, with the demand that each one adds. */
  readonly elements: Readonly<Record<string, string>>
  /** Names of the elements that a player must understand to solve a level. */
  holds(start: State): readonly string[]
  /**
   * For each element that a level shows, whether the level needs it: removed or ignored, it would change par or the only
   * solution. Elements that the level does not show are left out.
   */
  needs?(start: State): Readonly<Record<string, boolean>>
  /** What a person must be able to do, from the easiest. Levels after the third pack do not fall to the first. */
  readonly techniques?: readonly string[]
  /** The hardest technique that a level asks for; one of `techniques`. */
  technique?(start: State): string
  /** The board as rows of cells; '' for cells that every board has, such as bare floor. */
  rows(start: State): Rows
  /** The walls or the outline alone, as rows. No two levels have the same. Default: none. */
  walls?(start: State): Rows
  /** Describes what is wrong with a level: unsolvable, ambiguous, or with an inexact par. */
  flaw(start: State): string | undefined
  /** Targets (by their names in `level-targets.ts`) that the game deliberately misses, with the reason. */
  readonly because?: Readonly<Record<string, string>>
}

/** A board as rows of cells. */
type Rows = readonly (readonly string[])[]

/** Measurements of a level. */
export interface Graded {
  readonly level: number
  readonly grade: number
  /** Percentage of tries that the average player and the beginner win. */
  readonly won: number
  readonly beginners: number
  readonly holds: readonly string[]
  /** As in `Grading`. */
  readonly needs: Readonly<Record<string, boolean>>
  /** The place of its technique among the game's, from 0; undefined if the game does not say. */
  readonly technique?: number | undefined
}

/** Number of levels with a curve tuned pack by pack. Later levels are generated. */
export const TUNED_CURVE = 300
export const ALL_LEVELS = 1000
export const TRIES = 40

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

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

interface Board {
  readonly level: number
  readonly rows: Rows
}

/** Describes pairs of levels that are too similar. */
export function alike(boards: readonly Board[]): string[] {
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

/** Describes levels that repeat the walls of an earlier one, turned or mirrored. Boards without walls do not count. */
export function repeatedWalls(boards: readonly Board[]): string[] {
  const first = new Map<string, number>()
  return boards.flatMap(({ level, rows }) => {
    if (rows.every((row) => row.every((cell) => cell === ''))) return []
    const form = formOf(rows)
    const earlier = first.get(form)
    if (earlier === undefined) first.set(form, level)
    return earlier === undefined ? [] : [`Level ${level} has the walls of level ${earlier}.`]
  })
}
