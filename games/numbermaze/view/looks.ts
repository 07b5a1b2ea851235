/** Defines the looks as data: each is a leaper in its own garden. */
import { round } from '../../kit/paint/brush.ts'
import { BLUE, GREEN, TEAL, type Tone } from '../../kit/paint/palette.ts'

export interface Palette {
  /** Larger numbers. */
  readonly strong?: boolean
  /** The sky from the zenith down, and the lawn from the horizon on. */
  readonly sky: readonly string[]
  readonly lawn: readonly string[]
  /** Light around the sun, along the horizon and on the clouds, as red, green and blue. */
  readonly glow: string
  readonly hills: string
  readonly leaves: Tone
  readonly bloom: string
  /** The rim of the slab under the tiles, darker in the distance, and the ground between the tiles. */
  readonly slab: string
  readonly ground: string
  /** A tile's upper gradient stop, two alternating lower stops, its side and its number. */
  readonly stone: {
    readonly top: string
    readonly lows: readonly [string, string]
    readonly side: string
    readonly ink: string
  }
  readonly fur: Tone
  readonly ear: string
  /** Colour of the belly number, for looks whose deep fur tone is too pale. */
  readonly ink?: string
  /** Clothes, in hundredths of half the body's width; the feet are at 100. */
  readonly dress?: readonly (readonly [path: string, colour: string])[]
  /** Colours of the butterflies. Winter has none; it snows instead. */
  readonly wings: readonly string[]
}

const WINGS = ['#ffffff', '#9fe4ff', '#ffe27a']

const GOLDEN_HOUR: Palette = {
  sky: ['#c8380a', '#ee6a17', '#ffa53c', '#ffdf9a'],
  lawn: ['#f0a03c', '#dd6d1c', '#a83f0a', '#7c2a06'],
  glow: '255,238,180',
  hills: '#c9550f',
  leaves: GREEN,
  bloom: '#ffd9ea',
  slab: '#d65f17',
  ground: '#6d2503',
  stone: { top: '#fffaf0', lows: ['#ffe2b8', '#ffd9a6'], side: '#9c3a06', ink: '#8f2f04' },
  fur: BLUE,
  ear: '#ffb9cf',
  wings: WINGS,
}

const PALETTES: Readonly<Record<string, Palette>> = {
  hare: {
    sky: ['#2f8be0', '#63b6f2', '#a8defa', '#e9f9ea'],
    lawn: ['#b6e07a', '#79c452', '#41993d', '#25712f'],
    glow: '255,252,220',
    hills: '#63b06a',
    leaves: { light: '#d3f59a', true: '#6fb83a', deep: '#2c6414' },
    bloom: '#fff6b0',
    slab: '#99693e',
    ground: '#4a2c12',
    stone: { top: '#fffef6', lows: ['#eef3cf', '#e4efc4'], side: '#7c8a3a', ink: '#3d4a0c' },
    fur: { light: '#e8bd8a', true: '#a9713f', deep: '#55310f' },
    ear: '#f4c6b0',
    wings: ['#ffffff', '#ffd25e', '#ff9fc8'],
  },
  snow: {
    sky: ['#4c74c0', '#85aee2', '#c4def5', '#fbeef2'],
    lawn: ['#f4fbff', '#d9ecf8', '#b0cfe8', '#86aed4'],
    glow: '255,244,240',
    hills: '#dcebf7',
    leaves: { light: '#ffffff', true: '#b8ddd8', deep: '#4a8a8c' },
    bloom: '#e8354f',
    slab: '#6d9dcb',
    ground: '#24456f',
    stone: { top: '#ffffff', lows: ['#dcecf9', '#d2e6f6'], side: '#5f8db9', ink: '#173e6e' },
    fur: { light: '#ffffff', true: '#e9f1fa', deep: '#8aa4c6' },
    ear: '#f6c3d2',
    ink: '#173e6e',
    dress: [
      ['M-80-8Q0 28 80-8L86 16Q0 52-86 16Z', '#e8354f'],
      ['M34 20L62 14L72 66L44 72Z', '#c3203c'],
    ],
    wings: [],
  },
  moon: {
    sky: ['#0c0f36', '#1d2266', '#3d3f9c', '#8a7fd0'],
    lawn: ['#3f6f8a', '#265070', '#163556', '#0c1f3c'],
    glow: '120,124,226',
    hills: '#262c74',
    leaves: { light: '#8fe0d0', true: '#2c8a8c', deep: '#0f4156' },
    bloom: '#d8ccff',
    slab: '#5150a4',
    ground: '#16163f',
    stone: { top: '#fbfaff', lows: ['#dcd9f7', '#d2cff2'], side: '#4f4a9c', ink: '#2a2470' },
    fur: { light: '#e9dcff', true: '#a98ae8', deep: '#4c2f9c' },
    ear: '#ffc4ea',
    dress: [['M6-84A18 18 0 1 0 18-60A15 15 0 0 1 6-84', '#fff2a0']],
    wings: ['#fff6a0', '#ffe27a', '#d8ffb0'],
  },
  rabbit: {
    sky: ['#0f6f78', '#2aa39a', '#86d6b4', '#f3f2c4'],
    lawn: ['#5fc07a', '#2c9a5c', '#127044', '#0a4a30'],
    glow: '255,250,210',
    hills: '#25906a',
    leaves: GREEN,
    bloom: '#ff3d5c',
    slab: '#b41d42',
    ground: '#4a0518',
    stone: { top: '#fffdfa', lows: ['#ffd3d8', '#fff1ea'], side: '#a3213f', ink: '#7d0b2a' },
    fur: { light: '#ffffff', true: '#f6ede4', deep: '#a88f80' },
    ear: '#ff9db4',
    ink: '#7d0b2a',
    dress: [
      ['M-52-92Q0-74 52-92L46-104Q0-90-46-104Z', '#14101c'],
      ['M-32-98L-38-156Q0-146 38-156L32-98Q0-88-32-98', '#2b2436'],
      ['M-33-112Q0-100 33-112L34-124Q0-113-34-124Z', '#e8354f'],
    ],
    wings: WINGS,
  },
  sugar: {
    sky: ['#ff7fb8', '#ffa8cc', '#ffd2dc', '#fff4dc'],
    lawn: ['#c9f5e4', '#93e6cc', '#5cc9b0', '#38a596'],
    glow: '255,255,240',
    hills: '#f59ac4',
    leaves: TEAL,
    bloom: '#ffffff',
    slab: '#cd8650',
    ground: '#6e3818',
    stone: { top: '#fffdf5', lows: ['#ffe0ec', '#e0f4ff'], side: '#c77a9c', ink: '#8a1858' },
    fur: { light: '#ffd6ea', true: '#ff8cc0', deep: '#a8326e' },
    ear: '#fff0a8',
    dress: [
      ['M-4-96L-34-114V-78ZM4-96L34-114V-78Z', '#7d5cf5'],
      [round(0, -96, 9), '#c9b5ff'],
    ],
    wings: ['#ffffff', '#c9b5ff', '#fff2a0'],
  },
  gold: {
    sky: ['#1e0a2e', '#451650', '#8a2f6a', '#f0a060'],
    lawn: ['#8a4a5c', '#5c2848', '#3a1636', '#220b26'],
    glow: '255,206,120',
    hills: '#4c1850',
    leaves: { light: '#f2d98a', true: '#a3762a', deep: '#4f3208' },
    bloom: '#fff3c4',
    slab: '#653418',
    ground: '#240e06',
    stone: { top: '#fffbe9', lows: ['#f7dc9c', '#f2d288'], side: '#8a5a14', ink: '#54290a' },
    fur: { light: '#fff6b8', true: '#f5bc2a', deep: '#9a5f04' },
    ear: '#fff0c0',
    dress: [
      ['M-76-14Q0 16 76-14L82 2Q0 32-82 2Z', '#d81e3c'],
      ['M0 12L-36-6V28ZM0 12L36-6V28Z', '#b0122e'],
      [round(0, 14, 10), '#ffe27a'],
    ],
    wings: ['#ffe27a', '#ffffff', '#ffb84a'],
  },
}

/** Unknown looks fall back to the first one. */
export const paletteOf = (look: string): Palette => PALETTES[look] ?? GOLDEN_HOUR
