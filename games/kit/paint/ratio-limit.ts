/** Limits the canvas's pixel ratio to what the device can draw in time. */

const RATIOS = [2, 1.5, 1]

export interface RatioLimit {
  /** The screen's pixel ratio, or the limit if that is lower. */
  readonly ratio: number
  /** Starts at the lowest ratio. */
  beginCoarse(): void
  /** Allows the highest ratio; returns false if the device's speed is known already. */
  sharpen(): boolean
  /** Goes down to the next ratio below this one. */
  coarsen(below: number): void
}

export function createRatioLimit(): RatioLimit {
  let limit = 0
  let isProven = true
  const ratio = () => Math.min(devicePixelRatio || 1, RATIOS[limit] ?? 1)
  return {
    get ratio() {
      return ratio()
    },
    beginCoarse() {
      isProven = false
      limit = RATIOS.length - 1
    },
    sharpen() {
      if (isProven) return false
      limit = 0
      return (isProven = true)
    },
    coarsen(below) {
      isProven = true
      while (limit < RATIOS.length - 1 && ratio() >= below) limit++
    },
  }
}
