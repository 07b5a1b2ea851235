/** Emits the mower's particles: clippings, hedge leaves, soil from a molehill, confetti at the end. */
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { STEPS } from '../../kit/rules/ways.ts'
import { stepOf, type Garden } from '../rules/garden.ts'
import { middleOf, TURNS, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import type { TravelEvent } from './travel.ts'

const SOIL = ['#7a4520', '#a8693a', '#c98d57'] as const
const DUST = ['#fff', '#c3cbe8', '#76809f'] as const
const SPLASH = ['#fff', '#9fe4ff', '#26a8f0'] as const

export function createEffects(
  { pen, width, height }: Stage,
  layout: Layout,
  { long, stripes, hedge }: Palette,
) {
  const clippings = [...long.slice(2), stripes.right[0]]
  const leaves = [...hedge.leaves.slice(1), hedge.petals[1] ?? '#fff']
  const bits = particles(300)
  const { cell: tile } = layout

  return {
    show({ kind, place, way, sign }: TravelEvent, garden: Garden, still: boolean): void {
      const { x, y } = middleOf(layout, place)
      const [stepX, stepY] = STEPS[way]
      const isSoft = sign === 'm' || sign === 'w'
      const hits = kind === 'stop' && !isSoft ? tile * 0.5 : 0
      const isBurst = kind !== 'cut' && !hits
      const beyond = garden[place + stepOf(garden, way)] ?? ''
      const hit = kind === 'turn' ? (sign === '=' ? SPLASH : CONFETTI) : beyond === '.' ? DUST : leaves
      bits.burst({
        x: x + stepX * hits,
        y: y + stepY * hits,
        count: kind === 'cut' ? 6 : hits ? 8 : 18,
        colours: kind === 'cut' ? clippings : isSoft ? SOIL : hit,
        speed: still ? 0 : tile * (isBurst ? 4 : 2.5),
        angle: TURNS[way] + Math.PI,
        spread: isBurst ? 6 : 2.2,
        size: tile * 0.11,
        gravity: 300,
      })
    },
    /** Fires confetti from both sides of the frame into the middle. */
    celebrate(): void {
      for (const side of [0, 1])
        bits.burst({
          x: side * width,
          y: height * 0.62,
          count: 55,
          colours: CONFETTI,
          speed: Math.max(500, height * 1.15),
          angle: -Math.PI * (0.34 + side * 0.32),
          spread: 0.8,
          gravity: 640,
          life: 1.9,
          size: 9,
        })
    },
    draw: (delta: number, still: boolean): void => bits.draw(pen, delta, still),
    get isMoving() {
      return bits.isMoving
    },
  }
}
