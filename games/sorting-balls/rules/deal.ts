/** Deals balls at random, seeded by the level number or the day's seed. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import type { LevelShape } from './curve.ts'
import type { UngradedLevel } from './level.ts'
import { MOST_KINDS, type TubeMake } from './tubes.ts'

/** The nth deal of a level. */
export const deal = (shape: LevelShape, level: number, attempt: number): UngradedLevel =>
  dealBy(chance(level * 1000 + attempt), shape)

/**
 * Balls of one kind have consecutive numbers. The kinds are random too. Full tubes come first, beginning with the spouts;
 * then the empty ones, ending with the special ones.
 */
export function dealBy(
  dice: Chance,
  { kinds, height, spare, spouts = 0, veils = 0, empty = [] }: LevelShape,
): UngradedLevel {
  const chosen = dice.shuffle(Array.from({ length: MOST_KINDS }, (_, kind) => kind)).slice(0, kinds)
  const balls = dice.shuffle(
    chosen.flatMap((kind) => Array.from({ length: height }, (_, ball) => kind * height + ball)),
  )
  const tubes = Array.from({ length: kinds + spare + empty.length }, (_, tube) =>
    balls.slice(tube * height, Math.min(kinds, tube + 1) * height),
  )
  const makes = tubes.map((_, place): TubeMake =>
    place < spouts ? 'spout' : (empty[place - kinds - spare] ?? 'plain'),
  )
  return {
    height,
    tubes,
    ...(makes.some((make) => make !== 'plain') && { makes }),
    ...(empty.includes('locked') && { key: Math.floor(dice.pick(balls) / height) }),
    ...(veils > 0 && {
      veiled: tubes
        .slice(0, kinds)
        .slice(-veils)
        .flatMap((tube) => tube.slice(0, -1)),
    }),
  }
}
