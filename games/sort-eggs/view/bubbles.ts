/** Draws the hen's thought and speech bubbles. */
import { dots } from '../../kit/paint/brush.ts'
import { FONT, letter } from '../../kit/paint/lettering.ts'
import { INK } from '../../kit/paint/palette.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Thought } from '../rules.ts'
import { drawEgg } from './eggs.ts'
import { foxSprite } from './fox.ts'
import type { Wardrobe } from './looks.ts'

/** Shows the next egg, a question mark in fog, or at night the twists of tomorrow. */
export function drawThought(
  pen: Pen,
  wardrobe: Wardrobe,
  x: number,
  y: number,
  size: number,
  thought: Thought | 'a fox' | 'fog',
): void {
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
  if (thought === 'fog') letter(pen, '?', x, y + size * 0.1, size * 1.1, { fill: '#7f8fb0' })
  else if (thought === 'a fox') stamp(pen, foxSprite(wardrobe.bake), x, y + size * 0.1, size / 90)
  else drawEgg(pen, wardrobe, { ...thought, mood: 'calm', x, y, size: size * 0.6 })
}

/** A bubble with its tail to the right, towards the hen. */
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
