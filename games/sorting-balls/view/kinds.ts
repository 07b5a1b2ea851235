/** Defines the looks of the kinds of balls: each has a colour and a sign on its belly. */
import * as tones from '../../kit/paint/palette.ts'
import type { Tone } from '../../kit/paint/palette.ts'

export interface BallKind {
  readonly tone: Tone
  /** The sign as an SVG path in a box of 20 × 20 around the origin; without one, a star. */
  readonly sign?: string
}

/** In the order of the names in words/kinds.ts. */
const KINDS: readonly BallKind[] = [
  { tone: tones.RED, sign: 'M0 9C-15-1-8-12 0-4 8-12 15-1 0 9Z' },
  { tone: tones.BLUE, sign: 'M0-11C9 0 8 10 0 10S-9 0 0-11Z' },
  { tone: tones.YELLOW },
  { tone: tones.GREEN, sign: 'M-10 10C-10-6-2-10 10-10 10 4 4 9-6 8L-1 2-8 8Z' },
  { tone: tones.VIOLET, sign: 'M2-10A10 10 0 1 0 10 4 8 8 0 0 1 2-10Z' },
  { tone: tones.ORANGE, sign: 'M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z' },
  {
    tone: tones.PINK,
    sign: [0, 72, 144, 216, 288].map(petal).join(''),
  },
  { tone: tones.TEAL, sign: 'M0-8L13 0 0 8-13 0Z' },
  { tone: tones.LIME, sign: 'M0-10L11 9H-11Z' },
  { tone: tones.BROWN, sign: 'M-10-9H10V-4H-10ZM-10-2H10V3H-10ZM-10 5H10V10H-10Z' },
  {
    // Its own deep tone is too pale for a sign.
    tone: { ...tones.CREAM, deep: tones.BROWN.true },
    // The hole is traced in the opposite direction, so it stays open.
    sign: 'M10 0A10 10 0 1 0-10 0 10 10 0 1 0 10 0M4 0A4 4 0 1 1-4 0 4 4 0 1 1 4 0',
  },
  { tone: tones.SLATE, sign: 'M4-11L-8 2H-1L-4 11 8-2H1Z' },
]

/** A ball that is still hidden. */
const VEILED: BallKind = {
  tone: { light: '#b9a6d8', true: '#6d5a94', deep: '#2f2350' },
  sign: 'M-6-5C-6-14 8-13 7-5 7 0 2 0 2 4H-3C-3-2 2-2 2-5 2-8-1-8-1-5ZM-3 7H2V12H-3Z',
}

function petal(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [Math.sin(angle) * 6, -Math.cos(angle) * 6]
  return `M${x + 4} ${y}A4 4 0 1 1 ${x - 4} ${y} 4 4 0 1 1 ${x + 4} ${y}Z`
}

/** A number without a kind gives the veiled look. */
export const kindAt = (kind: number): BallKind => KINDS[kind] ?? VEILED
