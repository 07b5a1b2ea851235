/** Palettes of the looks. */
import {
  BLUE,
  BROWN,
  CREAM,
  GREEN,
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
import { sprites, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'

/** Colours of a shell, its pattern and its face. */
interface ShellColours {
  readonly body: Tone
  readonly mark: string
  readonly ink: string
}

export interface Palette {
  readonly hen: Tone
  readonly comb: Tone
  /** The hen's hat: shapes from back to front. */
  readonly hat?: readonly (readonly [shape: string, tone: Tone])[]
  readonly coop: Tone
  /** Chutes, baskets and roof. */
  readonly wood: Tone
  /** Hills: far, middle and near. */
  readonly land: Tone
  readonly trees: Tone
  readonly barn: Tone
  readonly chick: Tone
  shell(tone: Tone): ShellColours
  /** No air: stars at every hour. */
  readonly isAirless?: true
}

/** Sprite cache and palette, which all painting needs. */
export interface Wardrobe {
  readonly bake: Bake
  readonly palette: Palette
  /** Larger patterns. */
  readonly strong?: boolean
}

export const tone = (light: string, body: string, deep: string): Tone => ({ light, true: body, deep })

const DARK_INK = '#3a1f14'
export const dyed = (body: Tone): ShellColours => ({ body, mark: '#fffffff0', ink: DARK_INK })

const FARM: Palette = {
  hen: CREAM,
  comb: RED,
  coop: RED,
  wood: tone('#ffcf94', '#dc9c58', '#5c3011'),
  land: tone('#a6dfb0', '#57b865', '#37954c'),
  trees: GREEN,
  barn: RED,
  chick: YELLOW,
  shell: dyed,
}

const PALETTES: Readonly<Record<string, Palette>> = {
  harvest: {
    ...FARM,
    hen: tone('#e9a06a', '#b4532a', '#5a1d0c'),
    hat: [
      ['M-44-34Q0-48 44-34Q0-20-44-34z', YELLOW],
      ['M-24-35Q-22-66 0-66 22-66 24-35 0-42-24-35z', YELLOW],
    ],
    coop: tone('#b9d08a', '#6d8f45', '#33481c'),
    wood: tone('#ffc27a', '#c8742f', '#57240c'),
    land: tone('#f6d58a', '#e09a3c', '#b8651f'),
    trees: tone('#ffb45e', '#e2562a', '#8c2411'),
  },
  china: {
    ...FARM,
    comb: BLUE,
    coop: tone('#ffffff', '#dfeaff', '#7f9fd8'),
    wood: tone('#ffffff', '#b9cdf2', '#2350a8'),
    land: tone('#d3e3fb', '#8fb2ea', '#5b86d0'),
    trees: tone('#dcebff', '#5f8fe0', '#1d4599'),
    barn: BLUE,
    chick: tone('#ffffff', '#d5e4ff', '#5f83c8'),
    shell: ({ true: mark }) => ({ body: tone('#ffffff', '#f3f6ff', '#a9bce6'), mark, ink: DARK_INK }),
  },
  snow: {
    ...FARM,
    hat: [
      ['M-27-32Q-26-66 0-66 26-66 27-32z', RED],
      ['M-32-40H32V-27H-32z', CREAM],
      ['M-9-68a9 9 0 1 0 18 0a9 9 0 1 0-18 0', CREAM],
    ],
    // Snow on the chutes.
    wood: tone('#ffffff', '#c08e63', '#4d2f1c'),
    land: tone('#dbe9ff', '#f4f9ff', '#cfdff6'),
    trees: tone('#ffffff', '#c4dbf2', '#6f93bd'),
  },
  cocoa: {
    ...FARM,
    hen: tone('#ffffff', '#ffe1ee', '#c97fa4'),
    comb: PINK,
    coop: tone('#e9b07c', '#b26a35', '#5e2c0e'),
    wood: tone('#fff3dc', '#e2b583', '#4a230d'),
    land: tone('#ffd9ea', '#f59cc6', '#d9669f'),
    trees: tone('#ffffff', '#ff9fd0', '#b84a8c'),
    barn: BROWN,
    chick: PINK,
    shell: ({ light: mark }) => ({ body: tone('#c98a5a', '#7b4220', '#3b1a08'), mark, ink: '#fff3dc' }),
  },
  dragon: {
    ...FARM,
    hen: LIME,
    comb: ORANGE,
    hat: [
      ['M-12-40Q-36-46-34-76-18-66-4-48z', CREAM],
      ['M12-40Q36-46 34-76 18-66 4-48z', CREAM],
    ],
    coop: SLATE,
    wood: tone('#9b90b8', '#5d5280', '#1c1238'),
    land: tone('#a1567c', '#6a2f63', '#43204f'),
    trees: tone('#ffb14a', '#e8451f', '#6e1030'),
    barn: SLATE,
    chick: TEAL,
    shell: ({ light: mark, true: light, deep }) => ({
      body: tone(light, deep, '#12082e'),
      mark,
      ink: '#fff3dc',
    }),
  },
  moon: {
    ...FARM,
    comb: VIOLET,
    hat: [['M-46-18a46 46 0 1 0 92 0a46 46 0 1 0-92 0', tone('#ffffff50', '#bfe6ff30', '#e6f6ffb0')]],
    coop: VIOLET,
    wood: tone('#ffffff', '#b4bcd8', '#3b4268'),
    land: tone('#8d8fb4', '#b3b4d0', '#8486ac'),
    trees: tone('#b8fff2', '#35c9c0', '#0d5f70'),
    barn: SLATE,
    chick: tone('#ffffff', '#d9d4ff', '#7d74c8'),
    isAirless: true,
  },
}

export const paletteOf = (look: string): Palette => PALETTES[look] ?? FARM

/** Follows the current look. */
export function createWardrobe(stage: Stage): Wardrobe {
  return {
    bake: sprites(stage),
    get palette() {
      return paletteOf(stage.look)
    },
    get strong() {
      return stage.strong
    },
  }
}
