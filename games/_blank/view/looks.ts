/** Defines the colours of each look. */
import { LIME, ORANGE, PINK, TEAL, YELLOW, type Tone } from '../../kit/paint/palette.ts'

export interface Palette {
  readonly shut: Tone
  readonly open: Tone
  /** The middle of an open bud. */
  readonly heart: Tone
}

const CLOVER: Palette = { shut: TEAL, open: PINK, heart: YELLOW }
const PALETTES: Readonly<Record<string, Palette>> = {
  sunflower: { shut: LIME, open: YELLOW, heart: ORANGE },
}

/** Unknown looks fall back to the first one. */
export const paletteOf = (look: string): Palette => PALETTES[look] ?? CLOVER
