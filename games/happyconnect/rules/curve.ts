/** The difficulty curve: what each level's board is made of, and how hard it is meant to be. */
import { chance } from '../../kit/rules/chance.ts'

export interface Shape {
  readonly size: number
  /** How many pairs there are in the end. */
  readonly pairs: number
  readonly ponds: number
  readonly bridges: number
  readonly ice: number
  /** One pair of them, or none. */
  readonly burrows: number
  /** As many as are needed, but no more than this. */
  readonly hedges: number
  /** How many more neighbours of its own a way may have: 1 where it may run beside itself. */
  readonly touch: number
  /** How hard it is meant to be, as `grade` counts. */
  readonly target: number
}

export const LAST_TUNED = 300
const PACK = 20

/** What comes in over the journey, and the level that teaches it. */
export const ELEMENTS = ['hedges', 'ponds', 'bridges', 'ice', 'burrows'] as const
export type Element = (typeof ELEMENTS)[number]
export const FIRST_WITH: Readonly<Record<Element, number>> = {
  hedges: 21,
  ponds: 41,
  bridges: 81,
  ice: 121,
  burrows: 161,
}
/** So many levels with a new element have nothing else; then it is mixed with others. */
const ALONE = 6
/** From here on everything is mixed. */
const MIXED = 201
/** Where hedges are not what a level is about, a few may still be needed. */
const FEW_HEDGES = 4
const MANY_HEDGES = 10
/** On boards of this size, ways that run beside themselves leave too much open. */
const ROOMY = 8
/** After this place in a pack, ways on smaller boards always may. */
const LATE = 16

/** Every pack climbs, with a step back in its middle, and the packs climb as well. */
export function shapeOf(level: number): Shape {
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
  /** How many of an element there are. */
  const count = (element: Element, least: number, more: number) =>
    about.includes(element) ? least + dice.int(isLesson ? 1 : more) : 0
  const size = isLesson ? 5 + Number(place > 3) : Math.floor(5 + pack * 0.2 + climb * 1.3)
  const isFirst = level <= PACK
  // A bridge gives much away: while bridges are new, fewer pairs share a board, and hedges make up for it.
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

/** The size of the largest boards: they end the last tuned pack. */
export const LARGEST = shapeOf(LAST_TUNED).size
