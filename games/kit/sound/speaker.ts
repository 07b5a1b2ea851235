/** Forwards sounds to the synth once it has loaded. Voices and music are in the deferred file; until then it is silent. */
import type { Sound, Tune } from './voices.ts'

export interface Speaker {
  play(sounds: readonly Sound[]): void
  /** Plays a fanfare. */
  tune(tune: Tune): void
  /** Starts audio. Call from an input event, because browsers block sound before one. */
  unlock(): void
  mute(muted: boolean): void
  /** Suspends audio while the game is in the background, and resumes it. */
  hush(hushed: boolean): void
}

export interface DeferredSpeaker extends Speaker {
  /** Connects the synth and applies the current settings to it. */
  connect(to: Speaker): void
}

export function createDeferredSpeaker(): DeferredSpeaker {
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
    connect(to) {
      speaker = to
      to.mute(isMuted)
      to.hush(isHushed)
      if (isUnlocked) to.unlock()
    },
  }
}
