/** Schedules the notes of a score bar by bar, shortly ahead of time, following the game's tension. */
import type { Score } from './score.ts'
import { beatSeconds, beatsOf, nextSection, notesOf, type Note } from './sequencer.ts'

export interface Conductor {
  /** Starts at the beginning of the next section. */
  start(now: number): void
  stop(): void
  readonly isPlaying: boolean
  /** Schedules all notes that are due within the look-ahead; called about ten times a second. */
  look(now: number, tension: number): void
}

/** How far ahead notes are scheduled, in seconds. */
export const AHEAD = 0.3
/** Delay before the first note, in seconds. */
const START_DELAY = 0.06
/** Largest change of tension per bar. */
const MAX_RISE = 0.4
const MAX_FALL = 0.2

export function createConductor(
  score: Score,
  first: number,
  play: (note: Note, at: number, beat: number) => void,
): Conductor {
  let bar = first
  /** Start of the current bar, in seconds; undefined while stopped. */
  let began: number | undefined
  let waiting: readonly Note[] = []
  let heard: number | undefined
  let beat = beatSeconds(score, 0)

  /** Smooths the tension, so that layers fade over a few bars when the game changes suddenly. */
  function follow(tension: number): number {
    heard ??= tension
    heard += Math.max(-MAX_FALL, Math.min(MAX_RISE, tension - heard))
    return heard
  }

  function beginBar(at: number, tension: number): void {
    began = at
    const now = follow(tension)
    beat = beatSeconds(score, now)
    waiting = notesOf(score, bar, now).sort((a, b) => a.at - b.at)
  }

  return {
    get isPlaying() {
      return began !== undefined
    },
    start(now) {
      if (score.layers.length === 0) return
      bar = nextSection(score, bar)
      heard = undefined
      waiting = []
      // Pretend that a bar ends now, so that `look` begins the next one.
      began = now + START_DELAY - beatsOf(score) * beat
      bar--
    },
    stop: () => void (began = undefined),
    look(now, tension) {
      if (began === undefined) return
      // After a pause longer than the look-ahead, continue from now instead of playing all missed notes at once.
      if (now > began + beatsOf(score) * beat + AHEAD) began = now - beatsOf(score) * beat
      for (;;) {
        const due = waiting.filter((note) => (began ?? 0) + note.at * beat < now + AHEAD)
        waiting = waiting.slice(due.length)
        for (const note of due) {
          const at = began + note.at * beat
          if (at >= now - 0.05) play(note, Math.max(now, at), beat)
        }
        const ends: number = began + beatsOf(score) * beat
        if (waiting.length > 0 || ends >= now + AHEAD) return
        bar++
        beginBar(ends, tension)
      }
    },
  }
}
