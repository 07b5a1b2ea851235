/** Palettes of the unlockable looks, for room and furniture. The balls are the same in all of them. */
import { BROWN, CREAM, SLATE, TEAL, YELLOW, type Tone } from '../../kit/paint/palette.ts'

export interface Palette {
  /** From the zenith down. */
  readonly sky: readonly string[]
  /** RGB components of the sunlight, and the colour of the disc. */
  readonly sun: string
  readonly disc: string
  /** Far and near. */
  readonly hills: readonly [string, string]
  readonly iron: string
  /** The corners of the room. */
  readonly dark: string
  readonly leaves: readonly string[]
  /** A shelf from its lit edge down, and the front of the bench. */
  readonly planks: readonly [string, string, string, string]
  readonly bench: readonly string[]
  /** RGB components of lamps and fireflies. */
  readonly lamp: string
  readonly foot: Tone
  /** From side to side. */
  readonly cork: readonly [string, string, string, string]
  /** Snow on the shelves and on every ball. */
  readonly isSnowy?: true
  readonly isStarry?: true
}

const DUSK: Palette = {
  sky: ['#35145f', '#7a2a8a', '#d6478a', '#ff8a72', '#ffcf8f'],
  sun: '255,226,160',
  disc: '#fff3c9',
  hills: ['rgba(150,50,130,.55)', 'rgba(96,30,110,.85)'],
  iron: '#2b0f4d',
  dark: '#23083c',
  leaves: ['#1f6b4f', '#2f8a55', '#174f4a', '#3fa05c'],
  planks: ['#e0a06a', '#b5703f', '#8a4a34', '#5f2b32'],
  bench: ['#5a2a4a', '#2a0f3c'],
  lamp: '255,220,140',
  foot: BROWN,
  cork: ['#8a5a33', '#f0c795', '#cf9a63', '#7c4c28'],
}

const LOOKS: Readonly<Record<string, Palette>> = {
  dew: {
    ...DUSK,
    sky: ['#2f9fd6', '#6cc7ea', '#a9e6ec', '#d9f6dc', '#fff7c9'],
    hills: ['rgba(90,180,150,.6)', 'rgba(60,150,110,.85)'],
    iron: '#f2fbff',
    dark: '#0b5c7a',
    leaves: ['#3fa05c', '#63c06a', '#2f8a55', '#9bd86e'],
    planks: ['#fff6e2', '#ecd3a8', '#c9a06e', '#8f6a46'],
    bench: ['#cfe8dc', '#6fa89c'],
  },
  maple: {
    ...DUSK,
    sky: ['#5c1f1a', '#a83a1e', '#e8752a', '#ffb347', '#ffe59a'],
    hills: ['rgba(170,60,20,.6)', 'rgba(110,34,16,.9)'],
    iron: '#3c120c',
    dark: '#35100a',
    leaves: ['#c2401c', '#e8742a', '#f2a33a', '#8c2f1b'],
    planks: ['#ffc98a', '#c9783c', '#8f4a22', '#552410'],
    bench: ['#6b3018', '#2c100a'],
  },
  reef: {
    ...DUSK,
    sky: ['#0a2f6b', '#0f5c9c', '#1693b4', '#3fc9c4', '#a8f5dc'],
    sun: '200,255,240',
    disc: '#eafff6',
    hills: ['rgba(20,110,150,.6)', 'rgba(12,66,110,.9)'],
    iron: '#08305c',
    dark: '#04214a',
    leaves: ['#f06a8a', '#ff9a8a', '#c2477f', '#ffb86b'],
    planks: ['#fff0d6', '#f0c9a0', '#cf9a7a', '#8a5a5c'],
    bench: ['#1c6a94', '#08264f'],
    lamp: '150,255,240',
    foot: CREAM,
    cork: ['#c98aa0', '#fff0f4', '#f2c3d0', '#a86480'],
  },
  jade: {
    ...DUSK,
    sky: ['#04332c', '#0b5c46', '#239a63', '#86d86e', '#f2ffae'],
    sun: '244,255,170',
    disc: '#fbffdc',
    hills: ['rgba(20,110,70,.6)', 'rgba(8,66,50,.9)'],
    iron: '#06241f',
    dark: '#04231c',
    leaves: ['#2fa84f', '#58c93f', '#147a4a', '#a4e24a'],
    planks: ['#d8c28a', '#9c8a52', '#6a6338', '#3c3f26'],
    bench: ['#2f4a35', '#10241c'],
    lamp: '220,255,130',
    foot: TEAL,
  },
  snow: {
    ...DUSK,
    sky: ['#1b2a6b', '#3f5fb0', '#7fa3dc', '#c3d9f5', '#fdeef2'],
    sun: '255,240,236',
    hills: ['rgba(214,230,250,.8)', 'rgba(240,247,255,.95)'],
    iron: '#24356e',
    dark: '#141f52',
    leaves: ['#1f6b5c', '#3f8f7c', '#d6ecf2', '#2f7a6b'],
    planks: ['#ffffff', '#b98a6a', '#85563f', '#4a2a2c'],
    bench: ['#5a3a4a', '#241636'],
    foot: SLATE,
    isSnowy: true,
  },
  stars: {
    ...DUSK,
    sky: ['#05071f', '#0e1440', '#1f2a6b', '#3a4696', '#6a6fc4'],
    sun: '220,226,255',
    disc: '#f4f2ff',
    hills: ['rgba(30,34,90,.7)', 'rgba(12,14,48,.95)'],
    iron: '#c9983a',
    dark: '#03041a',
    leaves: ['#8f9fd6', '#c3cff5', '#5c6cb0', '#e6ecff'],
    planks: ['#ffe59a', '#d9a83c', '#9c6f1c', '#573a10'],
    bench: ['#232a5c', '#080a24'],
    foot: YELLOW,
    cork: ['#a87a00', '#fff2a0', '#ffd21f', '#8a6200'],
    isStarry: true,
  },
}

export const paletteOf = (look: string): Palette => LOOKS[look] ?? DUSK
