/**
 * Painting in slices: a picture that is not painted yet may wait for the next frame, so that no frame takes long. What
 * stands near the eye is small and comes first; what fills the frame, such as a sky, comes after it and fades in.
 */

/** Milliseconds of painting in a frame: under a card nobody waits for an answer. */
const UNDER_A_CARD = 16
const IN_PLAY = 6
/** On a slow device every frame takes long, whatever is painted: three quarters of that again make fewer of them. */
const OF_LAST_FRAME = 0.75
const LONGEST = 100

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
  /** When the last frame began; before the first one, when the game began to open. */
  let begun = performance.now()

  return {
    get lacking() {
      return near || far
    },
    get lackingNear() {
      return near
    },
    begin() {
      const now = performance.now()
      const slow = Math.min(LONGEST, (now - begun) * OF_LAST_FRAME)
      begun = now
      until = now + (isPlaying() ? IN_PLAY : Math.max(UNDER_A_CARD, slow))
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
