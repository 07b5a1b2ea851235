/** Maps changes to sounds: perfect drops climb the scale, and a tick sounds whenever the slab lines up. */
import type { Sound } from '../../kit/sound/voices.ts'
import { zoneAt } from '../rules/curve.ts'
import { storeysOf, topOf, type BuildingSite } from '../rules.ts'
import { FALL } from './fall.ts'

/** Top of the scale; beyond it, the last octave repeats. */
const HIGHEST = 12

export function soundsOf(before: BuildingSite, after: BuildingSite): readonly Sound[] {
  if (after.missed)
    return before.missed
      ? []
      : [
          { name: 'swish', step: -2 },
          { name: 'swish', step: -6, after: 0.16 },
          { name: 'thud', step: -3, after: 0.5, volume: 0.6 },
        ]
  if (after.tower.length === before.tower.length) {
    // Tells blind players when the slab is over the tower; for everyone else it is the beat.
    const crossed = before.slider.off * after.slider.off <= 0 && before.slider.off !== 0
    return [
      ...(crossed ? [{ name: 'tick', step: -5, volume: 0.5 } as const] : []),
      ...(before.rest === 1 ? coming(after) : []),
    ]
  }
  return [...landing(before, after), ...arrival(before, after)]
}

/** Announces a special slab as it starts to slide. */
function coming({ slider: { keystone, rushing, ice } }: BuildingSite): Sound[] {
  if (keystone) return [0, 5].map((step) => ({ name: 'pluck', step, after: step * 0.02, volume: 0.6 }))
  if (rushing) return [{ name: 'swish', step: 4, volume: 0.6 }]
  return ice ? [{ name: 'tick', step: 8, volume: 0.6 }] : []
}

function landing(before: BuildingSite, after: BuildingSite): Sound[] {
  const { streak } = after
  if (streak === 0) {
    const [top, below] = [topOf(after), topOf(before)]
    const lost = 1 - (top.w * top.d) / (below.w * below.d)
    return [
      { name: 'knock', step: 3 - Math.round(lost * 8), after: FALL },
      { name: 'thud', step: 2 - Math.round(lost * 6), after: FALL, volume: 0.7 },
      { name: 'swish', step: -2, after: FALL + 0.05, volume: 0.8 },
    ]
  }
  const step = streak <= HIGHEST ? streak - 1 : HIGHEST - 5 + ((streak - HIGHEST - 1) % 5)
  return [
    { name: 'thud', step: 2, after: FALL, volume: 0.5 },
    // Gold and keystones ring.
    ...(before.fever || before.slider.keystone
      ? [{ name: 'pluck', step: step + 5, after: FALL } as const]
      : []),
    // First a single note, then two, then the whole chord.
    ...[0, 3, 5].slice(0, Math.min(3, streak)).map((up, i): Sound => ({
      name: 'chime',
      step: step - 5 + up,
      after: FALL + i * 0.035,
      volume: 1 - i * 0.3,
    })),
  ]
}

/** Fanfare for a new zone or a fever. */
const arrival = (before: BuildingSite, after: BuildingSite): Sound[] =>
  zoneAt(storeysOf(after)) > zoneAt(storeysOf(before)) || (after.fever && !before.fever)
    ? [0, 2, 3, 5].map((step, i) => ({ name: 'pluck', step, after: 0.3 + i * 0.09 }))
    : []
