/** Draws the card and the preview: eggs rolling down the chutes into three baskets at dusk. */
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import type { Poster } from '../../kit/art/sheet.ts'
import { basketBack, basketFront } from '../view/baskets.ts'
import { drawChick } from '../view/chicks.ts'
import { drawFlow, drawWood } from '../view/chutes.ts'
import { drawEgg, plain } from '../view/eggs.ts'
import { drawGate } from '../view/gates.ts'
import type { Layout } from '../view/layout.ts'
import { paletteOf } from '../view/looks.ts'
import type { Gate } from '../rules/state.ts'

const GATES: readonly Gate[] = [
  { place: 1, way: 0 },
  { place: 2, way: 1 },
]

const LAYOUT: Layout = {
  top: { x: 240, y: -30 },
  row: 62,
  egg: 25,
  basket: 146,
  hen: 40,
  rim: 196,
  ground: 300,
  bare: false,
  spots: new Map([
    [1, { x: 240, y: 40 }],
    [2, { x: 168, y: 98 }],
    [3, { x: 392, y: 102 }],
    [4, { x: 86, y: 160 }],
    [5, { x: 240, y: 160 }],
  ]),
}

/** Baskets of stripes, spots and zigzags. */
const BASKETS = [
  { x: 86, kind: 0 },
  { x: 240, kind: 2 },
  { x: 394, kind: 1 },
] as const

/** Positions of the heaped eggs around the middle of a basket. */
const HEAP = [
  { x: 42, y: -30, size: 35, turn: 0.28 },
  { x: -40, y: -31, size: 36, turn: -0.26 },
  { x: 0, y: -41, size: 45, turn: -0.06 },
] as const

export const poster: Poster = ({ pen, left, right, bake, sparkle, title }) => {
  const wardrobe = { bake, palette: paletteOf('') }
  const area = { x: left, y: 0, width: right - left, height: 360 }
  sky(pen, area, ['#4a2aa8', '#8d55e2', '#ff9fd0', '#ffd6a0'])
  glow(pen, 240, 150, 250, '255,244,214', 0.8)
  hills(pen, area, '#7a49b8', 226, 14)
  hills(pen, area, '#4f2a93', 268, 10, 3)
  sparkle([40, 44, 9], [448, 50, 10], [-60, 90, 9], [540, 80, 10], [330, 26, 6], [130, 22, 6])
  drawWood(pen, wardrobe.palette.wood, LAYOUT, GATES)
  drawFlow(pen, LAYOUT, GATES, 0.3)
  for (const { place, way } of GATES) {
    const { x, y } = LAYOUT.spots.get(place) ?? LAYOUT.top
    drawGate(pen, bake, x, y, LAYOUT.egg, way * 2 - 1)
  }
  drawEgg(pen, wardrobe, {
    ...plain(0),
    mood: 'wow',
    x: 212,
    y: 38,
    size: 37,
    turn: 0.34,
    gaze: -0.6,
  })
  drawEgg(pen, wardrobe, {
    ...plain(1),
    mood: 'glad',
    x: 346,
    y: 66,
    size: 36,
    turn: -0.4,
    gaze: 0.7,
  })
  for (const { x, kind } of BASKETS) {
    const scale = LAYOUT.basket / 128
    stamp(pen, basketBack(wardrobe), x, LAYOUT.rim, scale)
    for (const seat of HEAP)
      drawEgg(pen, wardrobe, {
        ...seat,
        ...plain(kind),
        mood: 'glad',
        x: x + seat.x,
        y: LAYOUT.rim + seat.y,
      })
    stamp(pen, basketFront(wardrobe, kind), x, LAYOUT.rim, scale)
  }
  for (const x of [-70, 548]) drawChick(pen, wardrobe, x, 270, 30, 0.08)
  title('Sort Eggs', { size: 80, y: 310 })
}
