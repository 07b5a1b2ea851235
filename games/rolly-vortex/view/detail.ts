/** Recognises software rendering, and chooses the resolution that a device can render in time. */

/** The frame times, in seconds, that lower and raise the resolution, and the number of frames that are averaged. */
interface Limits {
  readonly slow: number
  readonly quick: number
  readonly frames: number
  /** Shares of the canvas's pixels in each dimension: at the start, and the lowest. */
  readonly first: number
  readonly coarsest: number
}

const STEP = 0.75
/** Software rendering starts at a low resolution, to appear soon. */
const SOFTWARE: Limits = { slow: 1 / 28, quick: 1 / 45, frames: 24, first: 0.5, coarsest: 0.5 }
/** The kit lowers the pixel ratio of slow devices first, so a further step waits for longer. */
const HARDWARE: Limits = { slow: 1 / 30, quick: 0, frames: 180, first: 1, coarsest: STEP }

/** Whether the name of a renderer is that of a program instead of a graphics card. */
export const isSoftwareName = (name: string): boolean =>
  /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name)

export interface Detail {
  /** Share of the canvas's pixels to render, in each dimension. */
  readonly now: number
  /** Reports the time of a frame in seconds. */
  judge(delta: number): void
}

export function createDetail(isSoftware: boolean): Detail {
  const { slow, quick, frames, first, coarsest } = isSoftware ? SOFTWARE : HARDWARE
  let now = first
  let count = 0
  let spent = 0
  /** A device that was too slow once keeps its resolution, instead of changing it back and forth. */
  let isTooSlow = false
  return {
    get now() {
      return now
    },
    judge(delta) {
      spent += delta
      if (++count % frames) return
      const mean = spent / frames
      spent = 0
      isTooSlow ||= mean > slow
      if (mean > slow) now = Math.max(coarsest, now * STEP)
      else if (!isTooSlow && mean < quick) now = Math.min(1, now / STEP)
    },
  }
}
