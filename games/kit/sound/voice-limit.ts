/** What is heard when too much is: repeated sounds are thinned, and the faintest voice gives way. Pure. */
import type { Role, Sound } from './voices.ts'

/** Voices of effects at one time, and how often a role is heard in a second. */
export const MOST_VOICES = 8
export const MOST_A_SECOND = 8

/** A sound and the moment at which it is heard, in seconds. */
export interface Due {
  readonly sound: Sound
  readonly at: number
}

/** Those that are heard, of some that were asked for at once. `heard` are the earlier moments of each role. */
export function thinned(due: readonly Due[], heard: (role: Role) => readonly number[]): Due[] {
  const kept: Due[] = []
  const inOrder = due.toSorted((a, b) => a.at - b.at)
  for (const role of new Set(due.map(({ sound }) => sound.name))) {
    const mine = inOrder.filter(({ sound }) => sound.name === role)
    const times = [...heard(role)]
    // A run that is too quick is thinned evenly: gaps in its middle would be heard.
    const isDense = mine.some(({ at }, i) => at - (mine[i - MOST_A_SECOND]?.at ?? -Infinity) < 1)
    for (const each of mine) {
      const lately = times.filter((time) => each.at - time < 1)
      const last = times.at(-1) ?? -Infinity
      if (lately.length >= MOST_A_SECOND || (isDense && each.at - last < 1 / MOST_A_SECOND)) continue
      times.push(each.at)
      kept.push(each)
    }
  }
  return kept.toSorted((a, b) => a.at - b.at)
}

/** A voice that sounds. */
export interface Sounding {
  readonly from: number
  readonly until: number
  readonly loudness: number
}

/** How loud it is at this moment: it fades to a thousandth. */
const levelAt = ({ from, until, loudness }: Sounding, at: number) =>
  loudness * 0.001 ** Math.max(0, Math.min(1, (at - from) / (until - from)))

/** Which of them must be silent for another that begins now: the faintest, if there are enough. */
export function givesWay<S extends Sounding>(voices: readonly S[], at: number): S | undefined {
  const sounding = voices.filter(({ from, until }) => from <= at && at < until)
  if (sounding.length < MOST_VOICES) return undefined
  return sounding.reduce((faintest, each) => (levelAt(each, at) < levelAt(faintest, at) ? each : faintest))
}
