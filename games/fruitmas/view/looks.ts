/** Defines the colours and weather of each look. */
import { BROWN, type Tone } from '../../kit/paint/palette.ts'

export interface Palette {
  /** The sky's hue on the first night, how far it turns back each night, and its saturation in per cent. */
  readonly hue: number
  readonly turn: number
  readonly rich: number
  /** The sky's lightness at the zenith, and how much is added at the horizon, in per cent. */
  readonly light: readonly [zenith: number, more: number]
  /** Gradient of the boughs, their outline, and the trim along their hems. */
  readonly boughs: readonly [top: string, hem: string]
  readonly edge: string
  readonly icing: string
  /** Two shades for the cells, dark enough to make every fruit stand out. */
  readonly hollows: readonly [string, string]
  readonly trunk: Tone
  /** The ground, distant and near. */
  readonly ground: readonly [string, string]
  /** Colour of the flakes that fall, and their length relative to their width. */
  readonly flake: string
  readonly long: number
  /** Bands of light in the sky. */
  readonly aurora?: true
  /** Fruit wear hats. */
  readonly hats?: true
}

const EVE: Palette = {
  hue: 346,
  turn: 36,
  rich: 76,
  light: [14, 62],
  boughs: ['#46d673', '#0a6434'],
  edge: '#05401f',
  icing: '#fff',
  hollows: ['#0a5234', '#07452c'],
  trunk: BROWN,
  ground: ['#bccdfa', '#e4eeff'],
  flake: '#fff',
  long: 1,
}

const PALETTES: Readonly<Record<string, Palette>> = {
  hats: { ...EVE, hue: 212, turn: 20, light: [28, 56], hats: true },
  gingerbread: {
    ...EVE,
    hue: 168,
    turn: 14,
    rich: 48,
    light: [26, 58],
    boughs: ['#e2a05c', '#9a5420'],
    edge: '#5a2b0c',
    hollows: ['#5d2d12', '#4c230d'],
    ground: ['#f3c9d6', '#fff3e6'],
  },
  blossom: {
    ...EVE,
    hue: 205,
    turn: 8,
    rich: 82,
    light: [48, 42],
    boughs: ['#ffd3ea', '#e86fae'],
    edge: '#8d2a63',
    hollows: ['#6e2150', '#5e1944'],
    ground: ['#8fcf62', '#b9ea86'],
    flake: '#ffc4e2',
    long: 2,
  },
  aurora: {
    ...EVE,
    hue: 232,
    turn: 10,
    rich: 66,
    light: [9, 30],
    boughs: ['#3fb7c4', '#123a78'],
    edge: '#081d4a',
    icing: '#bff7ff',
    hollows: ['#0d2a5c', '#0a224e'],
    ground: ['#6a86d6', '#9db9f2'],
    aurora: true,
  },
  maple: {
    ...EVE,
    hue: 22,
    turn: 6,
    rich: 84,
    light: [34, 44],
    boughs: ['#ffc23d', '#c2410c'],
    edge: '#7a2308',
    icing: '#ffe08a',
    hollows: ['#5c2208', '#4d1b06'],
    ground: ['#b5651d', '#dd9c3a'],
    flake: '#ffb43a',
    long: 2.2,
  },
  silver: {
    ...EVE,
    hue: 276,
    turn: 12,
    rich: 44,
    light: [22, 62],
    boughs: ['#f2f8ff', '#8fa6cf'],
    edge: '#46578a',
    hollows: ['#2b3d6b', '#24345e'],
    trunk: { light: '#c3cbe8', true: '#76809f', deep: '#333a5c' },
    ground: ['#cfc7f0', '#f3f0ff'],
  },
}

/** Falls back to the first look for an unknown one. */
export const paletteOf = (look: string): Palette => PALETTES[look] ?? EVE
