/** Paints gifts (boxes) and capsules (round), each with the symbol of its content. */
import { glow } from '../../kit/paint/backdrop.ts'
import { pathOf } from '../../kit/paint/brush.ts'
import { box, disc, glossy } from '../../kit/paint/glossy.ts'
import {
  BLUE,
  GREEN,
  LIME,
  ORANGE,
  PINK,
  RED,
  TEAL,
  VIOLET,
  YELLOW,
  type Tone,
} from '../../kit/paint/palette.ts'
import type { Help, Reward } from '../rules/state.ts'
import type { BakeSheet, PatternSheet } from './sheet.ts'

/** Tone and symbol of each, in hundredths of its size: filled if closed, otherwise stroked. */
export const SIGNS: Readonly<Record<Help | Reward, readonly [Tone, string]>> = {
  spread: [YELLOW, 'M-10 50L-55-35M0 50V-55M10 50L55-35'],
  beam: [BLUE, 'M20-62L-26 8L22-2L-18 62'],
  shield: [GREEN, 'M-46-46H46Q46 26 0 58Q-46 26-46-46H0V54'],
  slow: [VIOLET, 'M-52 0a52 52 0 1 0 104 0a52 52 0 1 0-104 0M0-30V0L22 12'],
  heart: [PINK, 'M0 56C-95-10-50-75 0-30C50-75 95-10 0 56z'],
  twin: [YELLOW, 'M-28 52V-50M-48-26L-28-52L-8-26M28 52V-50M8-26L28-52L48-26'],
  rapid: [ORANGE, 'M-42 2L0-44L42 2M-42 50L0 4L42 50'],
  pierce: [BLUE, 'M0 62V-58M-24-32L0-60L24-32M-20-2C-70 4-70 34 0 34S70 4 20-2'],
  homing: [RED, 'M-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0M0-64V-20M0 20V64M-64 0H-20M20 0H64'],
  sides: [LIME, 'M-12 0H-58M-38-22L-60 0L-38 22M12 0H58M38-22L60 0L38 22'],
  blast: [PINK, 'M0-66L16-22L60-32L30 6L52 48L8 30L-16 64L-20 24L-62 16L-28-8L-46-50L-8-28z'],
  guard: [TEAL, 'M-34-38A52 52 0 0 1 50 12M34 38A52 52 0 0 1-50-12M0 0V.1M46 36V36.1M-46-36V-36.1'],
  magnet: [VIOLET, 'M-40-54V8A40 40 0 0 0 40 8V-54M-58-28H-22M22-28H58'],
}

export const giftSheet = (
  bake: BakeSheet,
  sign: Help | Reward,
  r: number,
  isCapsule = false,
  strong = false,
): PatternSheet =>
  bake(`gift${sign}${r}${isCapsule}`, r * 4, r * 4, (pen) => {
    const [tone, path] = SIGNS[sign]
    glow(pen, 0, 0, r * 2, '255,255,255', 0.5)
    const shape = isCapsule ? disc(r * 1.12) : box(r * 2, r * 2, r * 0.7)
    glossy(pen, shape, r, tone)
    pen.fillStyle = pen.strokeStyle = '#fff'
    pen.lineWidth = r * 0.14
    pen.stroke(shape)
    pen.shadowColor = 'rgba(20,0,40,.7)'
    pen.shadowBlur = r * 0.3
    pen.lineCap = pen.lineJoin = 'round'
    pen.lineWidth = r * 0.2
    if (strong) {
      pen.fillStyle = '#1f0d2e'
      pen.fill(disc(r * 0.98))
      pen.fillStyle = '#fff'
      pen.scale(1.3, 1.3)
    }
    if (path.endsWith('z')) pen.fill(pathOf(path, r))
    else pen.stroke(pathOf(path, r))
  })
