/** Draws the defender: a white cell with pods and a cannon that turn with the field, and an upright face. */
import { glow } from '../../kit/paint/backdrop.ts'
import { blot, fillPath, ring } from '../../kit/paint/brush.ts'
import { box, disc, glossy, star } from '../../kit/paint/glossy.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'
import { print, type BakeSheet } from './sheet.ts'

export type DefenderMood = 'glad' | 'blink' | 'wow' | 'sad'

export interface Pose {
  readonly x: number
  readonly y: number
  /** Body radius in CSS pixels. */
  readonly size: number
  /** Direction of the cannon in radians; 0 is up. */
  readonly turn: number
  readonly lean: number
  /** 0 at rest, 1 right after a volley. */
  readonly recoil: number
  /** Positive is tall and slim, negative short and wide. */
  readonly stretch: number
  readonly mood: DefenderMood
  readonly shield: boolean
  readonly barrels: number
  /** Extra size in a surge. */
  readonly swell: number
  /** Ticks left of a surge. */
  readonly surge: number
  readonly time: number
}

/** `isLit` adds a glow; the faint ghost has none. */
export function drawDefender(pen: Pen, bake: BakeSheet, palette: Palette, pose: Pose, isLit = true): void {
  const { x, y, size: r, turn, lean, recoil, stretch, mood, shield, barrels, time, swell, surge } = pose
  const gear = bake(`gear${barrels}`, r * 4, r * 4, (pen) => paintGear(pen, r, palette, barrels))
  const body = bake(`body${mood}`, r * 3.4, r * 3.4, (pen) => paintBody(pen, r, palette, mood))
  if (isLit)
    print(
      pen,
      bake('light', r * 5, r * 5, (pen) => paintLight(pen, r)),
      x,
      y,
    )
  pen.save()
  pen.translate(x, y)
  if (surge) {
    pen.scale(swell, swell)
    // Pulses slowly before it ends.
    const aura = bake('aura', r * 6, r * 6, (pen) => paintAura(pen, r))
    print(pen, aura, 0, 0, surge < 80 ? 0.9 + 0.15 * Math.cos(surge * 0.25) : 1.05, undefined, time * 1.5)
  }
  pen.rotate(lean)
  print(pen, gear, Math.sin(turn) * -recoil * r * 0.2, Math.cos(turn) * recoil * r * 0.2, 1, 1, turn)
  print(pen, body, 0, 0, 1 - stretch, 1 + stretch)
  pen.restore()
  if (!shield) return
  const bubble = bake('bubble', r * 4.4, r * 4.4, (pen) => paintBubble(pen, r))
  print(pen, bubble, x, y, 1 + Math.sin(time * 5) * 0.025)
}

const paintLight = (pen: Pen, r: number) => glow(pen, 0, 0, r * 2.4, '255,255,255', 0.55)

export function paintGuard(pen: Pen, r: number, { body, rim }: Palette): void {
  glossy(pen, disc(r), r, body)
  for (const part of [1, 0.4]) ring(pen, rim, 0, 0, r * part, r * 0.18)
}

function paintAura(pen: Pen, r: number): void {
  glow(pen, 0, 0, r * 2.8, '255,210,31', 0.8)
  fillPath(pen, star(r * 2.3, 12, 0.66), '#ffd21f')
  fillPath(pen, star(r * 1.9, 12, 0.7), '#fff2a0')
}

export function paintGear(pen: Pen, r: number, { gear }: Palette, barrels: number): void {
  for (const side of [-1, 1]) {
    pen.save()
    pen.translate(side * r * 1.05, r * 0.12)
    glossy(pen, disc(r * 0.44), r * 0.44, gear, { shadow: 0.5 })
    pen.restore()
  }
  const wide = r * Math.min(1.5, 0.42 + 0.2 * (barrels - 1))
  pen.fillStyle = gear.deep
  pen.translate(0, -r * 1.05)
  pen.fill(box(wide * 0.7, r * 0.7, r * 0.1))
  pen.translate(0, -r * 0.29)
  glossy(pen, box(wide + r * 0.36, r * 0.36, r * 0.17), r * 0.3, gear, { shadow: 0.4 })
}

export function paintBody(pen: Pen, r: number, palette: Palette, mood: DefenderMood): void {
  glossy(pen, disc(r), r, palette.body, { shadow: 0.7 })
  palette.paint?.(pen, r)
  pen.strokeStyle = palette.rim
  pen.lineWidth = r * 0.06
  pen.stroke(disc(r))
  for (const side of [-1, 1]) blot(pen, palette.cheeks, side * r * 0.56, r * 0.28, r * 0.15, r * 0.1)
  paintFace(pen, r, palette, mood)
}

function paintFace(pen: Pen, r: number, { eye, glint, mouth }: Palette, mood: DefenderMood): void {
  pen.strokeStyle = mouth
  for (const side of [-1, 1]) {
    const x = side * r * 0.33
    blot(pen, eye, x, r * 0.06, r * 0.11, r * (mood === 'blink' ? 0.03 : 0.17))
    if (mood !== 'blink') blot(pen, glint, x + r * 0.03, 0, r * 0.05)
  }
  pen.lineWidth = r * 0.08
  pen.lineCap = 'round'
  pen.beginPath()
  if (mood === 'wow') pen.arc(0, r * 0.42, r * 0.1, 0, Math.PI * 2)
  else if (mood === 'sad') pen.arc(0, r * 0.56, r * 0.17, Math.PI + 0.35, -0.35)
  else pen.arc(0, r * 0.24, r * 0.19, 0.25, Math.PI - 0.25)
  pen.stroke()
}

function paintBubble(pen: Pen, r: number): void {
  glow(pen, 0, 0, r * 1.9, '143,244,255', 0.3)
  ring(pen, '#8ff4ff', 0, 0, r * 1.7, r * 0.13)
  pen.strokeStyle = '#fff'
  pen.lineCap = 'round'
  pen.lineWidth = r * 0.16
  pen.beginPath()
  pen.arc(0, 0, r * 1.7, 3.6, 4.4)
  pen.stroke()
}
