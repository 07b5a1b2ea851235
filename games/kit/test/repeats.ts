/** Measures when music repeats itself. For tests only. */
import type { Score } from '../sound/score.ts'
import { beatSeconds, beatsOf, notesOf } from '../sound/sequencer.ts'

/** Number of bars to compare: a single bar may repeat, but four in a row are noticeable. */
const NOTICED = 4

/** Shortest time in seconds after which four bars in a row repeat, within `minutes`; Infinity if none do. */
export function secondsToRepeat(score: Score, tension: number, minutes = 10): number {
  const barSeconds = beatsOf(score) * beatSeconds(score, tension)
  const bars = Array.from({ length: Math.ceil((minutes * 60) / barSeconds) }, (_, bar) =>
    notesOf(score, bar, tension)
      .map(({ layer, at, lasts, semitones, hertz }) =>
        [layer, at.toFixed(2), lasts.toFixed(2), semitones, Math.round(hertz)].join(),
      )
      .join(' '),
  )
  const seen = new Map<string, number>()
  let nearest = Infinity
  for (let bar = 0; bar + NOTICED <= bars.length; bar++) {
    const key = bars.slice(bar, bar + NOTICED).join('|')
    const before = seen.get(key)
    if (before !== undefined) nearest = Math.min(nearest, (bar - before) * barSeconds)
    seen.set(key, bar)
  }
  return nearest
}
