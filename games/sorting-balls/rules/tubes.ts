/**
 * A tube as one number, for searching fast: four bits a ball, the bottom ball lowest, kinds counted from 1.
 * An empty tube is 0, so five balls of up to fifteen kinds fit in twenty bits.
 */
export type Packed = number

const pack = (kinds: readonly number[]): Packed =>
  kinds.reduce((code, kind, index) => code | ((kind + 1) << (4 * index)), 0)

/** Tubes of balls by number, where a kind's balls, as many as a tube holds, are numbered in a row. */
export const packTubes = (tubes: readonly (readonly number[])[], height: number): Packed[] =>
  tubes.map((tube) => pack(tube.map((ball) => Math.floor(ball / height))))

export const depth = (tube: Packed): number => (35 - Math.clz32(tube)) >> 2

/** The kind of the top ball, from 1; 0 in an empty tube. */
export const top = (tube: Packed): number => tube >> (4 * Math.max(0, depth(tube) - 1))

export const bottom = (tube: Packed): number => tube & 15

/** How many balls of the top kind lie on top of each other. */
export function run(tube: Packed): number {
  const kind = top(tube)
  let count = 0
  while (tube !== 0 && top(tube) === kind) {
    tube = drop(tube, 1)
    count++
  }
  return count
}

/** The tube without its topmost balls. */
export const drop = (tube: Packed, count: number): Packed => tube & ((1 << (4 * (depth(tube) - count))) - 1)

/** `count` balls of one kind, alone in a tube. */
export const pure = (kind: number, count: number): Packed => (kind * 0x11111) & ((1 << (4 * count)) - 1)

export const isPure = (tube: Packed): boolean => tube === pure(bottom(tube), depth(tube))

/** The tube with `count` more balls of a kind on top. */
export const add = (tube: Packed, kind: number, count: number): Packed =>
  tube | (pure(kind, count) << (4 * depth(tube)))
