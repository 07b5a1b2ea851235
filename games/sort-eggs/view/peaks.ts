/** Bursts of particles at the peaks of a round. */
import type { Particles } from '../../kit/paint/particles.ts'
import type { Point } from '../../kit/view.ts'

const GOLD = ['#fff2a0', '#ffd21f', '#fff']
/** Radians. */
const UP = -1.57

/** A fountain from the basket of a golden egg. */
export function burstGold(bits: Particles, at: Point, size: number): void {
  for (const [speed, count] of [
    [520, 40],
    [300, 30],
  ] as const)
    bits.burst({ ...at, count, colours: GOLD, speed, angle: UP, spread: 1.1, size: size * 0.3, life: 1.6 })
}

/** Sparks around the hen: the best score is beaten. */
export const burstRecord = (bits: Particles, x: number, y: number, egg: number) =>
  bits.burst({
    x,
    y,
    count: 30,
    colours: ['#8ff4ff', '#fff'],
    speed: 300,
    size: egg * 0.3,
    life: 1.2,
    shape: 'spark',
  })
