/** The beds: tuned ones by their letters in tuned.ts, all later ones grown from their number. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { loose } from './bursting.ts'
import { rowsOf, stretchOf, TUNED_LEVELS } from './curve.ts'
import { COLUMNS, emptyField, exists, middleX, type Field } from './field.ts'
import { ORDERS, SHAPES } from './patterns.ts'
import { TUNED } from './tuned.ts'

/** What distinguishes a bed from the others of its stretch. */
export interface Plan {
  readonly shape: string
  readonly order: string
  readonly seed: number
  /** How many shots a player who looks two shots ahead takes, where they have been counted. */
  readonly shots?: number
}

/** Four letters: shape, order, seed and shots; the last two in base 36. */
const LETTERS = 4
/** Shots for every blossom in the bed, where they have not been counted. */
const SHOTS_A_BLOSSOM = 0.3

/** Any shape in any order. */
export const drawPlan = (dice: Chance): Plan => ({
  shape: dice.pick(Object.keys(SHAPES)),
  order: dice.pick(Object.keys(ORDERS)),
  seed: dice.int(1e6),
})

function planOf(level: number): Plan {
  if (level <= TUNED_LEVELS) {
    const [shape = 'h', order = 'p', seed = '0', shots = '9'] = TUNED.slice((level - 1) * LETTERS)
    return { shape, order, seed: Number.parseInt(seed, 36), shots: Number.parseInt(shots, 36) }
  }
  return { ...drawPlan(chance(level * 7919)), seed: 0 }
}

export interface Level {
  readonly field: Field
  /** How many shots a very good player takes. */
  readonly shots: number
}

export function levelOf(level: number, plan: Plan = planOf(level)): Level {
  const { kinds, wild } = stretchOf(level)
  const rows = rowsOf(level)
  const dice = chance(level * 1009 + plan.seed * 31)
  const palette = dice.shuffle([1, 2, 3, 4, 5, 6].slice(0, kinds))
  const planted = SHAPES[plan.shape]
  const order = ORDERS[plan.order]?.()
  const field = emptyField()
  let size = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; exists(row, column); column++) {
      const cell = row * COLUMNS + column
      const x = middleX(cell)
      const kind = order?.(x, row, rows, dice) ?? 0
      const strays = dice.int(100) < wild
      if (!planted?.((x / COLUMNS) * 2 - 1, row / (rows - 1))) continue
      field[cell] = palette[(strays ? dice.int(kinds) : kind) % kinds] ?? 1
    }
  for (const cell of loose(field)) field[cell] = 0
  for (const kind of field) if (kind) size++
  return { field, shots: plan.shots ?? Math.ceil(size * SHOTS_A_BLOSSOM) }
}
