/** What the game plays its sounds by. Voices and music are in the album's file: until that is there, the game is silent. */
import type { Sound, Tune } from './voices.ts'

export interface Speaker {
  play(sounds: readonly Sound[]): void
  /** A fanfare. */
  tune(tune: Tune): void
  /** Browsers allow sound only from within an input; until then there is none. */
  unlock(): void
  mute(muted: boolean): void
  /** Falls silent with the game, and goes on with it. */
  hush(hushed: boolean): void
}

export interface SpeakerDoor extends Speaker {
  /** From now on this one speaks; it is told what was said before. */
  hand(to: Speaker): void
}

export function createSpeakerDoor(): SpeakerDoor {
  let speaker: Speaker | undefined
  let isUnlocked = false
  let isMuted = false
  let isHushed = false
  return {
    play: (sounds) => speaker?.play(sounds),
    tune: (tune) => speaker?.tune(tune),
    unlock() {
      isUnlocked = true
      speaker?.unlock()
    },
    mute(muted) {
      isMuted = muted
      speaker?.mute(muted)
    },
    hush(hushed) {
      isHushed = hushed
      speaker?.hush(hushed)
    },
    hand(to) {
      speaker = to
      to.mute(isMuted)
      to.hush(isHushed)
      if (isUnlocked) to.unlock()
    },
  }
}
