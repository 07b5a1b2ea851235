/** Palettes of the looks: crate colours and finish, crane paint, time of day. */
import {
  BLUE,
  BROWN,
  GREEN,
  ORANGE,
  PINK,
  RED,
  SLATE,
  TEAL,
  VIOLET,
  YELLOW,
  type Tone,
} from '../../kit/paint/palette.ts'
import type { CrateKind } from '../rules/kinds.ts'

/** Front of a crate: its lines and frame. Lengths are in ells. */
export interface CrateFinish {
  /** Direction of the lines: along the crate (upright on narrow ones), always upright, or slanted. */
  readonly way: 'along' | 'upright' | 'aslant'
  readonly pitch: number
  readonly wide: number
  readonly shade: 'light' | 'deep'
  readonly alpha: number
  readonly frame: number
  /** Reach of the sheen from the upper left, as a share of the diagonal. */
  readonly sheen: number
  /** Braces and hoops, or a ribbon with a bow. */
  readonly bound?: 'braces' | 'ribbon'
}

export interface Palette {
  readonly tones: Readonly<Record<CrateKind, Tone>>
  readonly finish: CrateFinish
  /** Colours of the crane's lattice, and of its cabin, wheels and hook. */
  readonly steel: Tone
  readonly paint: Tone
  /** Ells added to the altitude of the sky, to make it evening or night. */
  readonly late: number
}

const tone = (light: string, body: string, deep: string): Tone => ({ light, true: body, deep })

const BOARDS: CrateFinish = {
  way: 'along',
  pitch: 0.3,
  wide: 0.035,
  shade: 'deep',
  alpha: 0.4,
  frame: 0.24,
  sheen: 0.5,
  bound: 'braces',
}

const WOOD = {
  cube: BLUE,
  wide: ORANGE,
  squat: GREEN,
  tall: RED,
  small: YELLOW,
  planter: BROWN,
  barrel: VIOLET,
  step: TEAL,
}

/** Special crates keep their colours in all looks, to stay recognisable. */
const SPECIAL = {
  magnet: tone('#ff8f8f', '#e8283c', '#6e0a1e'),
  honey: tone('#ffe27a', '#f5a60a', '#8a4a00'),
  twin: PINK,
  ice: tone('#ffffff', '#a8e4fb', '#2f7fb0'),
  drum: SLATE,
  gold: tone('#fff6b8', '#ffcc1f', '#9a5c00'),
}

const MARKET: Palette = {
  tones: { ...WOOD, ...SPECIAL },
  finish: BOARDS,
  steel: tone('#ffd873', '#f0a81c', '#8a5200'),
  paint: YELLOW,
  late: 0,
}

/** Tones for plain crates with shared highlights and edges; colours in the order of the market look. */
function painted(light: string, deep: string, bodies: readonly string[]): Palette['tones'] {
  const wood = Object.keys(WOOD).map((kind, i) => [kind, tone(light, bodies[i] ?? deep, deep)])
  return { ...SPECIAL, ...Object.fromEntries(wood) } as Palette['tones']
}

const PALETTES: Readonly<Record<string, () => Palette>> = {
  timber: () => ({
    ...MARKET,
    tones: painted('#f6dfb4', '#4d2a12', [
      '#b98a5a',
      '#d9a866',
      '#a4774a',
      '#8a5a36',
      '#e0bd84',
      '#9a6a4a',
      '#7d4f38',
      '#c49a72',
    ]),
    steel: tone('#ff9f86', '#cf4a35', '#6b1a18'),
    paint: tone('#ffb39a', '#d9553c', '#75201a'),
    late: 26,
  }),
  parcels: () => ({
    ...MARKET,
    tones: painted('#fff6dc', '#7a2f63', [
      '#5cb8f0',
      '#ff8f6b',
      '#6fcf8e',
      '#f0628a',
      '#ffc94d',
      '#e08ad0',
      '#9a7df0',
      '#4fc9bd',
    ]),
    finish: {
      way: 'aslant',
      pitch: 0.3,
      wide: 0.05,
      shade: 'light',
      alpha: 0.35,
      frame: 0.06,
      sheen: 0.3,
      bound: 'ribbon',
    },
    steel: tone('#e9f6ff', '#8fc7ee', '#2f5f92'),
    paint: tone('#ffd0e6', '#f06fae', '#8d1f62'),
  }),
  port: () => ({
    ...MARKET,
    tones: painted('#b9d3dc', '#0f2436', [
      '#2f84c4',
      '#e0642f',
      '#1f9c86',
      '#c8323e',
      '#eab030',
      '#6d7f92',
      '#5560b4',
      '#5aa84f',
    ]),
    finish: { way: 'upright', pitch: 0.15, wide: 0.06, shade: 'deep', alpha: 0.38, frame: 0.12, sheen: 0.12 },
    steel: tone('#dff0f5', '#5f8fa6', '#1d3f55'),
    paint: tone('#ff9a7a', '#e0502f', '#7a1f14'),
  }),
  sweets: () => ({
    ...MARKET,
    tones: painted('#ffffff', '#a03a78', [
      '#5cc4ff',
      '#ff9a52',
      '#7ddc7a',
      '#ff6f93',
      '#ffd23f',
      '#d99a68',
      '#b085ff',
      '#52e0c8',
    ]),
    finish: { way: 'aslant', pitch: 0.36, wide: 0.17, shade: 'light', alpha: 0.6, frame: 0.14, sheen: 0.2 },
    steel: tone('#ffffff', '#ffd3e4', '#d6336c'),
    paint: tone('#ffe3f0', '#ff8fbf', '#a8326b'),
  }),
  lanterns: () => ({
    ...MARKET,
    tones: painted('#fff0a8', '#5c0f1e', [
      '#ff8a3c',
      '#f0563c',
      '#ffb03c',
      '#d93a4a',
      '#ffcf4a',
      '#c8643c',
      '#e0508a',
      '#ff7a5a',
    ]),
    finish: { ...BOARDS, way: 'upright', pitch: 0.21, frame: 0.1 },
    steel: tone('#b9a8f0', '#6a55b8', '#241a5c'),
    paint: tone('#ffc0a0', '#e0483c', '#6b0f24'),
    late: 66,
  }),
  treasure: () => ({
    ...MARKET,
    tones: painted('#ffe08a', '#3d1f08', [
      '#1f5fa8',
      '#a8641f',
      '#14805a',
      '#a01f3f',
      '#d99a1f',
      '#6b3a1f',
      '#5a2f9a',
      '#14787a',
    ]),
    finish: { ...BOARDS, alpha: 0.6, frame: 0.3, sheen: 0.2 },
    steel: tone('#fff3b8', '#d9a52f', '#6b4206'),
    paint: tone('#ffdf8a', '#b9791f', '#54300a'),
    late: 16,
  }),
}

/** The palette of a look, computed on demand. */
export const paletteOf = (look: string): Palette => PALETTES[look]?.() ?? MARKET
