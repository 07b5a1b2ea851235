/** Paints the hen and her coop. */
import { blot, dots, fillPath, line, strokePath } from '../../kit/paint/brush.ts'
import { disc, glossy, oval } from '../../kit/paint/glossy.ts'
import { INK, ORANGE, YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Layout } from './layout.ts'
import type { Wardrobe } from './looks.ts'

export type HenMood = 'calm' | 'glad' | 'worried' | 'shocked'

interface HenLook {
  readonly x: number
  /** y of the edge of her nest. */
  readonly y: number
  readonly size: number
  readonly mood: HenMood
  /** Positive when she sits up, negative when she presses. */
  readonly stretch: number
  /** How far her wings are raised, 0 to 1. */
  readonly wings: number
  readonly blink: boolean
}

/** A small house with a round door. */
export function drawCoop(
  pen: Pen,
  { bake, palette: { coop: tone, wood } }: Wardrobe,
  { top: { x, y }, hen: size }: Pick<Layout, 'top' | 'hen'>,
): void {
  const coop = bake(`coop${size}`, size * 5, size * 5, (pen) => {
    pen.scale(size / 40, size / 40)
    pen.translate(0, 52)
    const house = new Path2D('M-66 26V-62L0-122 66-62V26z')
    glossy(pen, house, 80, tone, { shadow: 0.3, shine: 0.2 })
    pen.save()
    pen.clip(house)
    pen.fillStyle = `${tone.deep}44`
    for (let i = -60; i < 70; i += 15) pen.fillRect(i, -120, 2, 150)
    fillPath(pen, 'M-46 30V-50A46 52 0 0 1 46-50V30z', '#3d1420')
    pen.strokeStyle = '#ffe9cf'
    pen.lineWidth = 5
    pen.stroke(new Path2D('M-48 30V-50A48 54 0 0 1 48-50V30'))
    pen.restore()
    strokePath(pen, 'M-80-54L0-124 80-54', wood.deep, 18)
    strokePath(pen, 'M-80-56L0-126 80-56', wood.light, 10)
  })
  stamp(pen, coop, x, y - size * 1.3)
}

const BODY = 'M0-50C24-50 27-28 32-10 44 22 30 44 0 44-30 44-44 22-32-10-27-28-24-50 0-50z'

export function drawHen(pen: Pen, { bake, palette }: Wardrobe, look: HenLook): void {
  const { x, y, size, mood, stretch, wings, blink } = look
  const body = bake('hen', 160, 170, (pen) => {
    for (const [cx, cy, r] of [
      [-11, -52, 8],
      [0, -58, 10],
      [11, -52, 8],
    ] as const) {
      pen.save()
      pen.translate(cx, cy)
      glossy(pen, disc(r), r, palette.comb, { shadow: 0 })
      pen.restore()
    }
    glossy(pen, new Path2D(BODY), 46, palette.hen, { shadow: 0.5, shine: 0.4 })
    dots(pen, '#ff5d8f66', [-22, -14, 5], [22, -14, 5])
    blot(pen, palette.comb.true, 0, 2, 5, 8)
    for (const [shape, tone] of palette.hat ?? [])
      glossy(pen, new Path2D(shape), 62, tone, { shadow: 0, shine: 0.4 })
  })
  const wing = bake('wing', 60, 70, (pen) =>
    glossy(pen, oval(13, 23), 22, palette.hen, { shadow: 0.4, shine: 0.3 }),
  )
  const nest = bake('nest', 170, 70, (pen) => {
    blot(pen, '#8a5a1c', 0, 4, 62, 17)
    pen.lineCap = 'round'
    pen.lineWidth = 4
    for (let i = 0; i < 46; i++) {
      const far = 20 + ((i * 37) % 44)
      const [x, y] = [Math.cos(i * 2.4) * far, 4 + Math.sin(i * 2.4) * 9]
      pen.strokeStyle = i & 1 ? '#ffe08a' : i & 2 ? '#f3bf4e' : '#c98a2c'
      line(pen, x, y, x + 16 * Math.cos(i), y + 7 * Math.sin(i * 3))
    }
  })
  const scale = size / 40
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  pen.save()
  pen.translate(0, 4)
  pen.scale(1 - stretch, 1 + stretch)
  stamp(pen, body, 0, -36)
  // Not cached: a sprite per mood would have to be painted during play.
  drawHenFace(pen, mood, blink)
  for (const side of [-1, 1])
    stamp(
      pen,
      wing,
      side * (33 + wings * 8),
      -26 - wings * 14,
      side,
      1,
      (0.25 + wings * 1.5) * (side < 0 ? 1 : -1),
    )
  pen.restore()
  stamp(pen, nest, 0, 0)
  pen.restore()
}

/** Strokes of the eyes or eyebrows. */
const EYES: Readonly<Record<HenMood, string>> = {
  calm: '',
  glad: 'M-19-52q6-8 12 0M7-52q6-8 12 0',
  worried: 'M-21-66l11-5M21-66l-11-5',
  shocked: 'M-21-70l10-1M21-70l-10-1',
}

function drawHenFace(pen: Pen, mood: HenMood, blink: boolean): void {
  if (blink) strokePath(pen, 'M-18-54h10M8-54h10', INK, 3.4)
  else if (mood !== 'glad')
    for (const side of [-13, 13]) {
      dots(pen, INK, [side, -55, mood === 'shocked' ? 6.6 : 5])
      dots(pen, '#fff', [side + 1.6, -57.5, 1.9])
    }
  if (EYES[mood] && !blink) strokePath(pen, EYES[mood], INK, 3.4)
  if (mood === 'shocked' || mood === 'glad') fillPath(pen, 'M-9-47Q0-28 9-47z', ORANGE.deep)
  fillPath(pen, 'M-10-46Q0-58 10-46 0-38-10-46z', YELLOW.true)
}
