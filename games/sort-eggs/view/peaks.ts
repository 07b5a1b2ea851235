/** Celebrates the peaks of a round. */
import type { Floats } from '../../kit/paint/floats.ts'
import type { Particles } from '../../kit/paint/particles.ts'
import type { Point, ViewFeedback } from '../../kit/view.ts'
import type { Day } from '../rules.ts'
import { pointAt, type Layout } from './layout.ts'

const GOLD = ['#fff2a0', '#ffd21f', '#fff']
/** Radians. */
const UP = -1.57

/** A fountain, light and a title of its own: the peak of a day. */
export function celebrateGold(
  bits: Particles,
  words: Pick<Floats, 'add'>,
  moment: ViewFeedback['moment'],
  at: Point,
  middle: number,
  size: number,
): void {
  moment({ hold: 0.12, flash: '#ffd21f', zoom: 1.08, at, quiet: 0.5 })
  words.add({ text: 'Golden egg!', x: middle, y: at.y - size * 6, size: 40, fill: '#ffe27a', kind: 'title' })
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

/** Ticks between two sparks. */
const TRAIL = 3

/** Sparks along the way of a golden egg. */
export function trail(bits: Particles, { eggs, tick }: Day, layout: Layout): void {
  if (tick % TRAIL) return
  for (const { place, at, form } of eggs)
    if (form === 'golden')
      bits.burst({
        ...pointAt(layout, place, at),
        count: 1,
        colours: GOLD,
        speed: 50,
        size: layout.egg * 0.2,
        life: 0.7,
        shape: 'spark',
      })
}
