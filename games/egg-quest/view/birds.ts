/** Paints Mother hen and her chicks. */
import { fillPath, pathOf } from '../../kit/paint/brush.ts'
import { disc, glossy, oval } from '../../kit/paint/glossy.ts'
import { CREAM, ORANGE, RED, YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { drawEdged, drawLines } from './lines.ts'

/** Colour of eyes and mouths. */
export const INK = '#3a1d10'

export function paintChickHead(pen: Pen, r: number): void {
  glossy(pen, disc(r), r, YELLOW, { shadow: 0, shine: 0.7 })
  drawLines(pen, r, 'M-36-5h0M36-5h0', INK, 0.28)
  drawLines(pen, r, 'M-32-10h0M40-10h0', '#fff', 0.1)
  fillPath(pen, pathOf('M-20 12H20L0 42', r), ORANGE.true)
}

/** A chick wearing half a shell as a hat. */
export const chickBody = (bake: Bake, size: number): Sprite =>
  bake(`chick${size | 0}`, size * 3.4, size * 4, (pen) => {
    paintChickHead(pen, size)
    drawEdged(
      pen,
      size,
      'M-80-42L-53-20L-26-46L0-20L26-46L53-20L80-46C70-150-70-150-80-42z',
      '#fff4e0',
      CREAM.deep,
      0.07,
    )
  })

export const chickWing = (bake: Bake, size: number): Sprite =>
  bake(`chickwing${size | 0}`, size * 1.8, size * 1.4, (pen) =>
    glossy(pen, oval(size * 0.55, size * 0.3), size * 0.4, YELLOW, { shadow: 0, shine: 0.5 }),
  )

export function drawChick(pen: Pen, bake: Bake, x: number, y: number, size: number, beat: number): void {
  const wing = chickWing(bake, size)
  for (const side of [-1, 1])
    stamp(pen, wing, x + side * size * 0.98, y + size * 0.1, side, 1, side * (beat * 0.7 - 0.1))
  stamp(pen, chickBody(bake, size), x, y)
}

interface HenPose {
  readonly x: number
  /** Ground level at her feet. */
  readonly y: number
  /** Body radius in pixels. */
  readonly size: number
  /** 1 is up. */
  readonly wing?: number
  /** Head tilted up, 0 to 1. */
  readonly up?: number
  readonly blink?: boolean
}

export function drawHen(
  pen: Pen,
  bake: Bake,
  { x, y, size, wing = 0, up = 0, blink = false }: HenPose,
): void {
  const body = bake(`hen${size | 0}`, size * 4, size * 4, (pen) => paintHen(pen, size))
  const head = bake(`head${blink}${size | 0}`, size * 3, size * 3, (pen) => paintHead(pen, size, blink))
  const feather = bake(`wing${size | 0}`, size * 2.6, size * 2, (pen) => {
    drawEdged(
      pen,
      size,
      'M50-10Q40 46-20 42Q-50 40-86 10Q-60 6-56-6Q-10-36 50-10',
      '#f6e2c4',
      '#c9a06b',
      0.05,
    )
  })
  const middle = y - size * 1.16
  stamp(pen, body, x, middle)
  stamp(pen, head, x + size * 0.62, middle - size * 0.78, 1, 1, -up * 0.35)
  stamp(pen, feather, x - size * 0.1, middle + size * 0.06, 1, 1 - wing * 0.5, wing * 0.7)
}

function paintHen(pen: Pen, r: number): void {
  const legs = 'M-16 70V114L6 116M-16 114L-30 117M22 70V114L44 116M22 114L8 117'
  drawLines(pen, r, legs, ORANGE.deep, 0.09)
  // Tail feathers.
  drawLines(pen, r, 'M-70-20L-150-30M-70-20L-118-96', '#e9d0ad', 0.42)
  drawLines(pen, r, 'M-70-20L-144-70', '#fff6e6', 0.42)
  const body = 'M-98-30C-110 50-60 86 0 86C80 86 106 30 98-50C80-100 30-90 14-42C-20-6-60-10-98-30'
  glossy(pen, pathOf(body, r), r, CREAM, { shadow: 0.5, shine: 0.4 })
}

function paintHead(pen: Pen, r: number, blink: boolean): void {
  drawLines(pen, r, 'M-22-44h0M0-54h0M22-46h0M36 42v4', RED.true, 0.36)
  drawEdged(pen, r, 'M34-9Q61-2 66 9Q50 22 34 20z', ORANGE.true, ORANGE.deep, 0.04)
  glossy(pen, disc(r * 0.46), r * 0.46, CREAM, { shadow: 0, shine: 0.5 })
  drawLines(pen, r, 'M-4 18h4', '#ff5d8f66', 0.18)
  if (blink) drawLines(pen, r, 'M4-6Q14 4 24-6', INK, 0.06)
  else {
    // A zero-length line draws a dot, but not if it is the only subpath: hence the length of 1.
    drawLines(pen, r, 'M14-6h1', INK, 0.2)
    drawLines(pen, r, 'M17-10h1', '#fff', 0.08)
  }
  // Her scarf.
  drawLines(pen, r, 'M-42 34Q2 62 40 32', '#2f8ff0', 0.2)
}
