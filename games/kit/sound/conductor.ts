/** Plays a score ahead of time, bar after bar, at the tension that it is told. It knows the time and nothing else of sound. */
import type { Score } from './score.ts'
import { beatSeconds, beatsOf, nextSection, notesOf, type Note } from './sequencer.ts'

export interface Conductor {
  /** Begins, or goes on with the next section. */
  start(now: number): void
  stop(): void
  readonly isPlaying: boolean
  /** Hands over what is due until a little later; called about ten times a second. */
  look(now: number, tension: number): void
}

/** Seconds that notes are handed over ahead of time. */
export const AHEAD = 0.3
/** The music begins so many seconds after it was asked for. */
const AT_FIRST = 0.06
/** How much of the tension comes and goes within a bar. */
const RISES = 0.4
const FALLS = 0.2

export function createConductor(
  score: Score,
  first: number,
  play: (note: Note, at: number, beat: number) => void,
): Conductor {
  let bar = first
  /** When the present bar began, in seconds; none while nothing is played. */
  let began: number | undefined
  let waiting: readonly Note[] = []
  let heard: number | undefined
  let beat = beatSeconds(score, 0)

  /** Layers come and go within a few bars, however suddenly the game changes. */
  function follow(tension: number): number {
    heard ??= tension
    heard += Math.max(-FALLS, Math.min(RISES, tension - heard))
    return heard
  }

  function open(at: number, tension: number): void {
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
      // As if a bar had ended just now.
      began = now + AT_FIRST - beatsOf(score) * beat
      bar--
    },
    stop: () => void (began = undefined),
    look(now, tension) {
      if (began === undefined) return
      // Whoever slept for longer than was handed over goes on from here, without a burst of what was missed.
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
        open(ends, tension)
      }
    },
  }
}
