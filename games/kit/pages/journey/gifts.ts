/** Tells what waits at the stations of a journey, derived from the save and the game's lists. Pure. */
import type { Look } from '../../goals.ts'
import type { Lesson } from '../../lessons.ts'
import { highest, type Records } from '../../save/records.ts'
import { LEG } from './road.ts'

/** An element, as the lessons name it. */
export type Element = Pick<Lesson<never>, 'title' | 'level'>

/** A parcel: empty-handed until its level is solved, then an ornament beside the path, or a golden one. */
export type Parcel = 'closed' | 'open' | 'golden'

export interface Gifts {
  /** The look that solving this level unlocks. */
  lookAt(level: number): Look | undefined
  /** Whether that look can be worn already. */
  isUnlocked(level: number): boolean
  /** The name of a set piece. */
  titleAt(level: number): string | undefined
  /** The element that appears first in this level. */
  elementAt(level: number): Element | undefined
  /** The last level of each leg has a parcel, which opens when that level is solved. */
  parcelAt(level: number): Parcel | undefined
  /** The next element after this level. */
  nextElement(level: number): Element | undefined
  /** 'Gift in 2 levels', 'Mud in 12 levels', nearest first. */
  ahead(level: number): readonly string[]
}

const inLevels = (name: string, count: number) =>
  count === 0 ? `${name} here` : `${name} in ${count} ${count === 1 ? 'level' : 'levels'}`

export function giftsOf(
  stars: Records,
  looks: readonly Look[] = [],
  elements: readonly Element[] = [],
  titles: Readonly<Record<number, string>> = {},
): Gifts {
  const solved = highest(stars)
  const lookAt = (level: number) => looks.find((look) => look.level === level)
  const isUnlocked = (level: number) => solved >= level
  const nextElement = (level: number) => elements.find((each) => (each.level ?? 0) > level)

  function parcelAt(level: number): Parcel | undefined {
    if (level % LEG !== 0) return undefined
    if (!stars[level]) return 'closed'
    const leg = Array.from({ length: LEG }, (_, i) => stars[level - i])
    return leg.every((earned) => earned === 3) ? 'golden' : 'open'
  }

  return {
    lookAt,
    isUnlocked,
    titleAt: (level) => titles[level],
    elementAt: (level) => elements.find((each) => each.level === level),
    parcelAt,
    nextElement,
    ahead(level) {
      const parcel = Math.ceil(level / LEG) * LEG
      const look = looks.find(
        (each) => each.level !== undefined && each.level >= level && !isUnlocked(each.level),
      )
      const element = nextElement(level)
      const all: (readonly [string, number])[] = [
        ...(parcelAt(parcel) === 'closed' && look?.level !== parcel ? [['Gift', parcel] as const] : []),
        ...(look?.level === undefined ? [] : [[`${look.name} look`, look.level] as const]),
        ...(element?.level ? [[element.title, element.level] as const] : []),
      ]
      return all.toSorted(([, one], [, other]) => one - other).map(([name, at]) => inLevels(name, at - level))
    },
  }
}
