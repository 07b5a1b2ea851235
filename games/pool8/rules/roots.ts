/**
 * Finds when a polynomial of time first falls to zero: splits time into stretches in which it only rises or only falls,
 * then closes in on the root of the first falling stretch. Uses + − × ÷ and square roots only, so every engine agrees.
 */

/** A quartic a + bt + ct² + dt³ + et⁴. */
export interface Quartic {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
}

/** A dip that ends above this is rounding, not a contact. */
const SHALLOW = -1e-9
/** Newton's method ends when a step is shorter than this, in seconds. */
const FINEST = 1e-14
const MOST_STEPS = 80

const valueAt = ({ a, b, c, d, e }: Quartic, t: number) => a + t * (b + t * (c + t * (d + t * e)))
const slopeAt = ({ b, c, d, e }: Quartic, t: number) => b + t * (2 * c + t * (3 * d + t * 4 * e))
const bendAt = ({ c, d, e }: Quartic, t: number) => 2 * c + t * (6 * d + t * 12 * e)

type Curve = (of: Quartic, t: number) => number

/** The root between two times at which the curve has different signs: Newton's steps, halving wherever they leave it. */
function rootOf(of: Quartic, curve: Curve, slope: Curve, from: number, to: number): number {
  const rises = curve(of, from) < 0
  let [low, high] = [from, to]
  let t = (low + high) / 2
  for (let step = 0; step < MOST_STEPS; step++) {
    const value = curve(of, t)
    if (value < 0 === rises) low = t
    else high = t
    let next = t - value / slope(of, t)
    if (!(next > low && next < high)) next = (low + high) / 2
    if (next - t < FINEST && t - next < FINEST) return next
    t = next
  }
  return t
}

/** Adds the times inside (0, end) at which the quartic turns, in order. */
function turnsOf(of: Quartic, end: number): number[] {
  const { b, c, d, e } = of
  if (e === 0 && d === 0) {
    const turn = c === 0 ? -1 : -b / (2 * c)
    return turn > 0 && turn < end ? [turn] : []
  }
  // The slope is a cubic, which turns at the roots of the bend.
  const marks = [0]
  const root = 9 * d * d - 24 * e * c
  if (root > 0) {
    const wide = Math.sqrt(root)
    // Avoids subtracting two numbers that are almost equal.
    const far = d > 0 ? -3 * d - wide : -3 * d + wide
    const [one, two] = [far / (12 * e), (2 * c) / far]
    for (const mark of one < two ? [one, two] : [two, one]) if (mark > 0 && mark < end) marks.push(mark)
  }
  marks.push(end)
  const turns: number[] = []
  for (let i = 1; i < marks.length; i++) {
    const [from = 0, to = end] = [marks[i - 1], marks[i]]
    if (slopeAt(of, from) < 0 !== slopeAt(of, to) < 0) turns.push(rootOf(of, slopeAt, bendAt, from, to))
  }
  return turns
}

/** The first time in [0, end] at which the quartic falls to zero or, if it starts there, falls at all. */
export function firstFall(of: Quartic, end: number): number {
  if (of.a <= 0 && of.b < 0) return 0
  let from = 0
  let before = of.a
  for (const to of [...turnsOf(of, end), end]) {
    const after = valueAt(of, to)
    if (after < before && after < SHALLOW) return before <= 0 ? from : rootOf(of, valueAt, slopeAt, from, to)
    from = to
    before = after
  }
  return Infinity
}
