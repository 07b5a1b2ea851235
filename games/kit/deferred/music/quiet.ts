/** Silences a round that has been left alone, because synthesising music costs more than a picture at rest. */
import type { Phase } from '../../round/phase.ts'
import type { Pace } from '../../run/pace.ts'

/** The music plays on for this long without input, then fades. Seconds. */
export const MUSIC_FOR = 40
/** Longer than the music's fade-out. */
const FADE = 2

export interface Quiet {
  /** Whether the music should fade, or has. */
  readonly isQuiet: boolean
  /** Call it with the pace after every frame. */
  follow(pace: Pace, sinceInput: number): void
  /** An input has come: sound is back before the input is handled. */
  wake(phase: Phase): void
}

export function createQuiet(hush: (hushed: boolean) => void): Quiet {
  let isQuiet = false
  let isHushed = false
  return {
    get isQuiet() {
      return isQuiet
    },
    follow(pace, sinceInput) {
      isQuiet = pace === 'beat' && sinceInput > MUSIC_FOR
      if (!isQuiet || isHushed || sinceInput < MUSIC_FOR + FADE) return
      isHushed = true
      hush(true)
    },
    wake(phase) {
      isQuiet = false
      // A card that covers the round keeps it silent.
      if (isHushed && phase !== 'covered') hush(false)
      isHushed = false
    },
  }
}
