/** Converts between the power of a stroke and the speed of the cue ball. */

/** Full power, in cm/s: the fastest breaks of professionals have a little more. */
const TOP_SPEED = 900

/** Gentle strokes need finer control: the first half of the range gives less than a third of the speed. */
export const speedOf = (power: number) => TOP_SPEED * power * (0.2 + 0.8 * power)
export const powerFor = (speed: number) =>
  Math.min(1, (Math.sqrt(0.04 + (3.2 * speed) / TOP_SPEED) - 0.2) / 1.6)
