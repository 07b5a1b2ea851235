/** Bursts of particles for the peaks of a round and its end. Part of effects.ts. */
import { CONFETTI } from '../../kit/paint/palette.ts'
import type { Particles } from '../../kit/paint/particles.ts'
import type { Point, ViewFeedback } from '../../kit/view.ts'
import { TREE } from '../rules/curve.ts'
import type { Lens } from './lens.ts'

/** `at` is the number of the egg's nest. */
export function burstRecord(bits: Particles, voice: ViewFeedback, { x, y, unit }: Lens, at: number): void {
  const height = at * TREE.spacing
  voice.moment({ hold: 0.06, flash: '#ffffff', zoom: 1.04, at: { x: x(0), y: y(height) } })
  voice.play(...[0, 4, 7, 9].map((step, i) => ({ name: 'pluck' as const, step, after: i * 0.09 })))
  bits.burst({
    x: 0,
    y: -height * unit,
    count: 50,
    colours: CONFETTI,
    angle: -Math.PI / 2,
    spread: 2.4,
    speed: 420 * unit,
    size: 6 * unit,
    life: 1.4,
  })
}

const GOLD = ['#fff2a0', '#ffd21f', '#fff']

/** Three waves of sparks and two rings; `at` is in units. */
export function burstGold(bits: Particles, voice: ViewFeedback, { unit, x, y }: Lens, at: Point): void {
  voice.moment({ hold: 0.14, flash: '#ffe27a', zoom: 1.1, at: { x: x(at.x), y: y(at.y) }, quiet: 0.6 })
  const from = { x: at.x * unit, y: -at.y * unit, colours: GOLD }
  for (const speed of [220, 420, 640])
    bits.burst({
      ...from,
      count: 26,
      speed: speed * unit,
      size: 6 * unit,
      shape: 'spark',
      gravity: 60,
      life: 1.3,
    })
  for (const size of [20, 46])
    bits.burst({ ...from, count: 1, speed: 0, size: size * unit, shape: 'ring', gravity: 0, life: 0.7 })
}

const FIRE = ['#ff9a2a', '#ffd84a', '#ff5a3a']
const STRAW = ['#ffe09a', '#e0a94e', '#b97f34']

/** Sparks all round, and embers that rise; `at` is in units, here and below. */
export function burstFever(bits: Particles, voice: ViewFeedback, { unit, x, y }: Lens, at: Point): void {
  voice.moment({ hold: 0.1, flash: '#ff9a2a', zoom: 1.06, at: { x: x(at.x), y: y(at.y) }, quiet: 0.2 })
  const from = { x: at.x * unit, y: -at.y * unit, colours: FIRE, size: 6 * unit }
  bits.burst({ ...from, count: 36, speed: 420 * unit, shape: 'spark', gravity: 0 })
  bits.burst({ ...from, count: 24, speed: 170 * unit, shape: 'dot', gravity: -120, life: 1.2 })
}

/** A ring, and straw that floats down slowly, as the last egg breaks. */
export function burstEnd(bits: Particles, voice: ViewFeedback, { unit }: Lens, at: Point): void {
  voice.moment({ hold: 0.15, shade: '#2a0845', kick: { x: 0, y: 12 }, slow: 0.7, quiet: 1.2 })
  const from = { x: at.x * unit, y: -at.y * unit }
  bits.burst({
    ...from,
    count: 2,
    colours: ['#fff'],
    speed: 0,
    shape: 'ring',
    size: 26 * unit,
    gravity: 0,
    life: 0.5,
  })
  bits.burst({
    ...from,
    count: 14,
    colours: STRAW,
    speed: 60 * unit,
    size: 7 * unit,
    gravity: 24,
    life: 2.4,
  })
}
