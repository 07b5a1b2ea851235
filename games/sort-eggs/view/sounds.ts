/** Sounds of changes: flips clack, and every correct egg is a step up the scale. */
import { climb } from '../../kit/sound/climb.ts'
import type { Sound } from '../../kit/sound/voices.ts'
import { timesOf } from '../rules/curve.ts'
import { rules, type Day, type Egg } from '../rules.ts'
import { endsOf } from '../rules/tree.ts'
import { wayHome } from '../rules/way-home.ts'
import { changesOf } from './changes.ts'

/** Pan of the leftmost and rightmost sounds. */
const MAX_PAN = 0.9

const arpeggio = (steps: readonly number[]): Sound[] =>
  steps.map((step, i) => ({ name: 'chime', step, after: i * 0.07 }))

/** Pan of the basket at this end. */
function panOf({ gates }: Day, place: number): number {
  const ends = endsOf(gates)
  const end = ends.indexOf(place)
  return end < 0 ? 0 : MAX_PAN * ((2 * end) / (ends.length - 1) - 1)
}

export function soundsOf(before: Day, after: Day): Sound[] {
  const flipped = after.gates.find(({ place, way }) =>
    before.gates.some((gate) => gate.place === place && gate.way !== way),
  )
  const { landed, isLost, passed } = changesOf(before, after)
  const pan = panOf(before, landed?.place ?? 0)
  const sounds: Sound[] = []
  if (flipped && after.flips > before.flips)
    sounds.push({ name: 'knock', step: flipped.way * 2 }, { name: 'tick', step: 2 + flipped.way * 2 })
  if (after.laid > before.laid) sounds.push({ name: 'pop', step: 3, volume: 0.5 })
  if (passed.length) sounds.push({ name: 'tick', volume: 0.5 })
  if (isLost)
    sounds.push(
      { name: 'thud', pan },
      { name: 'pop', step: -4, after: 0.05, pan },
      { name: 'buzz', step: -2, after: 0.08, pan },
    )
  // The last egg.
  if (rules.outcome(after) === 'lost' && isLost)
    for (const [i, step] of [2, 0, -2, -5].entries())
      sounds.push({ name: 'pluck', step, after: 0.35 + i * 0.22 })
  if (after.golds > before.golds)
    sounds.push({ name: 'swish', step: 4 }, ...arpeggio([0, 2, 4, 5, 7, 9, 10, 12]))
  if (after.row > before.row) sounds.push({ name: 'pluck', step: climb(after.row, 12), pan })
  if (timesOf(after.row) > timesOf(before.row)) sounds.push(...arpeggio([5, 7, 9, 10]))
  else if (after.next.form === 'golden' && before.next.form !== 'golden') sounds.push(...arpeggio([2, 5]))
  if (after.thrown > before.thrown) sounds.push({ name: 'swish' }, { name: 'pop', step: -6, after: 0.12 })
  if (after.fox > before.fox) sounds.push({ name: 'buzz', step: -9, pan: panOf(after, after.fox) })
  if (after.shooed > before.shooed) sounds.push({ name: 'pop', step: 6, pan: panOf(before, before.fox) })
  if (after.fed > before.fed) sounds.push(...arpeggio([9, 7, 4, 2, 0]))
  if (after.changes > before.changes) sounds.push({ name: 'swish' }, ...arpeggio([0, 2, 4]))
  return sounds
}

/** Pitch steps between patterns, and the lowest step. */
const PATTERN = { apart: 2, lowest: -5 } as const
const patternOf = (kind: Egg['kind'], pan: number): Sound => ({
  name: 'chime',
  step: PATTERN.lowest + kind * PATTERN.apart,
  pan,
})
/** Seconds from the sound of an egg to that of its gate. */
const GATE_DELAY = 0.25

/**
 * Extra sounds for playing by ear. An egg at a gate has the pitch of its pattern and comes from the side it must go to;
 * after it, and after every flip, a sound tells whether the gate is right for it.
 */
export const earSounds = (before: Day, after: Day): Sound[] =>
  after.eggs.flatMap((egg): Sound[] => {
    const gate = after.gates.find(({ place }) => place === egg.place)
    const side = wayHome(after, egg)
    const isNew = !before.eggs.some(({ id, place }) => id === egg.id && place === egg.place)
    // A rotten egg gurgles; both halves of a twin are heard, each from its side.
    if (egg.form === 'rotten') return isNew ? [{ name: 'buzz', step: -6 }] : []
    if (egg.form === 'twin')
      return isNew ? [egg.kind, egg.other].map((kind, i) => patternOf(kind, i ? MAX_PAN : -MAX_PAN)) : []
    if (!gate || side === undefined) return []
    const isFlipped = before.gates.some(({ place, way }) => place === gate.place && way !== gate.way)
    if (!isNew && !isFlipped) return []
    const pan = side ? MAX_PAN : -MAX_PAN
    const name = gate.way === side ? 'tick' : 'buzz'
    return [
      ...(isNew ? [patternOf(egg.kind, pan)] : []),
      { name, step: 4, after: isNew ? GATE_DELAY : 0.08, pan },
    ]
  })
