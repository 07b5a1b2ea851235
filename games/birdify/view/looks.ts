/** Defines the colours of each look: the bird's plumage and the season of its garden. */
import {
  BLUE,
  BROWN,
  CREAM,
  ORANGE,
  PINK,
  RED,
  SLATE,
  VIOLET,
  YELLOW,
  type Tone,
} from '../../kit/paint/palette.ts'

export type Rgb = readonly [red: number, green: number, blue: number]
type ColourTriple = readonly [string, string, string]

export interface Plumage {
  readonly body: Tone
  /** From tip to shoulder, and the outline. */
  readonly wing: ColourTriple
  readonly edge: string
  /** From the centre outwards. */
  readonly belly: ColourTriple
  readonly cheek: string
  readonly beak: Tone
  /** Feathers lost in flaps and crashes. */
  readonly feathers: ColourTriple
  readonly wears?: 'ears' | 'scarf' | 'flames'
}

export interface SeasonColours {
  /** Gradient across a cane, from its left edge; then its outline and its nodes. */
  readonly cane: Readonly<Record<number, string>>
  readonly outline: string
  readonly node: string
  /** Colour of the stripes that wind around the canes. */
  readonly stripes?: string
  readonly leaf: readonly [string, string]
  readonly petals: readonly [string, string]
  readonly lawn: ColourTriple
  /** Grass blades, back row first. */
  readonly blades: readonly [string, string]
  readonly bladesAtNight: readonly [string, string]
  /** Tint of hills and hedges, and its strength, 0 to 1. */
  readonly tint: Rgb
  readonly tinted: number
}

export interface Palette {
  readonly plumage: Plumage
  readonly season: SeasonColours
}

const SUMMER: SeasonColours = {
  cane: { 0: '#b98a35', 0.25: '#fff0a8', 0.55: '#e8c45a', 1: '#94661f' },
  outline: '#6e4a12',
  node: '#94661f',
  leaf: ['#a6f06a', '#1f9a46'],
  petals: ['#fff', '#e9dcff'],
  lawn: ['#8fe05a', '#3fae4c', '#1c7a3c'],
  blades: ['#2f9a45', '#7fd650'],
  bladesAtNight: ['#1b6a4a', '#2f8a56'],
  tint: [0, 0, 0],
  tinted: 0,
}

const AUTUMN: SeasonColours = {
  cane: { 0: '#7c4a2a', 0.25: '#e8b58a', 0.55: '#b5774a', 1: '#5a2f18' },
  outline: '#43210f',
  node: '#5a2f18',
  leaf: ['#ffc14d', '#d8461c'],
  petals: ['#ffe9c2', '#ffb35c'],
  lawn: ['#e6c455', '#b98a2e', '#7a561c'],
  blades: ['#a8741f', '#f0b63c'],
  bladesAtNight: ['#5c4a4e', '#9a7650'],
  tint: [248, 164, 70],
  tinted: 0.8,
}

const RIVERBANK: SeasonColours = {
  cane: { 0: '#2f7d55', 0.25: '#c6f7b0', 0.55: '#6cc777', 1: '#1f5f48' },
  outline: '#124231',
  node: '#1f5f48',
  leaf: ['#9ff2d2', '#118a7e'],
  petals: ['#fff', '#ffc4e4'],
  lawn: ['#7fe3e0', '#2a9fc0', '#11648f'],
  blades: ['#1c8f86', '#6fe0a8'],
  bladesAtNight: ['#175f78', '#2f8f8a'],
  tint: [52, 170, 210],
  tinted: 0.5,
}

const SUNFLOWERS: SeasonColours = {
  cane: { 0: '#5c8a1c', 0.25: '#e9f59a', 0.55: '#a9c93e', 1: '#476b12' },
  outline: '#33500b',
  node: '#5c8a1c',
  leaf: ['#c9ee5c', '#4f9a22'],
  petals: ['#ffd21f', '#ffb000'],
  lawn: ['#ffe27a', '#e0b02c', '#a87a12'],
  blades: ['#c99a1e', '#ffe06a'],
  bladesAtNight: ['#6a6240', '#a8924e'],
  tint: [252, 218, 90],
  tinted: 0.7,
}

const LAVENDER: SeasonColours = {
  cane: { 0: '#5b4a78', 0.25: '#e6dcf5', 0.55: '#a08fc4', 1: '#46366a' },
  outline: '#2b1f4a',
  node: '#46366a',
  leaf: ['#c9e8d0', '#5f9a86'],
  petals: ['#e3ccff', '#a77bf0'],
  lawn: ['#c9a6f5', '#8a63cc', '#553494'],
  blades: ['#7148b8', '#c79bff'],
  bladesAtNight: ['#4a3690', '#7c5fc4'],
  tint: [178, 132, 238],
  tinted: 0.75,
}

const WINTER: SeasonColours = {
  cane: { 0: '#c9cfe0', 0.25: '#fff', 0.55: '#f4f0f4', 1: '#a9a4bb' },
  outline: '#7a2038',
  node: '#0000',
  stripes: '#e2314f',
  leaf: ['#7fd69a', '#0d7a45'],
  petals: ['#ff6f86', '#d81f41'],
  lawn: ['#ffffff', '#d8ebfb', '#9cc3e8'],
  blades: ['#a9cdea', '#ffffff'],
  bladesAtNight: ['#6f86c0', '#a9bce6'],
  tint: [236, 246, 255],
  tinted: 0.85,
}

const EMBERS: SeasonColours = {
  cane: { 0: '#8a2a3a', 0.25: '#ffc09a', 0.55: '#d8603c', 1: '#6a1630' },
  outline: '#3d0a22',
  node: '#ffe27a',
  leaf: ['#ffd24d', '#e0341c'],
  petals: ['#ffe08a', '#ff7a2f'],
  lawn: ['#ff9a4a', '#b23a3a', '#4f1638'],
  blades: ['#8a2438', '#ff8a3c'],
  bladesAtNight: ['#5a1c44', '#a8444c'],
  tint: [236, 104, 84],
  tinted: 0.8,
}

const PALETTES: Readonly<Record<string, Palette>> = {
  robin: {
    season: AUTUMN,
    plumage: {
      body: BROWN,
      wing: ['#d9a878', '#946036', '#5c3413'],
      edge: '#43240b',
      belly: ['#ffb066', '#f4622c', '#d8421d'],
      cheek: '#f4622c',
      beak: SLATE,
      feathers: ['#e3b184', '#fff', '#f4622c'],
    },
  },
  kingfisher: {
    season: RIVERBANK,
    plumage: {
      body: BLUE,
      wing: ['#7df3e6', '#1490d8', '#0a4f96'],
      edge: '#083c78',
      belly: ['#ffd08a', '#ff9b21', '#e07412'],
      cheek: '#fff',
      beak: SLATE,
      feathers: ['#7df3e6', '#fff', '#26a8f0'],
    },
  },
  goldfinch: {
    season: SUNFLOWERS,
    plumage: {
      body: YELLOW,
      wing: ['#ffe14a', '#3a3346', '#1c1626'],
      edge: '#1c1626',
      belly: ['#fffef0', '#fff3c0', '#f2d27a'],
      cheek: '#f0342c',
      beak: CREAM,
      feathers: ['#fff2a0', '#fff', '#3a3346'],
    },
  },
  owl: {
    season: LAVENDER,
    plumage: {
      body: VIOLET,
      wing: ['#d9ccff', '#8467ea', '#43289f'],
      edge: '#2c1780',
      belly: ['#ffffff', '#f1eaff', '#cfbef5'],
      cheek: '#ff9ec880',
      beak: YELLOW,
      feathers: ['#d9ccff', '#fff', '#7d5cf5'],
      wears: 'ears',
    },
  },
  bunting: {
    season: WINTER,
    plumage: {
      body: { light: '#ffffff', true: '#e6eefa', deep: '#7f95bd' },
      wing: ['#ffffff', '#b9c9e4', '#5d7198'],
      edge: '#50648c',
      belly: ['#ffffff', '#f6f9ff', '#d3e0f2'],
      cheek: '#ff8aa880',
      beak: ORANGE,
      feathers: ['#ffffff', '#dfeaff', '#b9d4f5'],
      wears: 'scarf',
    },
  },
  phoenix: {
    season: EMBERS,
    plumage: {
      body: { light: '#ffe27a', true: '#ff6a1f', deep: '#b3122a' },
      wing: ['#fff2a0', '#ff9b21', '#d4202e'],
      edge: '#8f1230',
      belly: ['#fffbe0', '#ffe27a', '#ffab3a'],
      cheek: '#ff3b2f80',
      beak: RED,
      feathers: ['#ffe27a', '#ff9b21', '#ef3e5b'],
      wears: 'flames',
    },
  },
}

const ROSEFINCH: Palette = {
  season: SUMMER,
  plumage: {
    body: PINK,
    wing: ['#ffb3dd', '#ee56ac', '#b81d7c'],
    edge: PINK.deep,
    belly: ['#fffaf0', CREAM.true, '#f6cdb8'],
    cheek: 'rgba(255,96,130,.55)',
    beak: ORANGE,
    feathers: ['#ffd0ea', '#fff', '#ff62ab'],
  },
}

export const paletteOf = (look: string): Palette => PALETTES[look] ?? ROSEFINCH
