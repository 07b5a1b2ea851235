/** Sounds of changes, and a tick whenever the crate passes over its target, for playing by ear. */
import { climb } from '../../kit/sound/climb.ts'
import type { Sound } from '../../kit/sound/voices.ts'
import { STORM, YARD } from '../rules/curve.ts'
import { shapeOf } from '../rules/kinds.ts'
import { hangOf, seatOf, uppermost, windOf, type Yard } from '../rules/yard.ts'
import { changesOf } from './changes.ts'

/** Ticks from a neat landing to the second note of its chime. */
const ECHO = 4

/** The hanging crate passes over the middle of its target. */
function passesTarget(before: Yard, after: Yard): boolean {
  if (!before.hanging || !after.hanging) return false
  const top = uppermost(after)
  const goal = top ? seatOf(top) : 0
  return hangOf(before).x < goal !== hangOf(after).x < goal
}

const tune = (...steps: readonly number[]) =>
  steps.map((step, i): Sound => ({ name: 'chime', step, after: i * 0.07, volume: 0.6 }))

export function soundsOf(before: Yard, after: Yard): Sound[] {
  const sounds: Sound[] = []
  const { landed, earned, weathered, bloomed } = changesOf(before, after)
  if (after.crates > before.crates)
    sounds.push({ name: 'swish', volume: 0.9 }, { name: 'knock', step: 4, volume: 0.5 })
  if (after.hanging && !before.hanging) sounds.push({ name: 'tick', step: -3, volume: 0.6 })
  if (passesTarget(before, after)) sounds.push({ name: 'tick', step: -5, volume: 0.22 })
  if (after.landing && after.landing.tick !== before.landing?.tick) {
    const kind = landed?.kind ?? 'cube'
    const { wide, high } = shapeOf(kind)
    // Larger crates sound deeper.
    sounds.push(
      { name: 'knock', step: Math.round(6 - wide * high * 4) },
      { name: 'thud', step: 3, volume: 0.5 },
    )
    // Rises with the streak for two octaves, then repeats the last notes.
    if (after.landing.neat) sounds.push({ name: 'chime', step: climb(after.streak - 1, 9), volume: 0.7 })
    if (kind === 'honey') sounds.push({ name: 'pop', step: -4 }, { name: 'pop', step: -1, after: 0.1 })
  }
  // A little later, so that not all sounds of a landing start in one frame.
  if (after.landing?.neat && after.tick > before.tick && after.tick === after.landing.tick + ECHO)
    sounds.push({ name: 'pluck', step: climb(after.streak - 1, 9) + 2 })
  if (earned) sounds.push(...tune(0, 2, 3, 5))
  if (weathered) sounds.push(...tune(0, 2, 5, 7))
  if (bloomed) sounds.push(...tune(2, 3, 5, 7, 10))
  if (after.hope <= before.hope - YARD.sinks) sounds.push({ name: 'buzz', step: -3, volume: 0.5 })
  else if (after.height > before.height)
    sounds.push({ name: 'pluck', step: Math.floor(after.height / 100) % 10, volume: 0.6 })
  if (windOf(after) && !windOf(before))
    sounds.push({ name: 'swish', step: -4 }, { name: 'swish', step: -6, after: 0.15 })
  // Thunder as the clouds come and as the storm breaks.
  const { blows, from } = after.gust
  if (blows && after.tick > before.tick && (after.tick === from - STORM.warning + 2 || after.tick === from))
    sounds.push({ name: 'thud', step: -7 }, { name: 'thud', step: -9, after: 0.2, volume: 0.7 })
  return sounds
}

/** After the last fall the rope creaks, and the ship's bell tolls the end of the shift. */
const END_OF_SHIFT: readonly Sound[] = [
  { name: 'thud', step: -9, after: 0.3, volume: 0.8 },
  { name: 'buzz', step: -4, after: 0.55, volume: 0.6 },
  ...[1, 1.45, 1.9].map((after): Sound => ({ name: 'chime', step: -5, after, volume: 0.7 })),
]

/** A crate hits the ground and tumbles once more. Played when the picture shows it. */
export const crashOf = (before: Yard, after: Yard): Sound[] =>
  after.lost > before.lost
    ? [
        { name: 'thud' },
        { name: 'knock', step: -4 },
        { name: 'thud', step: -2, volume: 0.6, after: 0.11 },
        ...(after.ending && !before.ending ? END_OF_SHIFT : []),
      ]
    : []
