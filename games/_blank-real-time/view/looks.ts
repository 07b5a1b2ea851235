/** Defines the colours of each look. */
import { BLUE, PINK, TEAL, VIOLET, YELLOW, type Tone } from '../../kit/paint/palette.ts'

export interface Palette {
  /** By lane. */
  readonly petals: readonly [Tone, Tone, Tone]
  readonly ring: string
}

const BLOSSOM: Palette = { petals: [PINK, YELLOW, BLUE], ring: '#fff2a0' }
const PALETTES: Readonly<Record<string, Palette>> = {
  lagoon: { petals: [TEAL, VIOLET, YELLOW], ring: '#a8fff0' },
}

/** Unknown looks fall back to the first one. */
export const paletteOf = (look: string): Palette => PALETTES[look] ?? BLOSSOM
