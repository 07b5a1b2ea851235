/** Defines the colours of each look. */
import { GREEN, LIME, PINK, YELLOW, type Tone } from '../../kit/paint/palette.ts'

export interface Palette {
  readonly shut: Tone
  readonly open: Tone
}

const CLOVER: Palette = { shut: GREEN, open: PINK }
const PALETTES: Readonly<Record<string, Palette>> = { sunflower: { shut: LIME, open: YELLOW } }

/** Unknown looks fall back to the first one. */
export const paletteOf = (look: string): Palette => PALETTES[look] ?? CLOVER
