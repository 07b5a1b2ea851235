/** Defines the palettes of the looks: each is a garden at a different hour, with its own owl. */
import { round } from '../../kit/paint/brush.ts'

/** Coral for struck digits, mint for kept ones, gold for true lines. */
export const CORAL = '#ff3d68'
export const MINT = '#0fae8c'
export const GOLD = '#ffd95e'

/** Filled shapes as fractions of the owl's height, from its feet. */
type Shapes = readonly (readonly [path: string, colour: string])[]

/** Particles that fall instead of twinkling stars: shape in pixels, and colours. */
export interface DriftingPieces {
  readonly path: string
  readonly colours: readonly string[]
}

export interface Palette {
  /** Larger badges. */
  readonly strong?: boolean
  /** From the zenith down. */
  readonly sky: readonly string[]
  /** The light behind the slate, as red, green and blue components. */
  readonly glow: string
  readonly land: readonly [far: string, middle: string, near: string, lawn: string]
  /** For board, glass and iron, from the darkest on. The last two are for lettering and lines. */
  readonly shades: readonly [string, string, string, string, string, string, string]
  readonly rim: readonly [top: string, bottom: string]
  readonly tile: {
    readonly face: readonly [top: string, bottom: string]
    readonly edge: string
    readonly ink: string
    /** The bottom colour of a kept tile, and the ring around its digit. */
    readonly kept: string
    readonly ring: string
    readonly shine: number
  }
  readonly owl: {
    readonly light: string
    readonly body: string
    readonly deep: string
    readonly belly: string
    readonly wing: string
    /** Drawn under the spectacles, and on top of everything. */
    readonly face?: Shapes
    readonly dress?: Shapes
  }
  readonly drift?: DriftingPieces
  readonly hasFullMoon?: true
}

export const PALE = { kept: '#d3f7ec', ring: MINT, shine: 1 }
const LEAF = 'M0-9Q8-5 6 2Q4 7 0 9Q-4 7-6 2Q-8-5 0-9'
const PETAL = 'M0 7Q-7 0-4-5Q-2-7 0-4Q2-7 4-5Q7 0 0 7'

/** Five petals around a point. */
const blossom = (x: number, y: number, size: number): string =>
  Array.from({ length: 5 }, (_, i) => {
    const angle = i * 1.257 - 1.571
    return round(x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.62)
  }).join('')

const NIGHT: Palette = {
  sky: ['#150f57', '#2a2195', '#4639cf', '#6a55ea', '#a583f5'],
  glow: '168,150,255',
  land: ['#3a2db3', '#2c2296', '#1c1569', '#120c4c'],
  shades: ['#120c52', '#1a1370', '#2d2499', '#3c34a6', '#564cc6', '#9389ff', '#d8d2ff'],
  rim: ['#9a90ff', '#5247cf'],
  tile: { ...PALE, face: ['#ffffff', '#dfe3ff'], edge: '#8f8be0', ink: '#2b2294' },
  owl: { light: '#b79bff', body: '#7a5fe6', deep: '#38249a', belly: '#efe6ff', wing: '#5138c2' },
}

const PALETTES: Readonly<Record<string, Palette>> = {
  barn: {
    sky: ['#2f72c9', '#5fa8ea', '#9ad6f7', '#d9f1ea', '#fff0bd'],
    glow: '255,250,220',
    land: ['#7fc4a0', '#55a86c', '#38864e', '#27683c'],
    shades: ['#31190c', '#482611', '#63371a', '#7b4823', '#935a2c', '#eebd7c', '#ffe9c9'],
    rim: ['#f3c98b', '#a5672f'],
    tile: { ...PALE, face: ['#fffdf6', '#fbe5c2'], edge: '#c9985a', ink: '#57290f' },
    owl: {
      light: '#ffe2ae',
      body: '#e0a558',
      deep: '#8f5420',
      belly: '#fffaf0',
      wing: '#b97a38',
      face: [['M0-.4C-.2-.46-.38-.6-.3-.76Q-.14-.86 0-.74Q.14-.86 .3-.76C.38-.6 .2-.46 0-.4', '#fffaf0']],
    },
  },
  snowy: {
    sky: ['#08203f', '#0d4166', '#14748c', '#3ab8a4', '#b4f2cc'],
    glow: '150,255,220',
    land: ['#2b6f93', '#5b9dbd', '#a5d2e6', '#e3f4fc'],
    shades: ['#0a2340', '#0f3456', '#184c73', '#21628b', '#2d7099', '#9fdcf2', '#e2f7ff'],
    rim: ['#d8f6ff', '#5fa7c9'],
    tile: { ...PALE, face: ['#ffffff', '#dbf1fb'], edge: '#8dbfd8', ink: '#0b3a61' },
    owl: {
      light: '#ffffff',
      body: '#e3eef8',
      deep: '#86a3c4',
      belly: '#ffffff',
      wing: '#b4cbe2',
      dress: [
        ['M-.36-.47Q0-.3 .36-.47L.38-.36Q0-.18-.38-.36Z', '#e23a55'],
        ['M.12-.3L.26-.33L.3-.08L.16-.06Z', '#c02743'],
      ],
    },
    drift: { path: round(0, 0, 4), colours: ['#ffffff'] },
  },
  blackboard: {
    sky: ['#0d211a', '#15372b', '#1e4d3b', '#2b6750', '#4b9273'],
    glow: '150,230,190',
    land: ['#1d5240', '#174234', '#113327', '#0b231a'],
    shades: ['#0a1c15', '#123023', '#1c4434', '#255a45', '#2f6d54', '#8fd3b5', '#e6f6ee'],
    rim: ['#e0ac6c', '#8a5426'],
    tile: {
      face: ['#5f6a74', '#434c55'],
      edge: '#20272d',
      ink: '#ffffff',
      kept: '#2c6f60',
      ring: '#8dffd0',
      shine: 0.3,
    },
    owl: {
      light: '#dcb78c',
      body: '#9a6a40',
      deep: '#4a2f1a',
      belly: '#f7e8d1',
      wing: '#6f4a2b',
      dress: [
        ['M-.2-.92V-.8Q0-.73 .2-.8V-.92Z', '#1b2026'],
        ['M-.42-.94L0-1.08L.42-.94L0-.8Z', '#323a44'],
        ['M0-.95L.4-.9V-.76H.37V-.88L0-.93ZM.34-.78H.43L.45-.65H.32Z', '#ffcf4a'],
      ],
    },
  },
  harvest: {
    sky: ['#2a0f3a', '#5d1b4a', '#a8374a', '#e56a38', '#ffb650'],
    glow: '255,190,110',
    land: ['#a8442f', '#7c2c33', '#541c33', '#341026'],
    shades: ['#2b0a22', '#42112f', '#5c1a3c', '#772646', '#9a3f55', '#ffa183', '#ffe3cd'],
    rim: ['#ffb489', '#a8433f'],
    tile: { ...PALE, face: ['#fffaf2', '#ffe1c4'], edge: '#d88861', ink: '#69122e' },
    owl: {
      light: '#f8c37c',
      body: '#b96a2e',
      deep: '#5e2c12',
      belly: '#ffe8c4',
      wing: '#86461e',
      dress: [
        ['M.02-.84Q-.22-.86-.26-1.08Q-.02-1.08 .02-.84', '#e8452f'],
        ['M.02-.84Q.02-1.02 .2-1.06Q.22-.9 .02-.84', '#ffb02e'],
      ],
    },
    drift: { path: LEAF, colours: ['#ff9b3d', '#e8452f', '#ffd25e'] },
    hasFullMoon: true,
  },
  cherry: {
    sky: ['#471463', '#7d2680', '#c64b9a', '#f583ae', '#ffd0d8'],
    glow: '255,200,230',
    land: ['#c45a9c', '#9a3d8a', '#6d2873', '#45174f'],
    shades: ['#360e45', '#4d155c', '#6a2076', '#842d88', '#9d3f94', '#ffa8d6', '#ffe4f3'],
    rim: ['#ffc4e2', '#c2509c'],
    tile: { ...PALE, face: ['#ffffff', '#ffe4f0'], edge: '#e098c2', ink: '#77125d' },
    owl: {
      light: '#ffdcec',
      body: '#f594c2',
      deep: '#a93c80',
      belly: '#fff4f9',
      wing: '#dc6ca6',
      dress: [
        [blossom(0.29, -0.88, 0.085), '#ffffff'],
        [round(0.29, -0.88, 0.055), '#ffcf4a'],
      ],
    },
    drift: { path: PETAL, colours: ['#ffd6e6', '#ffffff', '#ff9fc8'] },
  },
  eagle: {
    sky: ['#08070c', '#14111a', '#261d20', '#4a3520', '#8a6026'],
    glow: '255,205,110',
    land: ['#3a2b1e', '#2a2019', '#1b1514', '#0e0b0e'],
    shades: ['#0b090e', '#15121a', '#231e28', '#332c37', '#4b414e', '#e6c05c', '#fff0c6'],
    rim: ['#ffe69a', '#a3721c'],
    tile: { ...PALE, face: ['#fffdf3', '#f2deac'], edge: '#b98a2e', ink: '#2c1d06' },
    owl: {
      light: '#8d8496',
      body: '#48404f',
      deep: '#18141c',
      belly: '#e9c766',
      wing: '#2a2430',
      dress: [
        ['M-.21-.84L-.25-1.06L-.1-.96L0-1.1L.1-.96L.25-1.06L.21-.84Q0-.79-.21-.84', '#ffd451'],
        [round(0, -0.9, 0.04), '#e23a55'],
      ],
    },
  },
}

/** Falls back to the first look for an unknown id. */
export const paletteOf = (look: string): Palette => PALETTES[look] ?? NIGHT
