/** Defines the difficulty curve: the size, pots and elements of each level. */
import type { Chance } from '../../kit/rules/chance.ts'

export interface LevelShape {
  /** Size of the floor at most, without the outer walls. */
  readonly columns: number
  readonly rows: number
  readonly pillars: number
  readonly pots: number
  /** The letters of its elements, as defined in house.ts. */
  readonly elements: string
  /** Pushes to the solution at most. */
  readonly far: number
}

export const PACK = 20
export const LAST_TUNED = 300

/** The level that introduces each element, in order of appearance. */
export const FIRST_WITH: Readonly<Record<string, number>> = {
  n: 21,
  a: 41,
  '~': 61,
  o: 101,
  '>': 141,
  '=': 181,
}

/** Levels after a lesson that use only its element. */
const ALONE = 4

/** Whether a level follows a lesson closely enough to use only its element. */
const isAlone = (level: number) =>
  Object.values(FIRST_WITH).some((lesson) => level > lesson && level <= lesson + ALONE)

/** Levels of one group share a shape: the rest of a pack, or the levels that practise its new element. */
export const groupOf = (level: number): number =>
  Math.floor((level - 1) / PACK) * PACK + (isAlone(level) ? 1 : PACK)

/** The shape of a group of levels: always its new element, plus a few random ones introduced earlier. */
export function shapeOf(group: number, dice: Chance): LevelShape {
  const pack = Math.floor((group - 1) / PACK)
  const known = Object.keys(FIRST_WITH).filter((letter) => (FIRST_WITH[letter] ?? 0) <= (pack + 1) * PACK)
  const newest = known.find((letter) => (FIRST_WITH[letter] ?? 0) > pack * PACK) ?? ''
  if (pack === 0) return shapeFor(2 + dice.int(2), '', 5 + dice.int(14), dice)
  if (group % PACK) return shapeFor(2 + dice.int(2), newest, 10 + dice.int(10), dice)
  const others = dice.shuffle(known.filter((letter) => letter !== newest))
  const more = newest ? dice.int(2) : 1 + dice.int(3)
  const pots = 3 + dice.int(pack < 4 ? 2 : pack < 9 ? 3 : 4)
  return shapeFor(pots, newest + others.slice(0, more).join(''), 50, dice)
}

/** Two pots get a small floor; more pots get a larger one with many pillars. */
function shapeFor(pots: number, elements: string, far: number, dice: Chance): LevelShape {
  const [side, pillars] = pots < 3 ? [5, 2] : [6, 8]
  return {
    columns: side + dice.int(2),
    rows: side + dice.int(4),
    pillars: pillars + dice.int(pillars + 4),
    pots,
    elements,
    far,
  }
}

/** The shape of Monday's and Tuesday's boards, which are built from scratch with two and three pots. */
export const dayShape = (day: number, dice: Chance): LevelShape => shapeFor(1 + day, '', 6 + day * 4, dice)
