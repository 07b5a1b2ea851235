/** Defines the colours of each look. */
import {
  BLUE,
  CREAM,
  LIME,
  ORANGE,
  PINK,
  RED,
  SLATE,
  TEAL,
  VIOLET,
  YELLOW,
  type Tone,
} from '../../kit/paint/palette.ts'

export interface Palette {
  /** By kind of flower. */
  readonly flowers: readonly Tone[]
  readonly soil: string
}

const COTTAGE: Palette = { flowers: [RED, YELLOW, BLUE, PINK, CREAM, VIOLET, ORANGE], soil: '#4a2c50' }
const PALETTES: Readonly<Record<string, Palette>> = {
  moonlit: { flowers: [PINK, LIME, TEAL, VIOLET, SLATE, BLUE, YELLOW], soil: '#24375a' },
}

/** Unknown looks fall back to the first one. */
export const paletteOf = (look: string): Palette => PALETTES[look] ?? COTTAGE
