/**
 * Painting in slices: a picture that is not painted yet may wait for the next frame, so that no frame takes long. What
 * stands near the eye is small and comes first; what fills the frame, such as a sky, comes after it and fades in.
 */

/** Milliseconds of painting in a frame: under a card nobody waits for an answer. */
const UNDER_A_CARD = 16
const IN_PLAY = 6

export interface Slices {
  /** True while the last frame lacked something. */
  readonly lacking: boolean
  /** True while it lacked something near the eye. */
  readonly lackingNear: boolean
  begin(): void
  end(): void
  /** Whether a picture may be painted now. Outside of a frame, painting ahead, there is always time. */
  hasTime(isNear: boolean): boolean
}

/** For a poster, which is painted whole. */
export const UNHURRIED: Slices = {
  lacking: false,
  lackingNear: false,
  begin: () => {},
  end: () => {},
  hasTime: () => true,
}

export function openSlices(isPlaying: () => boolean): Slices {
  let until: number | undefined
  let near = true
  let far = true
  /** The same of the frame that is being drawn. */
  let nearNow = false
  let farNow = false

  return {
    get lacking() {
      return near || far
    },
    get lackingNear() {
      return near
    },
    begin() {
      until = performance.now() + (isPlaying() ? IN_PLAY : UNDER_A_CARD)
      nearNow = farNow = false
    },
    end() {
      until = undefined
      near = nearNow
      far = farNow
    },
    hasTime(isNear) {
      if (until === undefined) return true
      // A frame that lacks what is near has no time for what is far.
      const inTime = performance.now() < until && (isNear || !near)
      if (isNear) nearNow ||= !inTime
      else farNow ||= !inTime
      return inTime
    },
  }
}
