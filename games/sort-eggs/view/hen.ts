/** The hen in her coop: she lays, worries, rejoices and says so. Drawn in units of her size. */
import { disc, glossy, oval } from '../../kit/paint/glossy.ts'
import { FONT } from '../../kit/paint/lettering.ts'
import { CREAM, INK, ORANGE, RED, YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { dots, ink, outline } from './brush.ts'
import { drawEgg } from './eggs.ts'
import type { Layout } from './layout.ts'
import type { Kind } from '../rules.ts'

export type HenMood = 'calm' | 'glad' | 'worried' | 'shocked'

export interface HenLook {
  readonly x: number
  /** The height of her nest's edge. */
  readonly y: number
  readonly size: number
  readonly mood: HenMood
  /** Above 0 she sits up, below she presses. */
  readonly stretch: number
  /** 0 to 1: how far her wings are up. */
  readonly wings: number
  readonly blink: boolean
}

/** A small red house with a round door. */
export function drawCoop(pen: Pen, bake: Bake, { top: { x, y }, hen: size }: Layout): void {
  const coop = bake(`coop${size}`, size * 5, size * 5, (pen) => {
    pen.scale(size / 40, size / 40)
    pen.translate(0, 52)
    const house = outline('M-66 26V-62L0-122 66-62V26z')
    glossy(pen, house, 80, RED, { shadow: 0.3, shine: 0.2 })
    pen.save()
    pen.clip(house)
    pen.fillStyle = '#7d102b44'
    for (let i = -60; i < 70; i += 15) pen.fillRect(i, -120, 2, 150)
    ink(pen, '#3d1420', 'M-46 30V-50A46 52 0 0 1 46-50V30z')
    pen.strokeStyle = '#ffe9cf'
    pen.lineWidth = 5
    pen.stroke(outline('M-48 30V-50A48 54 0 0 1 48-50V30'))
    pen.restore()
    pen.lineCap = pen.lineJoin = 'round'
    for (const [width, colour, up] of [
      [18, '#5c2a10', 0],
      [10, '#ffc98a', 2],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.stroke(outline(`M-80 ${-54 - up}L0 ${-124 - up} 80 ${-54 - up}`))
    }
  })
  stamp(pen, coop, x, y - size * 1.3)
}

export function drawHen(pen: Pen, bake: Bake, look: HenLook): void {
  const { x, y, size, mood, stretch, wings, blink } = look
  const body = bake('hen', 160, 170, (pen) => {
    for (const [cx, cy, r] of [
      [-11, -52, 8],
      [0, -58, 10],
      [11, -52, 8],
    ] as const) {
      pen.save()
      pen.translate(cx, cy)
      glossy(pen, disc(r), r, RED, { shadow: 0 })
      pen.restore()
    }
    glossy(
      pen,
      outline('M0-50C24-50 27-28 32-10 44 22 30 44 0 44-30 44-44 22-32-10-27-28-24-50 0-50z'),
      46,
      CREAM,
      {
        shadow: 0.5,
        shine: 0.4,
      },
    )
    dots(pen, '#ff5d8f66', [-22, -14, 5], [22, -14, 5])
    pen.fillStyle = RED.true
    pen.beginPath()
    pen.ellipse(0, 2, 5, 8, 0, 0, 7)
    pen.fill()
  })
  const wing = bake('wing', 60, 70, (pen) =>
    glossy(pen, oval(13, 23), 22, CREAM, { shadow: 0.4, shine: 0.3 }),
  )
  const nest = bake('nest', 170, 70, (pen) => {
    pen.fillStyle = '#8a5a1c'
    pen.beginPath()
    pen.ellipse(0, 4, 62, 17, 0, 0, 7)
    pen.fill()
    pen.lineCap = 'round'
    pen.lineWidth = 4
    for (let i = 0; i < 46; i++) {
      const far = 20 + ((i * 37) % 44)
      const [x, y] = [Math.cos(i * 2.4) * far, 4 + Math.sin(i * 2.4) * 9]
      pen.strokeStyle = i & 1 ? '#ffe08a' : i & 2 ? '#f3bf4e' : '#c98a2c'
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x + 16 * Math.cos(i), y + 7 * Math.sin(i * 3))
      pen.stroke()
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
  // Drawn as she feels: a picture for each mood would have to be baked in the midst of play.
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

const EYES: Readonly<Record<HenMood, string>> = {
  calm: '',
  glad: 'M-19-52q6-8 12 0M7-52q6-8 12 0',
  worried: 'M-21-66l11-5M21-66l-11-5',
  shocked: 'M-21-70l10-1M21-70l-10-1',
}

function drawHenFace(pen: Pen, mood: HenMood, blink: boolean): void {
  pen.fillStyle = pen.strokeStyle = INK
  pen.lineWidth = 3.4
  pen.lineCap = 'round'
  if (blink) pen.stroke(outline('M-18-54h10M8-54h10'))
  else if (mood !== 'glad')
    for (const side of [-13, 13]) {
      dots(pen, INK, [side, -55, mood === 'shocked' ? 6.6 : 5])
      dots(pen, '#fff', [side + 1.6, -57.5, 1.9])
    }
  if (EYES[mood] && !blink) pen.stroke(outline(EYES[mood]))
  if (mood === 'shocked' || mood === 'glad') ink(pen, ORANGE.deep, 'M-9-47Q0-28 9-47z')
  ink(pen, YELLOW.true, 'M-10-46Q0-58 10-46 0-38-10-46z')
}

/** What she thinks of: the next egg. */
export function drawThought(
  pen: Pen,
  bake: Bake,
  x: number,
  y: number,
  size: number,
  kind: Kind,
  golden: boolean,
) {
  const puff = (far: number, down: number, r: number) => [x + far * size, y + down * size, r * size] as const
  dots(
    pen,
    '#fffdf4',
    puff(-1.3, 0.95, 0.12),
    puff(-0.95, 0.72, 0.2),
    puff(0, 0, 0.78),
    puff(-0.5, 0.3, 0.42),
    puff(0.5, 0.3, 0.42),
  )
  drawEgg(pen, bake, { kind, golden, mood: 'calm', x, y, size: size * 0.6 })
}

/** A bubble whose tail points to the right, where she sits. */
export function drawSpeech(pen: Pen, text: string, x: number, y: number, size: number, alpha: number): void {
  pen.globalAlpha = alpha
  pen.font = `800 ${size}px ${FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const wide = pen.measureText(text).width + size * 1.2
  const left = Math.max(4, x - wide)
  pen.fillStyle = '#fffdf4'
  pen.beginPath()
  pen.roundRect(left, y - size, wide, size * 2, size)
  pen.moveTo(left + wide - size * 0.9, y)
  pen.lineTo(left + wide + size * 0.7, y - size * 1.2)
  pen.lineTo(left + wide - size * 0.2, y + size * 0.2)
  pen.fill()
  pen.fillStyle = INK
  pen.fillText(text, left + wide / 2, y + size * 0.06)
  pen.globalAlpha = 1
}
