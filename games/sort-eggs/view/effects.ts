/** What a change looks and sounds like: each thing that matters has a burst, a word or a tone of its own. */
import { CONFETTI } from '../../kit/paint/palette.ts'
import type { Particles } from '../../kit/paint/particles.ts'
import type { Shake } from '../../kit/paint/shake.ts'
import type { Sound } from '../../kit/sound/voices.ts'
import type { Floats } from '../../kit/paint/floats.ts'
import { FARM, MEDALS, ROW } from '../rules/curve.ts'
import { toneOf } from './eggs.ts'
import { spotOf, type Layout } from './layout.ts'
import type { Day, Egg } from '../rules.ts'

/** The egg that came to its end between two states. */
export const landedOf = (before: Day, after: Day): Egg | undefined =>
  after.points === before.points && after.broken === before.broken ? undefined : before.eggs[0]

const passes = (before: Day, after: Day) =>
  after.eggs.some(
    (egg) => egg.at >= ROW && before.eggs.some(({ id, place }) => id === egg.id && place !== egg.place),
  )

const arpeggio = (steps: readonly number[]): Sound[] =>
  steps.map((step, i) => ({ name: 'chime', step, after: i * 0.07 }))

/** Every flip clacks, every egg in its basket is a step up the scale, as long as the row goes on. */
export function sounds(before: Day, after: Day): Sound[] {
  const flipped = after.gates.find(({ place, way }) =>
    before.gates.some((gate) => gate.place === place && gate.way !== way),
  )
  const gained = after.points - before.points
  return [
    ...(flipped && after.flips > before.flips
      ? ([
          { name: 'knock', step: flipped.way * 2 },
          { name: 'tick', step: 2 + flipped.way * 2 },
        ] as const)
      : []),
    ...(after.laid > before.laid ? [{ name: 'pop', step: 3, volume: 0.5 } as const] : []),
    ...(passes(before, after) ? [{ name: 'tick', volume: 0.5 } as const] : []),
    ...(after.broken > before.broken
      ? ([
          { name: 'thud' },
          { name: 'pop', step: -4, after: 0.05 },
          { name: 'buzz', step: -2, after: 0.08 },
        ] as const)
      : []),
    ...(gained >= FARM.goldenPoints ? arpeggio([0, 2, 4, 5, 7]) : []),
    ...(gained > 0 ? [{ name: 'pluck', step: Math.min(12, after.row) } as const] : []),
    ...(after.next.golden && !before.next.golden ? arpeggio([2, 5]) : []),
    ...(after.changes > before.changes ? [{ name: 'swish' } as const, ...arpeggio([0, 2, 4])] : []),
  ]
}

export interface Show {
  readonly bits: Particles
  readonly words: Floats
  readonly jolts: Shake
}

export function showLanding({ bits, words, jolts }: Show, layout: Layout, before: Day, after: Day): void {
  const egg = landedOf(before, after)
  if (!egg) return
  const { egg: size, rim } = layout
  const at = { x: spotOf(layout, egg.place).x, y: rim }
  if (after.broken > before.broken) {
    jolts.jolt(8)
    bits.burst({
      ...at,
      count: 18,
      colours: ['#fffdf4', '#ffd27a', toneOf(egg.kind).light],
      speed: 230,
      angle: -1.57,
      spread: 2.6,
      size: size * 0.26,
      shape: 'dot',
    })
    return
  }
  const { light, true: body } = toneOf(egg.kind)
  bits.burst({
    ...at,
    count: egg.golden ? 44 : 14,
    colours: egg.golden ? ['#fff2a0', '#ffd21f', '#fff'] : [light, body, '#fff'],
    speed: egg.golden ? 340 : 210,
    angle: -1.57,
    spread: egg.golden ? 4 : 2,
    size: size * 0.24,
    life: egg.golden ? 1.1 : 0.6,
    shape: egg.golden ? 'spark' : 'dot',
  })
  bits.burst({
    ...at,
    count: 1,
    colours: [egg.golden ? '#ffe27a' : light],
    speed: 0,
    gravity: 0,
    life: 0.35,
    size: size * 0.6,
    shape: 'ring',
  })
  words.add({
    text: `+${after.points - before.points}`,
    x: at.x,
    y: at.y - size * 2.2,
    size: egg.golden ? 40 : 24,
    fill: egg.golden ? '#ffe27a' : '#fff',
  })
  const medal = MEDALS.findIndex((score) => before.points < score && after.points >= score)
  if (medal < 0) return
  bits.burst({ x: layout.top.x, y: layout.top.y, count: 46, colours: CONFETTI, speed: 360, life: 1.2 })
  words.add({
    text: `${['Bronze', 'Silver', 'Gold'][medal]}!`,
    x: layout.top.x,
    y: layout.top.y + layout.row,
    size: 44,
    fill: '#ffe27a',
  })
}
