/** What a change sounds like; and a tick to play by ear, whenever the crate passes over its place. */
import type { Sound } from '../../kit/sound/voices.ts'
import { YARD } from '../rules/curve.ts'
import { kindOf } from '../rules/kinds.ts'
import type { Placed } from '../rules/physics.ts'
import { hangOf, seatOf, windOf, type Yard } from '../rules/yard.ts'

/** Ticks from a neat landing to the second note of its chime. */
const ECHO = 4

/** Whether the crate passes over the middle of what it should land on. */
function passes(before: Yard, after: Yard): boolean {
  if (!before.hanging || !after.hanging) return false
  let top: Placed | undefined
  for (const crate of after.rooted.slice(-2)) if (!top || crate.y > top.y) top = crate
  for (const crate of after.loose) if (!top || crate.y > top.y) top = crate
  const goal = top ? seatOf(top) : 0
  return hangOf(before).x < goal !== hangOf(after).x < goal
}

export function soundsOf(before: Yard, after: Yard): Sound[] {
  const sounds: Sound[] = []
  if (after.crates > before.crates)
    sounds.push({ name: 'swish', volume: 0.9 }, { name: 'knock', step: 4, volume: 0.5 })
  if (after.hanging && !before.hanging) sounds.push({ name: 'tick', step: -3, volume: 0.6 })
  if (passes(before, after)) sounds.push({ name: 'tick', step: -5, volume: 0.22 })
  if (after.landing && after.landing.tick !== before.landing?.tick) {
    const { id, neat } = after.landing
    const kind = after.loose.find((crate) => crate.id === id)?.kind ?? 'cube'
    const { wide, high } = kindOf(kind)
    // A big crate is deep, a small one bright.
    sounds.push(
      { name: 'knock', step: Math.round(6 - wide * high * 4) },
      { name: 'thud', step: 3, volume: 0.5 },
    )
    if (neat) sounds.push({ name: 'chime', step: after.streak - 1, volume: 0.7 })
  }
  // A little later, so that the sounds of a landing are not all made in one frame.
  if (after.landing?.neat && after.tick > before.tick && after.tick === after.landing.tick + ECHO)
    sounds.push({ name: 'pluck', step: after.streak + 1 })
  if (after.rooted.length > before.rooted.length && before.streak >= YARD.garland)
    sounds.push(
      ...[0, 2, 3, 5].map((step, i): Sound => ({ name: 'chime', step, after: i * 0.07, volume: 0.6 })),
    )
  else if (after.height > before.height)
    sounds.push({ name: 'pluck', step: Math.floor(after.height / 100) % 10, volume: 0.6 })
  // It hits the ground, and tumbles once more.
  if (after.lost > before.lost)
    sounds.push(
      { name: 'thud' },
      { name: 'knock', step: -4 },
      { name: 'thud', step: -2, volume: 0.6, after: 0.11 },
    )
  if (windOf(after) && !windOf(before))
    sounds.push({ name: 'swish', step: -4 }, { name: 'swish', step: -6, after: 0.15 })
  return sounds
}
