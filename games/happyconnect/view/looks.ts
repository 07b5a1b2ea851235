/** Defines the colours of each look. The friends keep theirs, because the game depends on them. */
import {
  BLUE,
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
import type { DriftKind } from './drift.ts'

export interface Palette {
  /** From the zenith down. */
  readonly sky: readonly string[]
  readonly rays: string
  readonly drift: DriftKind
  /** From far to near. */
  readonly hills: readonly [string, string, string]
  readonly crowns: readonly Tone[]
  readonly trunk: string
  readonly tray: {
    readonly shadow: string
    readonly edge: string
    /** From top to bottom. */
    readonly slab: readonly [string, string]
    /** The shaded brim of a hollow, and its floor. */
    readonly brim: string
    readonly ground: string
  }
}

const PICNIC: Palette = {
  sky: ['#ffe566', '#ffcb2e', '#ffb01a', '#ff9d0a'],
  rays: 'rgba(255,255,255,.17)',
  drift: 'bubbles',
  hills: ['rgba(255,150,30,.8)', '#f08510', '#d96a00'],
  crowns: [LIME, YELLOW, GREEN, ORANGE],
  trunk: '#8a4200',
  tray: {
    shadow: 'rgba(110,45,0,.5)',
    edge: '#c76a06',
    slab: ['#fffaea', '#ffeec0'],
    brim: '#e3bd6a',
    ground: '#f6dc9b',
  },
}

const PALETTES: Readonly<Record<string, Palette>> = {
  clover: {
    ...PICNIC,
    sky: ['#4fb4f5', '#86d3ff', '#c4ecff', '#f2fbe0'],
    rays: 'rgba(255,255,255,.2)',
    hills: ['#9fdc7a', '#5fbf55', '#2f9347'],
    crowns: [GREEN, LIME],
    trunk: '#7a5230',
    tray: {
      shadow: 'rgba(10,60,40,.5)',
      edge: '#3f8f45',
      slab: ['#f6ffe6', '#d5f2b4'],
      brim: '#8cc56c',
      ground: '#c2e79a',
    },
  },
  blossom: {
    sky: ['#ff9ac4', '#ffb9d3', '#ffd6dd', '#fff0e2'],
    rays: 'rgba(255,255,255,.25)',
    drift: 'petals',
    hills: ['#f5a8c6', '#d983b4', '#a9609c'],
    crowns: [PINK, { light: '#ffffff', true: '#ffc9e2', deep: '#c96a9c' }],
    trunk: '#6b3a4f',
    tray: {
      shadow: 'rgba(110,20,70,.45)',
      edge: '#c9588f',
      slab: ['#fffafc', '#ffe3ee'],
      brim: '#eaa9c6',
      ground: '#fbd3e2',
    },
  },
  lagoon: {
    sky: ['#aef4ee', '#4fd6de', '#1597c4', '#0c5fa0'],
    rays: 'rgba(255,255,255,.13)',
    drift: 'bubbles',
    hills: ['rgba(20,120,170,.7)', '#0e6a9c', '#0a3f73'],
    crowns: [PINK, ORANGE, VIOLET, RED],
    trunk: '#1d4f86',
    tray: {
      shadow: 'rgba(0,30,80,.55)',
      edge: '#0f7f8f',
      slab: ['#eafffb', '#b5f0e6'],
      brim: '#5fbfc4',
      ground: '#9be3dd',
    },
  },
  snow: {
    sky: ['#5f8fd8', '#93bdf0', '#c9e2fb', '#f4f9ff'],
    rays: 'rgba(255,255,255,.14)',
    drift: 'snow',
    hills: ['#d3e5fa', '#b4d0f0', '#f4f9ff'],
    crowns: [CREAM, { light: '#ffffff', true: '#cfe6f5', deep: '#5f8fb5' }, TEAL],
    trunk: '#5b4a5e',
    tray: {
      shadow: 'rgba(20,45,110,.5)',
      edge: '#5c86c4',
      slab: ['#ffffff', '#e3effb'],
      brim: '#a3c0e2',
      ground: '#cfe1f4',
    },
  },
  fireflies: {
    sky: ['#120f3a', '#1f1c5c', '#2b3578', '#2f5a80'],
    rays: 'rgba(160,190,255,.05)',
    drift: 'fireflies',
    hills: ['#22406b', '#172a54', '#0d173a'],
    crowns: [SLATE, BLUE, VIOLET].map(({ true: body, deep }) => ({
      light: body,
      true: deep,
      deep: '#100c30',
    })),
    trunk: '#0d0f2c',
    tray: {
      shadow: 'rgba(0,0,20,.7)',
      edge: '#171545',
      slab: ['#5a5fae', '#3c3f8a'],
      brim: '#1d1f57',
      ground: '#2c2f72',
    },
  },
}

/** Unknown looks fall back to the first one. */
export const paletteOf = (look: string): Palette => PALETTES[look] ?? PICNIC
