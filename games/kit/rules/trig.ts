/**
 * Computes sine and cosine for rules. Math.sin differs in its last digit between engines, so rounds would not replay;
 * this uses only + − × ÷ and sqrt, which IEEE 754 defines exactly.
 */
const STEPS = 1024
const QUARTER = STEPS / 4

/** Halves a right angle until it is the smallest step, then rotates by that step to fill the table. */
function buildTable(): Float64Array {
  let cos = 0
  for (let angle = QUARTER; angle > 1; angle /= 2) cos = Math.sqrt((1 + cos) / 2)
  const sin = Math.sqrt(1 - cos * cos)
  const table = new Float64Array(QUARTER + 1)
  let x = 1
  let y = 0
  for (let i = 0; i < QUARTER; i++) {
    table[i] = y
    ;[x, y] = [x * cos - y * sin, x * sin + y * cos]
  }
  table[QUARTER] = 1
  return table
}

const table = buildTable()

function atStep(step: number): number {
  const s = ((step % STEPS) + STEPS) % STEPS
  if (s <= QUARTER) return table[s] ?? 0
  if (s <= 2 * QUARTER) return table[2 * QUARTER - s] ?? 0
  return -atStep(s - 2 * QUARTER)
}

export const TURN = 6.283185307179586

/** Sine of an angle in radians, interpolated between table entries: accurate to about five digits. */
export function sine(angle: number): number {
  const steps = (angle / TURN) * STEPS
  const whole = Math.floor(steps)
  const low = atStep(whole)
  return low + (atStep(whole + 1) - low) * (steps - whole)
}

export const cosine = (angle: number): number => sine(angle + TURN / 4)
