/** Maps changes to sounds: perfect drops climb the scale, and a tick sounds whenever the slab lines up. */
import type { Sound } from '../../kit/sound/voices.ts'
import { zoneAt } from '../rules/curve.ts'
import { storeysOf, topOf, type BuildingSite } from '../rules.ts'
import { FALL } from './fall.ts'

/** A streak climbs the scale up to here; then it plays a tune of three phrases around the top. */
const HIGHEST = 12
const TUNE = [7, 9, 10, 8, 11, 9, 10, 6, 8, 10, 11, 7, 9, 6, 8, 11, 10, 9, 11, 8, 6, 7, 9, 11]

export function soundsOf(before: BuildingSite, after: BuildingSite): readonly Sound[] {
  if (after.missed)
    return before.missed
      ? []
      : [
          { name: 'swish', step: -2 },
          { name: 'swish', step: -6, after: 0.16 },
          { name: 'thud', step: -3, after: 0.5, volume: 0.6 },
          // A bell for each zone that was reached, as light climbs the tower.
          ...Array.from({ length: zoneAt(storeysOf(after)) + 1 }, (_, i): Sound => {
            return { name: 'chime', step: i - 5, after: 0.9 + i * 0.14, volume: 0.5 }
          }),
        ]
  if (after.tower.length === before.tower.length) {
    // Tells blind players when the slab is over the tower; for everyone else it is the beat.
    const crossed = before.slider.off * after.slider.off <= 0 && before.slider.off !== 0
    return [
      ...(crossed ? [{ name: 'tick', step: -5, volume: 0.5 } as const] : []),
      ...(before.rest === 1 || before.slider.face !== after.slider.face ? coming(after) : []),
    ]
  }
  return [...landing(before, after), ...arrival(before, after)]
}

/** Announces a special slab as it starts to slide, and each face as it turns up. */
function coming({ slider: { keystone, rushing, ice, pulsing, face } }: BuildingSite): Sound[] {
  if (face === 'leaf') return [4, 2].map((step, i) => ({ name: 'pop', step, after: i * 0.08, volume: 0.7 }))
  if (face) return [2, 5, 7].map((step, i) => ({ name: 'pluck', step, after: i * 0.06, volume: 0.5 }))
  if (pulsing) return [0, 1].map((i) => ({ name: 'buzz', step: -2, after: i * 0.2, volume: 0.4 }))
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
  const step = streak <= HIGHEST ? streak - 1 : (TUNE[(streak - HIGHEST - 1) % TUNE.length] ?? 0)
  return [
    { name: 'thud', step: before.slider.face === 'jewel' ? -4 : 2, after: FALL, volume: 0.5 },
    // Gold and keystones ring.
    ...(before.fever || before.slider.keystone || before.slider.face
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
