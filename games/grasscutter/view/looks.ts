/** Defines the palettes of the looks. Each must keep long and cut grass easy to tell apart. */
import {
  BLUE,
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
import type { Way } from '../../kit/rules/ways.ts'

export interface Palette {
  /** From the zenith down. */
  readonly sky: readonly string[]
  /** Light of the sun or moon, as red, green and blue: '255,246,200'. */
  readonly glow: string
  readonly cloud: string
  /** Tree crowns from dark to light, and their fruit. */
  readonly trees: readonly [string, string, string]
  readonly fruit: string
  /** Rails, shaded sides and pickets. */
  readonly fence: readonly [string, string, string]
  /** The surrounding land, from far to near. */
  readonly meadow: readonly string[]
  readonly petals: readonly string[]
  /** Long grass from root to tip. */
  readonly long: readonly [string, string, string, string, string]
  /** Stripes come from bent grass: pale when bent away from the viewer, rich when bent towards them. */
  readonly stripes: Readonly<Record<Way, readonly [pale: string, rich: string]>>
  readonly hedge: {
    /** From dark to light. */
    readonly leaves: readonly [string, string, string, string]
    /** Under the leaves: the visible front and the inside. `hanging` colours the leaves over the front. */
    readonly front: string
    readonly inside: string
    readonly hanging: string
    readonly petals: readonly string[]
  }
  /** The mower's shell, and its wheels and cap. */
  readonly shell: Tone
  readonly trim: Tone
  /** Wing colours of the butterflies. If empty, it snows instead. */
  readonly wings: readonly string[]
}

/** Takes pairs of pale and rich, from the palest stripe to the richest. */
const stripes = (...[a, b, c, d, e, f, g, h]: readonly string[]): Palette['stripes'] => ({
  right: [a ?? '', b ?? ''],
  up: [c ?? '', d ?? ''],
  left: [e ?? '', f ?? ''],
  down: [g ?? '', h ?? ''],
})

const SUMMER: Palette = {
  sky: ['#2fa9ee', '#8fdcff', '#e6fbd6'],
  glow: '255,246,200',
  cloud: 'rgba(255,255,255,.9)',
  trees: ['#1f7d38', '#2f9a45', '#53b956'],
  fruit: '#ef3e5b',
  fence: ['#e9e2d2', '#d8d0c4', '#fff'],
  meadow: ['#b5e35c', '#84cb35', '#4f9f1d'],
  petals: ['#fff', '#ff7ab8', '#ffd94a', '#c9a6ff', '#ff8a6b'],
  long: ['#2f8414', '#43991a', '#5fb224', '#86d036', '#b4f046'],
  stripes: stripes('#daf690', '#c6ea6a', '#d0f17e', '#bbe458', '#bfe65f', '#a9d845', '#b3de50', '#9dcd3a'),
  hedge: {
    leaves: ['#10643f', '#18794a', '#249158', '#43ad6c'],
    front: '#083f2a',
    inside: '#0f5c3a',
    hanging: '#0b5034',
    petals: ['#fff', '#ff7ab8', '#fff', '#ffb3e1'],
  },
  shell: RED,
  trim: YELLOW,
  wings: ['#ff9b21', '#fff', '#7d5cf5', '#f04fae'],
}

const PALETTES: Readonly<Record<string, Palette>> = {
  lavender: {
    ...SUMMER,
    sky: ['#7f8ff0', '#c3c9ff', '#fff0f5'],
    trees: ['#3f6b4a', '#5a8f5c', '#8bb877'],
    fruit: '#c9a6ff',
    meadow: ['#dccbf5', '#b79ae3', '#8361bb'],
    petals: ['#fff', '#fff', '#ffd94a', '#f2e2ff'],
    long: ['#5a3a9c', '#6f4bb5', '#8a63d2', '#b08cf0', '#d9c2ff'],
    stripes: stripes('#e6f2c4', '#d6e8ac', '#dcedb6', '#cbe09c', '#cfe3a0', '#bdd689', '#c2da92', '#afcc7c'),
    hedge: {
      leaves: ['#2f5a4a', '#3f7560', '#579277', '#7fb596'],
      front: '#17342a',
      inside: '#22483a',
      hanging: '#234a3d',
      petals: ['#fff', '#c9a6ff', '#fff', '#e6d2ff'],
    },
    shell: YELLOW,
    trim: VIOLET,
  },
  harvest: {
    ...SUMMER,
    sky: ['#3f9fe0', '#a8dcff', '#fff3cf'],
    meadow: ['#f5dd92', '#e2b652', '#b58026'],
    petals: ['#ef3e5b', '#4f8fe0', '#fff', '#ef3e5b'],
    long: ['#a06a0c', '#bd8214', '#d99a20', '#f0bc38', '#ffe07a'],
    stripes: stripes('#fdf4cf', '#f6e7b0', '#f9edbf', '#efdd9e', '#f1e0a4', '#e6cf86', '#e9d494', '#dcc276'),
    hedge: {
      leaves: ['#35661f', '#4a7f2a', '#68993a', '#93ba58'],
      front: '#1d3d0f',
      inside: '#2a5216',
      hanging: '#2a5616',
      petals: ['#ef3e5b', '#fff', '#ef3e5b', '#ffd94a'],
    },
    shell: GREEN,
  },
  autumn: {
    ...SUMMER,
    sky: ['#6f7fb8', '#cdb8c9', '#ffe0b0'],
    trees: ['#9c2f1a', '#c9501f', '#f08a2f'],
    fruit: '#ffd94a',
    meadow: ['#dfae62', '#bb7d40', '#80502e'],
    petals: ['#ffd94a', '#ff9b21', '#ef5a3e', '#fff2c0'],
    long: ['#8a2a14', '#b03f1a', '#d2601f', '#f08a2c', '#ffb84a'],
    stripes: stripes('#dadd92', '#c9cd76', '#cfd384', '#bdc166', '#c1c56e', '#b0b55a', '#b6bb62', '#a4aa50'),
    hedge: {
      leaves: ['#5a1f2e', '#752c38', '#963f45', '#bd5f58'],
      front: '#2f0f18',
      inside: '#431722',
      hanging: '#4a1824',
      petals: ['#ffd94a', '#ff9b21', '#fff2c0', '#ffd94a'],
    },
    shell: BLUE,
    trim: ORANGE,
    wings: ['#ffb84a', '#d2601f', '#ffd94a', '#b03f1a'],
  },
  snow: {
    ...SUMMER,
    sky: ['#7fa8d8', '#bcd6f0', '#f4f8ff'],
    trees: ['#5f86a8', '#a8c8e0', '#f4faff'],
    meadow: ['#f4f9ff', '#dbe8f7', '#a8c4e2'],
    petals: ['#fff', '#e3effb', '#ef5a6e'],
    long: ['#9dbce0', '#b9d2ee', '#d6e6f8', '#eef6ff', '#ffffff'],
    stripes: stripes('#a9d49a', '#96c586', '#9dcb8e', '#8abb7a', '#90c081', '#7daf6e', '#85b676', '#72a563'),
    hedge: {
      leaves: ['#1f5a5c', '#3f8080', '#a8d0dc', '#f4fbff'],
      front: '#0c3538',
      inside: '#14484c',
      hanging: '#164a4e',
      petals: ['#ef3e5b', '#fff', '#ef3e5b'],
    },
    shell: ORANGE,
    trim: BLUE,
    wings: [],
  },
  moonlight: {
    sky: ['#0b0f33', '#1b2560', '#3f569c'],
    glow: '222,232,255',
    cloud: '#2f3f80',
    trees: ['#0c1f38', '#143050', '#1f4568'],
    fruit: '#ffe680',
    fence: ['#5f6f9c', '#4a588a', '#8fa0cf'],
    meadow: ['#245f6a', '#194558', '#0f2740'],
    petals: ['#c9d6ff', '#ffe680', '#9fb4f0'],
    long: ['#0a2f48', '#0f4560', '#155c74', '#1f8090', '#3ab4b0'],
    stripes: stripes('#b5dde0', '#9fcfd4', '#a5d3d7', '#8fc3c9', '#93c6cc', '#7db4bd', '#84b9c2', '#70a5b0'),
    hedge: {
      leaves: ['#141b4a', '#1f2a63', '#2d3d82', '#4a5fa8'],
      front: '#090d2a',
      inside: '#0e143a',
      hanging: '#101743',
      petals: ['#fff', '#c9d6ff', '#ffe680'],
    },
    shell: VIOLET,
    trim: LIME,
    wings: ['#fff6b0', '#dfe8ff', '#fff6b0', '#c9b5ff'],
  },
  candy: {
    ...SUMMER,
    sky: ['#ffa8d6', '#ffd6ec', '#fff6e0'],
    trees: ['#3fae9c', '#6fd0bc', '#b5f0e0'],
    fruit: '#fff',
    meadow: ['#fff0d9', '#ffd9e6', '#f2a8cf'],
    petals: ['#fff', '#7fe0d0', '#ffd94a', '#c9a6ff'],
    long: ['#cf4493', '#e863ab', '#fb86c0', '#ffacd6', '#ffdcf0'],
    stripes: stripes('#f6fff4', '#e2f9e6', '#eafdee', '#d5f4dd', '#d8f5e0', '#c4ead2', '#cbeed6', '#b6e2c7'),
    hedge: {
      leaves: ['#5a3020', '#75432c', '#96603f', '#bd8a60'],
      front: '#2f160e',
      inside: '#432215',
      hanging: '#4a2718',
      petals: ['#fff', '#ff7ab8', '#ffd94a', '#7fe0d0'],
    },
    shell: TEAL,
    trim: PINK,
  },
}

export const paletteOf = (look: string): Palette => PALETTES[look] ?? SUMMER
