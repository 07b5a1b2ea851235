/**
 * Sine and cosine for rules: Math.sin differs in its last digit between engines, so a round would not replay.
 * Built from + − × ÷ and sqrt alone, which every engine computes alike.
 */
const STEPS = 1024
const QUARTER = STEPS / 4

/** Halving a right angle again and again gives the smallest step; turning by it gives all the others. */
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

/** Sine of an angle in radians, between two table entries: right to about five digits. */
export function sine(angle: number): number {
  const steps = (angle / TURN) * STEPS
  const whole = Math.floor(steps)
  const low = atStep(whole)
  return low + (atStep(whole + 1) - low) * (steps - whole)
}

export const cosine = (angle: number): number => sine(angle + TURN / 4)
