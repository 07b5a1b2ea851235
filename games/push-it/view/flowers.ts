/** Draws flowers: in bud until their pot is on a bed, wilted if it can never get there. In units. */
import { blot, strokePath } from '../../kit/paint/brush.ts'
import { BLUE, ORANGE, PINK, RED, VIOLET, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Flower } from '../words/flowers.ts'
import { drawLeaf } from './leaf.ts'
import type { Palette } from './looks.ts'

export interface FlowerArt {
  readonly tone: Tone
  readonly petals: number
  /** A petal's width as a fraction of its length. */
  readonly wide: number
  /** Radius and tone of the middle. */
  readonly heart: readonly [radius: number, tone: Tone]
  /** Replaces the middle where signs are strong. */
  readonly sign: string
}

const DARK: Tone = { light: '#7a5a6a', true: '#3a1a2a', deep: '#1a0810' }

export const FLOWER_ART: Readonly<Record<Flower, FlowerArt>> = {
  rose: { tone: PINK, petals: 8, wide: 0.62, heart: [5, PINK], sign: 'M-11-6H11V6H-11z' },
  cornflower: { tone: BLUE, petals: 6, wide: 0.3, heart: [8, YELLOW], sign: 'M-10-10 10 10M10-10-10 10' },
  sunflower: { tone: YELLOW, petals: 13, wide: 0.36, heart: [15, DARK], sign: 'M0-12 12 9H-12z' },
  poppy: { tone: RED, petals: 4, wide: 1, heart: [9, DARK], sign: 'M0-10V10M-10 0H10' },
  violet: { tone: VIOLET, petals: 5, wide: 0.7, heart: [7, YELLOW], sign: 'M-6-11H6V11H-6z' },
  marigold: { tone: ORANGE, petals: 10, wide: 0.75, heart: [12, RED], sign: 'M0 0V.1' },
}

const STEM = '#178a55'
/** Height of the flower head, relative to the rim. */
const HEAD = -27

/** Leaves and stem, from the rim at the origin. */
export function drawLeaves(pen: Pen, { leaves }: Palette): void {
  for (let i = 0; i < 5; i++)
    drawLeaf(pen, 0, 2, 26, [-2.75, -0.4, -2.2, -0.95, -1.6][i] ?? 0, leaves[1 + Math.ceil(i / 2)] ?? STEM)
}

export function drawBud(pen: Pen, { tone }: FlowerArt): void {
  strokePath(pen, `M0 2V${HEAD + 6}`, STEM, 5)
  blot(pen, tone.deep, 0, HEAD - 1, 8.5, 11)
  blot(pen, tone.true, -0.5, HEAD - 2, 7, 9.5)
  blot(pen, tone.light, -2.5, HEAD - 5, 2.4, 4.5, 0.25)
  drawLeaf(pen, 0, HEAD + 9, 15, -2.1, '#57bd45')
  drawLeaf(pen, 0, HEAD + 9, 15, -1.05, '#3fa53f')
}

export function drawBloom(
  pen: Pen,
  { tone, petals, wide, heart: [size, heart], sign }: FlowerArt,
  strong = false,
): void {
  strokePath(pen, `M0 2V${HEAD}`, STEM, 5)
  const ring = (reach: number, from: number, colour: string) => {
    for (let i = 0; i < petals; i++) {
      const turn = from + (i / petals) * Math.PI * 2
      blot(
        pen,
        colour,
        Math.cos(turn) * reach * 0.55,
        HEAD + Math.sin(turn) * reach * 0.55,
        reach * 0.5,
        reach * 0.5 * wide,
        turn,
      )
    }
  }
  ring(28, 0, tone.deep)
  ring(26, 0, tone.true)
  ring(18, Math.PI / petals, tone.light)
  if (strong) {
    blot(pen, '#1c1030', 0, HEAD, 19)
    pen.translate(0, HEAD)
    strokePath(pen, sign, '#fff', 7)
    return pen.translate(0, -HEAD)
  }
  blot(pen, heart.deep, 0, HEAD, size)
  blot(pen, heart.true, -0.5, HEAD - 1, size - 1.5)
  blot(pen, heart.light, -2.5, HEAD - 3.5, 2.6)
}

/** A flower whose head hangs over the rim. */
export function drawWilted(pen: Pen, { tone }: FlowerArt): void {
  strokePath(pen, 'M0 2C0-26 16-28 21-10', '#8a8a3f', 5)
  for (const dx of [-6, 0, 6]) blot(pen, tone.deep, 21 + dx, -1, 10, 5, 1.55 - dx * 0.06)
  blot(pen, '#8a8a3f', 21, -9, 7, 5)
  drawLeaf(pen, 0, 2, 24, -2.4, '#8a8a3f')
}
