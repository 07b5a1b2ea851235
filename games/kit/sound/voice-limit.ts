/** Limits simultaneous sounds: thins out repeated ones, and stops the faintest voice for a new one. Pure. */
import type { Role, Sound } from './voices.ts'

/** Maximum of simultaneous effect voices, and of repetitions of a role per second. */
export const MOST_VOICES = 8
export const MOST_A_SECOND = 8

/** A sound and its start time, in seconds. */
export interface ScheduledSound {
  readonly sound: Sound
  readonly at: number
}

/** Drops sounds that repeat too often. `heard` returns earlier start times of a role. */
export function limitRepeats(
  due: readonly ScheduledSound[],
  heard: (role: Role) => readonly number[],
): ScheduledSound[] {
  const kept: ScheduledSound[] = []
  const inOrder = due.toSorted((a, b) => a.at - b.at)
  for (const role of new Set(due.map(({ sound }) => sound.name))) {
    const mine = inOrder.filter(({ sound }) => sound.name === role)
    const times = [...heard(role)]
    // Thin a fast run evenly: gaps in its middle would be audible.
    const isDense = mine.some(({ at }, i) => at - (mine[i - MOST_A_SECOND]?.at ?? -Infinity) < 1)
    for (const each of mine) {
      const recent = times.filter((time) => each.at - time < 1)
      const last = times.at(-1) ?? -Infinity
      if (recent.length >= MOST_A_SECOND || (isDense && each.at - last < 1 / MOST_A_SECOND)) continue
      times.push(each.at)
      kept.push(each)
    }
  }
  return kept.toSorted((a, b) => a.at - b.at)
}

/** A voice that is playing. */
export interface PlayingVoice {
  readonly from: number
  readonly until: number
  readonly loudness: number
}

/** Current loudness, fading to a thousandth. */
const levelAt = ({ from, until, loudness }: PlayingVoice, at: number) =>
  loudness * 0.001 ** Math.max(0, Math.min(1, (at - from) / (until - from)))

/** The voice to stop for a new one: the faintest, or undefined while the limit is not reached. */
export function voiceToStop<S extends PlayingVoice>(voices: readonly S[], at: number): S | undefined {
  const sounding = voices.filter(({ from, until }) => from <= at && at < until)
  if (sounding.length < MOST_VOICES) return undefined
  return sounding.reduce((faintest, each) => (levelAt(each, at) < levelAt(faintest, at) ? each : faintest))
}
