/** Generates the beds from a level number and an attempt; tuned.ts lists the attempts of the tuned ones. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { loose } from './bursting.ts'
import { ALONE, ELEMENTS, rowsOf, stretchOf } from './curve.ts'
import { COLUMNS, emptyField, exists, middleX, planted, type Field } from './field.ts'
import { FROST, KINDS } from './kinds.ts'
import { ORDERS, SHAPES } from './patterns.ts'
import { TUNED } from './tuned.ts'

/** Two characters per tuned bed: the attempt and the seeds in the bag, both counted from '0'. */
const FIRST_SIGN = 48
const numberAt = (at: number) => TUNED.charCodeAt(at) - FIRST_SIGN
export const signOf = (count: number) => String.fromCharCode(count + FIRST_SIGN)

/** Minimum and maximum number of occupied cells. */
const SIZES = [22, 50] as const

/** The character of each kind in the lessons, by index: capital letters are frozen blossoms. */
const SIGNS = '.123456srpbv     ABCDEF'
/** The first bed with each element, row by row: small, and reduced to the purpose of the element. */
const LESSONS: Readonly<Record<number, string>> = {
  21: '..11..22../..s...s../..s...s...',
  41: '.11A..B22.',
  61: '.1r1..2r2.',
  101: '.11p2.2p33/..s...s..',
  141: '..11b2..3./...23....',
  181: '.22.11v.33/.....v...',
}

/** Parses a bed from characters, with rows separated by slashes. */
export function bedFrom(rows: string): Field {
  const field = emptyField()
  for (const [row, cells] of rows.split('/').entries())
    for (const [column, sign] of [...cells].entries()) field[row * COLUMNS + column] = SIGNS.indexOf(sign)
  return field
}

/** Chooses the elements of a bed: a new one alone at first, later two or three of the known ones. */
function elementsOf(level: number, dice: Chance) {
  const known = ELEMENTS.filter(({ from }) => from <= level)
  const newest = known.at(-1)
  if (!newest || level - newest.from < ALONE) return newest ? [newest] : []
  return dice.shuffle(known).slice(0, 2 + dice.int(2))
}

/** Generates a bed from a random shape and a random order of kinds. */
function growBed(level: number, dice: Chance): Field {
  const { kinds, wild } = stretchOf(level)
  const rows = rowsOf(level)
  const palette = dice.shuffle([1, 2, 3, 4, 5, 6].slice(0, Math.max(kinds, 4))).slice(0, kinds)
  const isPlanted = dice.pick(SHAPES)
  const order = dice.pick(ORDERS)()
  const field = emptyField()
  for (let row = 0; row < rows; row++)
    for (let column = 0; exists(row, column); column++) {
      const cell = row * COLUMNS + column
      const x = middleX(cell)
      const kind = order(x, row, rows, dice)
      const strays = dice.int(100) < wild
      if (!isPlanted((x / COLUMNS) * 2 - 1, row / (rows - 1))) continue
      field[cell] = palette[(strays ? dice.int(kinds) : kind) % kinds] ?? 1
    }
  for (const cell of loose(field)) field[cell] = 0
  const cells = planted(field)
  // Only blossoms hang from the trough itself, so that everything else can be brought down.
  const below = cells.filter((cell) => cell >= COLUMNS)
  for (const { kind, one } of elementsOf(level, dice))
    for (let n = cells.length / one; n > 0; n--) {
      const cell = dice.pick(below)
      const there = field[cell] ?? 0
      if (there <= KINDS) field[cell] = kind === FROST ? there + FROST : kind
    }
  return field
}

/** Generates beds until one has the right size. */
export function drawBed(level: number, dice: Chance): Field {
  const [least, most] = SIZES
  for (;;) {
    const field = growBed(level, dice)
    const size = planted(field).length
    if (size >= least && size <= most) return field
  }
}

/** The part of a tuned level that is the same for everyone. */
export interface Level {
  readonly field: Field
  /** Seeds in the bag. */
  readonly bag: number
}

export function levelOf(
  level: number,
  attempt = numberAt(level * 2 - 2),
  bag = numberAt(level * 2 - 1),
): Level {
  const lesson = LESSONS[level]
  return { field: lesson ? bedFrom(lesson) : drawBed(level, chance(level * 1009 + attempt * 31)), bag }
}
