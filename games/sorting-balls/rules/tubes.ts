/**
 * Packs a tube into one number for fast searching: four bits per ball, bottom ball lowest, kinds from 1, so five balls of
 * up to fifteen kinds fit into twenty bits. The tube's type is stored above them. An empty plain tube is 0.
 */
export type Packed = number

/** Number of kinds. A level uses some of them. */
export const MOST_KINDS = 12

/** Tube types: unrestricted; too short to complete a kind; takes only; gives only; closed until unlocked. */
const MAKES = ['plain', 'short', 'funnel', 'spout', 'locked'] as const
export type TubeMake = (typeof MAKES)[number]

/** Capacity of a short tube. */
const SHORT = 2
export const capacity = (make: TubeMake | undefined, height: number): number =>
  make === 'short' ? SHORT : height
export const gives = (make: TubeMake | undefined): boolean => make !== 'funnel' && make !== 'locked'
export const takes = (make: TubeMake | undefined): boolean => make !== 'spout' && make !== 'locked'

const BALLS = 0xfffff
const pack = (kinds: readonly number[], make: TubeMake = 'plain'): Packed =>
  kinds.reduce((code, kind, index) => code | ((kind + 1) << (4 * index)), MAKES.indexOf(make) << 20)

/** Packs tubes of numbered balls, `height` consecutive numbers per kind. */
export const packTubes = (
  tubes: readonly (readonly number[])[],
  height: number,
  makes: readonly TubeMake[] = [],
): Packed[] =>
  tubes.map((tube, place) =>
    pack(
      tube.map((ball) => Math.floor(ball / height)),
      makes[place],
    ),
  )

export const makeOf = (tube: Packed): TubeMake => MAKES[tube >> 20] ?? 'plain'
export const ballsOf = (tube: Packed): Packed => tube & BALLS

/** Whether a kind can be completed here. Short tubes and spouts must end empty. */
export const isHome = (tube: Packed): boolean => tube >> 20 !== 1 && tube >> 20 !== 3

export const depth = (tube: Packed): number => (35 - Math.clz32(tube & BALLS)) >> 2

/** The kind of the top ball, from 1; 0 in an empty tube. */
export const top = (tube: Packed): number => (tube & BALLS) >> (4 * Math.max(0, depth(tube) - 1))

export const bottom = (tube: Packed): number => tube & 15

/** Number of equal balls at the top. */
export function run(tube: Packed): number {
  const kind = top(tube)
  if (kind === 0) return 0
  let count = 0
  while (top(tube) === kind) {
    tube = drop(tube, 1)
    count++
  }
  return count
}

/** The tube without its topmost balls. */
export const drop = (tube: Packed, count: number): Packed =>
  tube & (((1 << (4 * (depth(tube) - count))) - 1) | ~BALLS)

/** `count` balls of one kind, alone in a tube. */
const pure = (kind: number, count: number): Packed => (kind * 0x11111) & ((1 << (4 * count)) - 1)

export const isPure = (tube: Packed): boolean => ballsOf(tube) === pure(bottom(tube), depth(tube))

/** The tube with `count` more balls of a kind on top. */
export const add = (tube: Packed, kind: number, count: number): Packed =>
  tube | (pure(kind, count) << (4 * depth(tube)))
