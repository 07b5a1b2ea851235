/** Tests root finding against polynomials with known roots. */
import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import { firstFall, type Quartic } from '../rules/roots.ts'

/** The quartic with these roots, positive before the first. */
function withRoots(roots: readonly number[]): Quartic {
  let coefficients = [1]
  for (const root of roots) {
    const next = Array.from({ length: coefficients.length + 1 }, () => 0)
    for (const [i, value] of coefficients.entries()) {
      next[i] = (next[i] ?? 0) - root * value
      next[i + 1] = (next[i + 1] ?? 0) + value
    }
    coefficients = next
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = coefficients
  return { a, b, c, d, e }
}

describe('the first fall', () => {
  test.each([
    ['of a line', { a: 6, b: -2, c: 0, d: 0, e: 0 }, 10, 3],
    ['of a line that rises', { a: 6, b: 2, c: 0, d: 0, e: 0 }, 10, Infinity],
    ['of a line, after the end', { a: 6, b: -2, c: 0, d: 0, e: 0 }, 2, Infinity],
    ['of a quadratic', withRoots([2, 5]), 10, 2],
    ['of a thrown ball', { a: 1, b: 3, c: -4, d: 0, e: 0 }, 10, 1],
    ['of four roots', withRoots([1, 2, 3, 4]), 10, 1],
    ['after one before the start', withRoots([-3, -1, 3, 4]), 10, 3],
    ['of a dip that does not reach zero', { a: 1.0001, b: -2, c: 1, d: 0, e: 0 }, 10, Infinity],
    ['of a pair that touches and closes', { a: 0, b: -1, c: 0, d: 0, e: 0 }, 10, 0],
    ['of a pair that touches and parts', { a: 0, b: 1, c: 0, d: 0, e: 0 }, 10, Infinity],
    ['of a pair that parts and returns', { a: 0, b: 1, c: -0.5, d: 0, e: 0 }, 10, 2],
    ['of a pair that overlaps by rounding and closes later', { a: -1e-15, b: 0, c: 0, d: 0, e: -1 }, 10, 0],
  ])('%s', (_, quartic, end, root) => {
    const found = firstFall(quartic, end)
    expect(found === root || Math.abs(found - root) < 1e-9, `found ${found}`).toBe(true)
  })

  test('of random quartics is their smallest positive root, and backwards in time the largest', () => {
    const dice = chance(3)
    const END = 10
    for (let n = 0; n < 500; n++) {
      const roots = Array.from({ length: 4 }, () => 0.1 + dice.fraction() * 9).toSorted((a, b) => a - b)
      const [first = 0, second = 0, third = 0, last = 0] = roots
      // Roots that are almost equal have no dip between them.
      if (second - first < 0.01 || last - third < 0.01) continue
      expect(firstFall(withRoots(roots), END)).toBeCloseTo(first, 7)
      const reversed = withRoots(roots.map((root) => END - root).toReversed())
      expect(END - firstFall(reversed, END)).toBeCloseTo(last, 7)
    }
  })
})
