/** The difficulty curve: what kind of greenhouse each level has. */
import type { Chance } from '../../kit/rules/chance.ts'

export interface Shape {
  /** The most floor there can be, without the walls around it. */
  readonly columns: number
  readonly rows: number
  readonly pillars: number
  readonly pots: number
  /** The letters of its elements, as in import-rules.ts. */
  readonly elements: string
  /** The most pushes that it may take. */
  readonly far: number
}

export const PACK = 20
export const LAST_TUNED = 300

/** The elements in the order in which they come, and the level of each one's lesson. */
export const FIRST_WITH: Readonly<Record<string, number>> = {
  n: 21,
  a: 41,
  '~': 61,
  o: 101,
  '>': 141,
  '=': 181,
}

/** So many levels after the lesson have its element alone. */
const ALONE = 4

/** The number of the lesson that a level belongs to, if its element is still alone there. */
const isAlone = (level: number) =>
  Object.values(FIRST_WITH).some((lesson) => level > lesson && level <= lesson + ALONE)

/** Levels of one group are dealt alike: a pack, and those of it that have an element alone. */
export const groupOf = (level: number): number =>
  Math.floor((level - 1) / PACK) * PACK + (isAlone(level) ? 1 : PACK)

/** Of a group of levels. From all elements that have come a few are dealt, one that is new for certain. */
export function shapeOf(group: number, dice: Chance): Shape {
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

/** Two pots have little room; more have some, with many pillars in it. */
function shapeFor(pots: number, elements: string, far: number, dice: Chance): Shape {
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

/** Of the first boards of a week, which are built anew: two pots on the first day, three on the second. */
export const dayShape = (day: number, dice: Chance): Shape => shapeFor(1 + day, '', 6 + day * 4, dice)
