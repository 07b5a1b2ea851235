/** Draws pots with faces. In units. */
import { blot, fillPath, shaded, strokePath } from '../../kit/paint/brush.ts'
import { face, type Mood } from '../../kit/paint/glossy.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

/** Rim and foot, relative to the centre of the tile. */
export const RIM = -22
export const FOOT = 36

const BODY = 'M-31-10H31L24 29Q23 36 16 36H-16Q-23 36-24 29z'
const COLLAR = 'M-30-24H30Q37-24 37-17V-13Q37-7 30-7H-30Q-37-7-37-13V-17Q-37-24-30-24z'

export function drawPot(pen: Pen, mood: Mood, { clay, pattern }: Palette): void {
  fillPath(pen, BODY, shaded(pen, [-26, -10], [30, 30], clay))
  fillPath(pen, 'M-31-8H31L30-1H-30z', 'rgba(90,26,4,.38)')
  fillPath(pen, 'M-25 2-21 28Q-20 33-16 33L-19 4z', 'rgba(255,255,255,.28)')
  blot(pen, '#4a2a12', 0, -22, 30, 6)
  fillPath(pen, COLLAR, shaded(pen, [-30, -26], [30, -4], clay))
  if (pattern) strokePath(pen, ...pattern, 3.5)
  // Lost pots are greyed.
  if (mood === 'sad') for (const part of [BODY, COLLAR]) fillPath(pen, part, 'rgba(104,84,88,.5)')
  strokePath(pen, 'M-27-19H14', 'rgba(255,255,255,.55)', 4.5)
  for (const side of [-1, 1]) blot(pen, 'rgba(255,70,120,.4)', side * 18, 16, 5, 3.4)
  pen.save()
  pen.translate(0, 7)
  face(pen, 34, '#4d1706', mood)
  pen.restore()
}

export function drawShadow(pen: Pen): void {
  for (const size of [40, 34, 28]) blot(pen, 'rgba(30,30,60,.17)', 0, 0, size, size * 0.36)
}

/** The badge of a lost pot, so that colour is not the only cue. */
export function drawMark(pen: Pen): void {
  blot(pen, '#fff', 0, 0, 15)
  blot(pen, '#d6324f', 0, 0, 12.5)
  strokePath(pen, 'M-5-5 5 5M5-5-5 5', '#fff', 4.5)
}
