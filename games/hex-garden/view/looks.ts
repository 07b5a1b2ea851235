/** Defines the palettes of the garden's looks. */
import { CREAM, LIME, ORANGE, PINK, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import { sprites, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'

/** The tones of a planted cell and its face. */
interface Tile {
  readonly body: Tone
  readonly ink: string
}

export interface Palette {
  /** Sky colours from the zenith down, and the light behind the bed as RGB: '190,240,255'. */
  readonly sky: readonly string[]
  readonly glow: string
  /** Back to front. */
  readonly hills: readonly string[]
  readonly grass: readonly string[]
  /** The bed's frame and its soil. */
  readonly wood: Tone
  readonly soil: Tone
  readonly shelf: Tone
  readonly bee: Tone
  readonly stripes: string
  tile(tone: Tone): Tile
}

/** The sprite cache and the palette of the current look. */
export interface Wardrobe {
  readonly bake: Bake
  readonly palette: Palette
}

const tone = (light: string, body: string, deep: string): Tone => ({ light, true: body, deep })

const DARK = '#3a2410'

const MEADOW: Palette = {
  sky: ['#0a3a66', '#11619a', '#3ba3cc', '#8fdcd8'],
  glow: '190,240,255',
  hills: ['rgba(30,130,120,.75)', '#0d6b5a', '#074a46'],
  grass: ['#0f7f5c', '#0a6a52', '#18a06b'],
  wood: tone('#e0a566', '#a8693a', '#4a2710'),
  soil: tone('#86532d', '#7d4c28', '#5a3216'),
  shelf: tone('#1c6f9c', '#0c4a73', '#04344a'),
  bee: YELLOW,
  stripes: DARK,
  tile: (body) => ({ body, ink: body.deep }),
}

/** Frost makes every colour paler. */
const pale: Palette['tile'] = ({ light, true: body, deep }) => ({
  body: tone('#ffffff', light, body),
  ink: deep,
})

/** At night light parts glow on dark tiles. */
const dusky: Palette['tile'] = ({ light, true: body, deep }) => ({
  body: tone(body, deep, '#0a0626'),
  ink: light,
})

const PALETTES: Readonly<Record<string, Palette>> = {
  sunset: {
    ...MEADOW,
    sky: ['#3b2a8f', '#8a4fd0', '#ff8fb3', '#ffd6a0'],
    glow: '255,220,170',
    hills: ['#8a3f9c', '#5f2a86', '#3a1a63'],
    grass: ['#4d2378', '#3a1a63', '#6d3596'],
    wood: tone('#e58a66', '#a8433f', '#4d1526'),
    soil: tone('#6b3556', '#602d4d', '#431b38'),
    shelf: tone('#8a4aa8', '#57297e', '#2e1352'),
  },
  cherry: {
    ...MEADOW,
    sky: ['#e88fb6', '#f7b3cd', '#ffd5e0', '#fff3ec'],
    glow: '255,255,255',
    hills: ['#f2a5c4', '#dd7fa8', '#b85a8a'],
    grass: ['#8fc48a', '#6fae78', '#aad99a'],
    wood: tone('#ffffff', '#f6d9de', '#a8627c'),
    soil: tone('#7a5160', '#704857', '#4f2f3d'),
    shelf: tone('#c8638f', '#94406d', '#5e2044'),
    bee: PINK,
  },
  frost: {
    ...MEADOW,
    sky: ['#7fb2e0', '#b5d8f2', '#def0fb', '#ffffff'],
    glow: '255,255,255',
    hills: ['#d8eafa', '#bcd9f2', '#f4faff'],
    grass: ['#d5e8f7', '#b9d6ee', '#ffffff'],
    wood: tone('#ffffff', '#a9cbe8', '#40699a'),
    soil: tone('#41699c', '#3a6092', '#274674'),
    shelf: tone('#6f9fd0', '#40699a', '#23436e'),
    bee: CREAM,
    stripes: '#40699a',
    tile: pale,
  },
  honey: {
    ...MEADOW,
    sky: ['#b35a00', '#e08a10', '#ffbf3a', '#ffe79a'],
    glow: '255,250,200',
    hills: ['#d98a12', '#b5660a', '#7d4208'],
    grass: ['#a85c08', '#8a4a08', '#cf7d10'],
    wood: tone('#fff0a0', '#f0b020', '#8a4f00'),
    soil: tone('#a35a0c', '#965008', '#6b3604'),
    shelf: tone('#b86a10', '#874606', '#552a02'),
  },
  night: {
    ...MEADOW,
    sky: ['#05041c', '#0f0d3c', '#241c66', '#4a3a96'],
    glow: '140,130,255',
    hills: ['#1c1650', '#140f3e', '#0b082a'],
    grass: ['#1d1a58', '#15124a', '#2a2574'],
    wood: tone('#8f86d8', '#4c4398', '#161040'),
    soil: tone('#221c52', '#1d1848', '#120e34'),
    shelf: tone('#3a3286', '#221c5c', '#0c0930'),
    bee: LIME,
    tile: dusky,
  },
  reef: {
    ...MEADOW,
    sky: ['#024a7a', '#0486a8', '#1fc0c4', '#9ff0dc'],
    glow: '200,255,240',
    hills: ['#e88aa0', '#c95a86', '#8a3a78'],
    grass: ['#d9548a', '#a83f86', '#ff8a8a'],
    wood: tone('#ffb49a', '#f0705c', '#8f2a3a'),
    soil: tone('#e6c78c', '#dcb878', '#b08a50'),
    shelf: tone('#0e8fa0', '#056478', '#033f54'),
    bee: ORANGE,
    stripes: '#ffffff',
  },
}

export const paletteOf = (look: string): Palette => PALETTES[look] ?? MEADOW

/** Follows the look that the visitor has chosen. */
export function createWardrobe(stage: Stage): Wardrobe {
  return {
    bake: sprites(stage),
    get palette() {
      return paletteOf(stage.look)
    },
  }
}
