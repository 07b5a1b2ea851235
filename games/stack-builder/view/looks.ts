/** Defines the looks: walls, windows, rims, Dot's shell and the season. */
import {
  BLUE,
  BROWN,
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
import { NIGHT, SUMMER, WINTER, type Season } from './seasons.ts'

/** A row of windows, berries or leaves along a wall. Each is a short thick line with round ends. */
export interface OrnamentRow {
  /** Spacing and width, in grains. */
  readonly pitch: number
  readonly wide: number
  /** Top and bottom, as fractions of the wall's height. */
  readonly from: number
  readonly to: number
  readonly colours: Pair
  /** Colours in a storey that landed perfectly, or that of its rim. */
  readonly lit: Pair | 'rim'
}

/** Colours of the left and the right wall. */
type Pair = readonly [string, string]

export interface Palette {
  /** Tones of the walls, and storeys from one tone to the next. */
  readonly tones: readonly Tone[]
  readonly steps: number
  readonly rows: readonly OrnamentRow[]
  /** Line along the upper edges, by storey. */
  readonly rims: readonly string[]
  /** In grains. */
  readonly rimWide: number
  /** The rim is icing or snow: it covers the top and drips down the walls. */
  readonly drips?: true
  readonly shell: Tone
  readonly season: Season
}

const tone = (light: string, body: string, deep: string): Tone => ({ light, true: body, deep })
const row = (
  pitch: number,
  wide: number,
  from: number,
  to: number,
  colours: Pair,
  lit: OrnamentRow['lit'] = LAMPS,
): OrnamentRow => ({ pitch, wide, from, to, colours, lit })

const LAMPS: Pair = ['#fff2a6', '#ffd766']
const LEAVES: Pair = ['#3fae5a', '#237a45']

const RAINBOW: Palette = {
  tones: [BLUE, TEAL, GREEN, YELLOW, ORANGE, RED, PINK, VIOLET],
  steps: 2,
  rows: [row(168, 84, 0.45, 0.6, ['rgba(255,255,255,.34)', 'rgba(20,6,60,.3)'])],
  rims: ['rgba(255,255,255,.6)'],
  rimWide: 20,
  shell: RED,
  season: SUMMER,
}

const PALETTES: Readonly<Record<string, Palette>> = {
  lighthouse: {
    ...RAINBOW,
    tones: [tone('#ff8f80', '#e8423f', '#7d1226'), tone('#ffffff', '#f6f1e6', '#8d8aa6')],
    steps: 1,
    rows: [row(300, 116, 0.54, 0.56, ['#2f4a86', '#1d2f66'])],
    shell: ORANGE,
  },
  cake: {
    ...RAINBOW,
    tones: [tone('#ffe9c2', '#f3c88a', '#8f5a2c'), BROWN],
    steps: 1,
    rows: [row(190, 62, 0.74, 0.75, ['#fff3dc', '#f0d3a8'], ['#ff4d6d', '#e02f5a'])],
    rims: ['#ff9ecb', '#fff6e2', '#a9ecd0', '#ffe48a', '#cdb6ff', '#fff6e2'],
    rimWide: 64,
    drips: true,
    shell: PINK,
  },
  glasshouse: {
    ...RAINBOW,
    tones: [
      tone('#f6fffc', '#a9dfd2', '#2f7f6c'),
      tone('#fbffef', '#cfe9a4', '#5d8a3a'),
      tone('#f4fbff', '#a5d5ea', '#2f6f8f'),
    ],
    steps: 1,
    rows: [row(138, 104, 0.4, 0.62, ['#ffffff80', '#ffffff55']), row(138, 84, 0.76, 0.77, LEAVES, LEAVES)],
    rims: ['#ffffff'],
    shell: LIME,
  },
  snow: {
    ...RAINBOW,
    tones: [tone('#e08a6a', '#b5513f', '#5c1d22'), BROWN, tone('#7fb0a8', '#3f7f7c', '#173d45')],
    steps: 1,
    rows: [row(210, 90, 0.58, 0.7, ['#ffffff55', '#14063c55'])],
    rims: ['#ffffff'],
    rimWide: 64,
    drips: true,
    shell: BLUE,
    season: WINTER,
  },
  neon: {
    ...RAINBOW,
    tones: [tone('#6a5cc4', '#352a78', '#0d0730'), tone('#4a4a9c', '#261f5e', '#0a0628')],
    steps: 3,
    rows: [row(120, 46, 0.46, 0.68, ['#564b9e', '#3a3179'], 'rim')],
    rims: ['#4df3ff', '#ff5fd2', '#c6ff4d', '#ffb03b', '#9d8bff', '#ff6b81'],
    rimWide: 34,
    shell: VIOLET,
    season: NIGHT,
  },
  palace: {
    ...RAINBOW,
    tones: [
      tone('#ffffff', '#f4ecdf', '#a8803c'),
      tone('#fff5f2', '#f3d3cb', '#a8673c'),
      tone('#f4f9ff', '#cfdcee', '#7d7a58'),
    ],
    steps: 1,
    rows: [row(140, 62, 0.42, 0.74, ['#8d7fae', '#6b5c92'], ['#ffcf3f', '#f0a81e'])],
    rims: ['#ffcf4a'],
    rimWide: 34,
    shell: YELLOW,
  },
}

export const paletteOf = (look: string): Palette => PALETTES[look] ?? RAINBOW
