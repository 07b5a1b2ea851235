/** Sets the difficulty curve: the contents of each level's board and its target difficulty. */
import { chance } from '../../kit/rules/chance.ts'

export interface LevelShape {
  readonly size: number
  /** Pairs on the finished board. */
  readonly pairs: number
  readonly ponds: number
  readonly bridges: number
  readonly ice: number
  /** One pair of burrows, or none. */
  readonly burrows: number
  /** Upper limit; only as many as needed are planted. */
  readonly hedges: number
  /** How many extra neighbours from its own path a cell may have; 1 lets a path run alongside itself. */
  readonly touch: number
  /** Target difficulty, on the scale of `grade`. */
  readonly target: number
}

export const LAST_TUNED = 300
const PACK = 20

/** Elements in the order in which they are introduced, and the level that teaches each. */
export const ELEMENTS = ['hedges', 'ponds', 'bridges', 'ice', 'burrows'] as const
export type Element = (typeof ELEMENTS)[number]
export const FIRST_WITH: Readonly<Record<Element, number>> = {
  hedges: 21,
  ponds: 41,
  bridges: 81,
  ice: 121,
  burrows: 161,
}
/** How many levels feature a new element alone before it is mixed with others. */
const ALONE = 6
/** From this level on, all elements are mixed. */
const MIXED = 201
/** A level that is not about hedges may still need a few. */
const FEW_HEDGES = 4
const MANY_HEDGES = 10
/** From this board size on, paths that run alongside themselves leave too much open. */
const ROOMY = 8
/** Beyond this position in a pack, paths on smaller boards may always run alongside themselves. */
const LATE = 16

/** Difficulty rises within each pack, with a dip in its middle, and from pack to pack. */
export function shapeOf(level: number): LevelShape {
  const pack = Math.floor((Math.min(level, LAST_TUNED) - 1) / PACK)
  const place = (level - 1) % PACK
  const climb = (place < 10 ? place : place - 2) / (PACK - 3)
  const known = ELEMENTS.filter((element) => level >= FIRST_WITH[element])
  const [newest] = known.toReversed()
  const isLesson = newest !== undefined && level < FIRST_WITH[newest] + ALONE
  const dice = chance(level)
  const others = dice.shuffle(known)
  const mixed = level < MIXED ? [newest, others[0]] : others.slice(0, 2 + (level % 2))
  const about = isLesson ? [newest] : mixed
  const count = (element: Element, least: number, more: number) =>
    about.includes(element) ? least + dice.int(isLesson ? 1 : more) : 0
  const size = isLesson ? 5 + Number(place > 3) : Math.floor(5 + pack * 0.2 + climb * 1.3)
  const isFirst = level <= PACK
  // A bridge gives much away: while bridges are new, boards have fewer pairs, and hedges compensate.
  const isOpen = newest === 'bridges' && !isLesson
  const mayTouch = place > LATE || dice.int(2) > 0
  return {
    size,
    pairs: size - dice.int(2) - Number(!isFirst && !isLesson) - Number(isOpen && size < 7),
    ponds: count('ponds', 2, 3),
    bridges: count('bridges', 1, isOpen && place > LATE ? 1 : 2),
    ice: count('ice', 2, 3),
    burrows: count('burrows', 1, 1),
    hedges: isFirst ? 0 : about.includes('hedges') || isOpen ? MANY_HEDGES : FEW_HEDGES,
    touch: Number(!isFirst && size < ROOMY && (about.includes('hedges') || (!isLesson && mayTouch))),
    target: (3 + pack * 0.6) * (0.4 + climb),
  }
}

/** The size of the largest boards, which end the last tuned pack. */
export const LARGEST = shapeOf(LAST_TUNED).size
