/** Defines the difficulty curve: the tubes and the number of kinds of each level. */
import { chance } from '../../kit/rules/chance.ts'
import type { TubeMake } from './tubes.ts'

/** Parameters of a level before any ball is dealt. */
export interface LevelShape {
  readonly kinds: number
  /** Balls per tube, and balls of each kind. */
  readonly height: number
  /** Plain tubes that start empty. */
  readonly spare: number
  /** Special tubes that start empty. */
  readonly empty?: readonly TubeMake[]
  /** Full tubes that only give. */
  readonly spouts?: number
  /** Full tubes that show only their top ball. */
  readonly veils?: number
}

/** A shape with its range of kinds: enough to be interesting, few enough for an average person. */
interface Family extends Omit<LevelShape, 'kinds'> {
  readonly fewest: number
  readonly most: number
  /** The first level that may use it. */
  readonly since: number
}

/** Levels before this one are handmade lessons. */
export const FIRST_DEALT = 6
const PACK = 20
/** From this level on, levels use the full range of kinds. */
const FULL_AT = 300

/** In order of appearance. A family that begins a pack introduces something new, alone at first. */
const FAMILIES: readonly Family[] = [
  { since: 6, fewest: 4, most: 12, height: 4, spare: 2 },
  { since: 14, fewest: 4, most: 9, height: 5, spare: 2 },
  { since: 21, fewest: 3, most: 9, height: 4, spare: 1, empty: ['short'] },
  { since: 29, fewest: 6, most: 11, height: 3, spare: 1, empty: ['short'] },
  { since: 41, fewest: 4, most: 5, height: 4, spare: 0, empty: ['short', 'short'] },
  { since: 61, fewest: 3, most: 12, height: 4, spare: 1, empty: ['funnel'] },
  { since: 68, fewest: 4, most: 8, height: 4, spare: 0, empty: ['funnel', 'short'] },
  { since: 101, fewest: 4, most: 7, height: 4, spare: 2, spouts: 1 },
  { since: 108, fewest: 4, most: 6, height: 4, spare: 1, spouts: 1, empty: ['short'] },
  { since: 121, fewest: 4, most: 7, height: 4, spare: 1, spouts: 1, empty: ['funnel'] },
  { since: 141, fewest: 4, most: 9, height: 4, spare: 1, empty: ['short', 'locked'] },
  { since: 148, fewest: 4, most: 6, height: 4, spare: 0, empty: ['short', 'short', 'locked'] },
  { since: 161, fewest: 6, most: 10, height: 4, spare: 1, empty: ['funnel', 'locked'] },
  { since: 181, fewest: 4, most: 11, height: 4, spare: 2, veils: 12 },
  { since: 188, fewest: 5, most: 9, height: 4, spare: 1, empty: ['short'], veils: 12 },
  { since: 201, fewest: 6, most: 10, height: 4, spare: 2, empty: ['locked'], spouts: 1, veils: 3 },
  { since: 221, fewest: 5, most: 7, height: 5, spare: 2, spouts: 1 },
]

/** Most tubes of any level, including the added one. */
export const MOST_TUBES =
  Math.max(...FAMILIES.map(({ most, spare, empty = [] }) => most + spare + empty.length)) + 1

/** Levels at the start of a pack that use only its new family. */
const ALONE = 6

/** Difficulty peaks at the end of a pack; the next one starts easier. */
export function shapeOf(level: number): LevelShape {
  const step = (level - 1) % PACK
  // Beyond the tuned levels, small families would soon repeat themselves.
  const known = FAMILIES.filter(({ since, most }) => since <= level && (level <= FULL_AT || most > 6))
  const fresh = FAMILIES.find(({ since }) => since === level - step)
  const isFresh = fresh !== undefined && step < ALONE
  const dice = chance(level * 7 + 5)
  const { fewest, most, since: _, ...shape } = isFresh ? fresh : dice.pick(known)
  const far = Math.min(1, (level - FIRST_DEALT) / (FULL_AT - FIRST_DEALT))
  // New families start small, and packs end with a few more kinds than they begin with.
  const climb = isFresh
    ? step * 0.06
    : level <= PACK
      ? (level - FIRST_DEALT) * 0.025
      : (level > FULL_AT ? 0.25 : 0.15) + Math.sqrt(far) * 0.6 + (step / (PACK - 1)) * 0.25
  return { ...shape, kinds: Math.round(fewest + (most - fewest) * Math.min(1, climb)) }
}

/** Shapes of the boards of the day, from Monday to Sunday. */
const WEEK: readonly LevelShape[] = [
  { kinds: 4, height: 4, spare: 2 },
  { kinds: 5, height: 4, spare: 1, empty: ['short'] },
  { kinds: 6, height: 4, spare: 1, empty: ['funnel'] },
  { kinds: 6, height: 4, spare: 2, veils: 6 },
  { kinds: 6, height: 4, spare: 1, empty: ['short', 'locked'] },
  { kinds: 6, height: 4, spare: 2, spouts: 1 },
  { kinds: 8, height: 4, spare: 1, empty: ['short'] },
]

/** `level` is −1 on Monday and −7 on Sunday. */
export const dayShape = (level: number): LevelShape => WEEK[-level - 1] ?? { kinds: 4, height: 4, spare: 2 }
