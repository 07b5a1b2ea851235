/** Defines the palettes of the greenhouse, of Mo and of the blossoms' rims. */
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

export interface Palette {
  /** Sky colours from the zenith down, for each hour. */
  readonly skies: readonly (readonly string[])[]
  /** The pane behind the blossoms as RGB, dark for contrast. */
  readonly pane: string
  /** The lawn and its bushes, both from back to front. */
  readonly lawn: readonly [string, string, string]
  readonly bushes: readonly string[]
  /** Leaves, from dark to light. */
  readonly leaves: readonly [string, string, string]
  readonly post: Tone
  readonly wood: Tone
  readonly pot: Tone
  readonly fur: Tone
  readonly hat: Tone
  readonly band: string
  /** Mo wears a soft cap with a bobble instead of his straw hat. */
  readonly cap?: true
  /** Colour, half width and half height of the particles in the light: pollen, leaves, lanterns, snow or bubbles. */
  readonly pollen: string
  readonly mote: readonly [wide: number, high: number]
  readonly bubbles?: true
  /** A ring around every blossom. */
  readonly rim?: string
  /** Larger petals instead of faces. */
  readonly strong?: boolean
}

const tone = (light: string, body: string, deep: string): Tone => ({ light, true: body, deep })

const GREENHOUSE: Palette = {
  skies: [
    ['#6a1182', '#b433c4', '#ff9de0', '#ffe0d0'],
    ['#1f3fa8', '#6a7cf0', '#f0a8ee', '#ffe6c8'],
    ['#0d5a78', '#2ba39a', '#b8ecb0', '#fff3c0'],
    ['#5a1a6e', '#d0457e', '#ff9a6a', '#ffe0a0'],
    ['#120a4a', '#3a1f8a', '#8f3fb8', '#f08fc0'],
  ],
  pane: '40,4,66',
  lawn: ['rgba(110,80,170,.7)', '#2f7a6a', '#3fa04c'],
  bushes: ['#5a4a9a', '#47608f', '#357a80', '#2a8a5c', '#2f9a4c'],
  leaves: ['#2f8a4a', '#4fae3f', '#7fd650'],
  post: tone(LIME.light, '#5a8a1c', LIME.deep),
  wood: tone('#ffcf9a', '#c98448', '#6e3a16'),
  pot: ORANGE,
  fur: BROWN,
  hat: YELLOW,
  band: RED.true,
  pollen: '#fff2c0',
  mote: [1.8, 1.8],
}

const PALETTES: Readonly<Record<string, Palette>> = {
  autumn: {
    ...GREENHOUSE,
    skies: [['#7a2a0a', '#d9741e', '#ffc061', '#fff0c0']],
    pane: '56,16,6',
    lawn: ['rgba(190,110,60,.7)', '#b5702a', '#d99a3a'],
    bushes: ['#a8562a', '#b8481c', '#c9661a', '#d9861f', '#e8a02a'],
    leaves: ['#a83212', '#e0701a', '#ffc23d'],
    post: tone('#ffd9a0', '#8a5a22', '#54300f'),
    pot: RED,
    hat: ORANGE,
    band: GREEN.deep,
    pollen: '#ffb43a',
    mote: [5.5, 2.6],
    rim: '#ffd27a99',
  },
  sugar: {
    ...GREENHOUSE,
    skies: [['#3fb4a8', '#a8f0dc', '#ffd6ec', '#fff6d8']],
    pane: '150,16,112',
    lawn: ['rgba(255,180,220,.7)', '#ffc4e2', '#fff0f8'],
    bushes: ['#c9b5ff', '#ffb3e1', '#ffd0a0', '#b8f0c8', '#ffc4e2'],
    leaves: ['#5fc9a8', '#9bf0c4', '#e2fff0'],
    post: tone('#fff', PINK.true, PINK.deep),
    wood: tone('#fff6ea', '#f0a8c8', '#a85a86'),
    pot: TEAL,
    fur: PINK,
    hat: CREAM,
    band: PINK.true,
    pollen: '#ff8ac8',
    rim: '#ffffff90',
  },
  moon: {
    ...GREENHOUSE,
    skies: [['#05062a', '#141a5c', '#3a3a9a', '#7a6fd0']],
    pane: '4,4,36',
    lawn: ['rgba(60,60,140,.7)', '#1d4a66', '#1f6a5c'],
    bushes: ['#2a2f72', '#25457a', '#1f5c74', '#1a6a62', '#1f7a66'],
    leaves: ['#1f6f78', '#2f9a8c', '#7fe8c8'],
    post: tone('#c9d4ff', '#5a64b4', '#232a66'),
    wood: tone('#b9b4e8', '#5f5a9c', '#2a2658'),
    pot: VIOLET,
    fur: SLATE,
    hat: VIOLET,
    band: YELLOW.true,
    cap: true,
    pollen: '#eaff9e',
    rim: '#c9d4ff88',
  },
  reef: {
    ...GREENHOUSE,
    skies: [['#043a6e', '#0a78b0', '#3fc4d8', '#c8fff0']],
    pane: '2,26,64',
    lawn: ['rgba(40,130,160,.7)', '#e2c98a', '#f6e3b0'],
    bushes: ['#3a6fb0', '#8a5ac0', '#d0559a', '#ff7a6b', '#ff9b6b'],
    leaves: ['#d0457e', '#ff7a8a', '#ffc2a0'],
    post: tone('#ffe0f0', '#e86fae', '#8d2a63'),
    wood: tone('#fff0c8', '#e0bd7a', '#96703a'),
    pot: TEAL,
    hat: BLUE,
    band: '#fff',
    pollen: '#d8fff8',
    bubbles: true,
    rim: '#a8fff0aa',
  },
  lantern: {
    ...GREENHOUSE,
    skies: [['#2a0418', '#7a0c22', '#d0342a', '#ffb35a']],
    pane: '44,2,12',
    lawn: ['rgba(120,30,50,.7)', '#5a2a3a', '#7a3a2a'],
    bushes: ['#5a1a3a', '#6a2030', '#7a2a24', '#8a3a1c', '#9a4a1c'],
    leaves: ['#8a5a12', '#d8a02a', '#ffe27a'],
    post: tone('#ff9a8a', '#c41f2e', '#6a0a18'),
    wood: tone('#ffd27a', '#a8341c', '#4a0e0a'),
    pot: RED,
    hat: RED,
    band: YELLOW.true,
    pollen: '#ffc45a',
    mote: [4, 5.5],
    rim: '#ffd21faa',
  },
  winter: {
    ...GREENHOUSE,
    skies: [['#2f5fb0', '#7fb4ea', '#d6ecff', '#fff6ea']],
    pane: '14,58,150',
    lawn: ['rgba(150,180,230,.7)', '#cfe2f7', '#f2f8ff'],
    bushes: ['#8fa9d6', '#a9c3e6', '#c9def3', '#e2effb', '#fff'],
    leaves: ['#6fa8b8', '#a8d8dc', '#eafcff'],
    post: tone('#fff', '#ff6b7f', '#a81f3c'),
    wood: tone('#fff', '#b98a63', '#5f3d24'),
    pot: BLUE,
    hat: RED,
    band: '#fff',
    cap: true,
    pollen: '#fff',
    mote: [2.8, 2.8],
    rim: '#ffffff90',
  },
}

/** Falls back to the greenhouse for an unknown look. */
export const paletteOf = (look: string): Palette => PALETTES[look] ?? GREENHOUSE
