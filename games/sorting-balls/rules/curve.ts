/** How hard each level should be, and its deals. */
import { chance, type Chance } from '../../kit/rules/chance.ts'

/** What kind of puzzle a level is, before any ball is dealt. */
export interface Shape {
  readonly kinds: number
  /** Balls a tube holds, and balls there are of each kind. */
  readonly height: number
  /** Tubes that start empty. */
  readonly spare: number
}

const MOST_KINDS = 12

/** The levels before this one are lessons, made by hand. */
export const FIRST_DEALT = 6

/** From this level on there are as many kinds as there can be. */
const FULL_AT = 270

/**
 * Levels come in tens: each ten climbs to a peak at its end, and the next one starts easier. In its middle is a light
 * level with short tubes; later tens also have one with tall tubes and one with a single spare tube.
 */
export function shapeOf(level: number): Shape {
  const step = level % 10
  const climb = Math.min(1, (level - FIRST_DEALT) / (FULL_AT - FIRST_DEALT))
  const kinds = (offset: number, most = MOST_KINDS) =>
    Math.round(Math.min(most, Math.max(3, 3.6 + climb * 8.4 + offset)))
  if (step === 5) return { kinds: kinds(-1), height: 3, spare: 2 }
  if (step === 7 && level > 30) return { kinds: Math.round(4 + climb), height: 4, spare: 1 }
  if (step === 8 && level > 50) return { kinds: kinds(-2, 9), height: 5, spare: 2 }
  const offset = step === 1 || step === 2 ? -1.5 : step === 0 || step === 9 ? 0.9 : 0
  return { kinds: kinds(offset), height: 4, spare: 2 }
}

/** The boards of a day, from Monday's to Sunday's. */
const WEEK: readonly Shape[] = [
  { kinds: 4, height: 4, spare: 2 },
  { kinds: 6, height: 3, spare: 2 },
  { kinds: 5, height: 4, spare: 2 },
  { kinds: 6, height: 4, spare: 2 },
  { kinds: 5, height: 5, spare: 2 },
  { kinds: 7, height: 4, spare: 2 },
  { kinds: 8, height: 4, spare: 2 },
]

/** `level` is −1 on Monday and −7 on Sunday. */
export const dayShape = (level: number): Shape => WEEK[-level - 1] ?? { kinds: 4, height: 4, spare: 2 }

/** Which deal a level has at this attempt. */
export const deal = (shape: Shape, level: number, attempt: number): number[][] =>
  dealBy(chance(level * 1000 + attempt), shape, 0)

/** The kinds of a day's board come from its dice too, so that two Mondays differ in their colours. */
export const dealDay = (dice: Chance, shape: Shape): number[][] => dealBy(dice, shape, dice.int(MOST_KINDS))

/** Balls by number; those of one kind are numbered in a row, from the first kind's on. Spare tubes come last. */
function dealBy(dice: Chance, { kinds, height, spare }: Shape, first: number): number[][] {
  const numbers = Array.from(
    { length: kinds * height },
    (_, ball) => (ball + first * height) % (MOST_KINDS * height),
  )
  const balls = dice.shuffle(numbers)
  return Array.from({ length: kinds + spare }, (_, tube) =>
    balls.slice(tube * height, Math.min(kinds, tube + 1) * height),
  )
}
