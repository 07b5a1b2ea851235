/** Bits that fly: clippings behind the blades, leaves where it stops, soil from a molehill, confetti at the end. */
import { CONFETTI } from '../kit/palette.ts'
import type { Particles } from '../kit/particles.ts'
import type { Stage } from '../kit/stage.ts'
import { stepOf, type Garden } from './garden.ts'
import { middle, TURNS, type Layout } from './layout.ts'
import type { Passing } from './travel.ts'

const CLIPPINGS = ['#b9f04a', '#8fd02f', '#5fae22', '#d6f58a'] as const
const LEAVES = ['#1f8a3c', '#37a94c', '#55c25c', '#ff7ab8'] as const
const SOIL = ['#7a4520', '#a8693a', '#c98d57'] as const
const DUST = ['#fff', '#c3cbe8', '#76809f'] as const

export function burst(bits: Particles, passing: Passing, layout: Layout, garden: Garden, still: boolean): void {
  const { place, way } = passing
  const { tile } = layout
  const { x, y } = middle(layout, place)
  const back = TURNS[way] + Math.PI
  if (passing.kind === 'cut') {
    const up = still ? 0 : tile * 2.6
    bits.burst({ x, y, count: 6, colours: CLIPPINGS, speed: up, angle: back - 0.3, spread: 2, size: tile * 0.11, gravity: 260 })
    return
  }
  const beyond = garden[place + stepOf(garden, way)]
  const colours = passing.hill ? SOIL : beyond === 'o' ? DUST : LEAVES
  const front = { x: x + Math.cos(TURNS[way]) * tile * 0.5, y: y + Math.sin(TURNS[way]) * tile * 0.5 }
  bits.burst({
    ...(passing.hill ? { x, y } : front),
    count: passing.hill ? 18 : 8,
    colours,
    speed: tile * (passing.hill ? 4 : 2.4),
    ...(passing.hill ? {} : { angle: back, spread: 2.4 }),
    size: tile * 0.1,
    gravity: 360,
  })
}

/** From both sides of the frame into the middle. */
export function confetti(bits: Particles, { width, height }: Stage): void {
  for (const side of [0, 1])
    bits.burst({
      x: side * width,
      y: height * 0.62,
      count: 55,
      colours: CONFETTI,
      speed: Math.max(500, height * 1.15),
      angle: side ? -Math.PI * 0.66 : -Math.PI * 0.34,
      spread: 0.8,
      gravity: 640,
      life: 1.9,
      size: 9,
    })
}
