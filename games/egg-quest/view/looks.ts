/** Defines the colours of each look: egg, leaves and lawn. */
import { CREAM, RED, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import { INK } from './birds.ts'
import { paintsAt } from './skies.ts'

/** Outline of an egg, in hundredths of its half-width. */
export const SHELL = 'M0-136C62-136 100-42 100 16C100 74 58 112 0 112S-100 74-100 16C-100-42-62-136 0-136'

/** A stroke on the shell; path and width are relative to the half-width. */
type Mark = readonly [path: string, colour: string, width: number]

export interface Palette {
  readonly shell: Tone
  readonly marks: readonly Mark[]
  /** Eyes and mouth. */
  readonly ink: string
  readonly hat?: { readonly shape: string; readonly tone: Tone; readonly marks: readonly Mark[] }
  /** Lit and shaded leaves before dusk; default: those of the zone. */
  readonly leaf?: readonly [string, string]
  /** Tint over hills and lawn. */
  readonly ground?: string
}

const FARM: Palette = {
  shell: CREAM,
  marks: [['M-46-62h0M-74-10h0M22-102h0M-50 80h0M78 8h0M52-50h2M45 84h2', '#e0a96b99', 0.18]],
  ink: INK,
}

const PALETTES: Readonly<Record<string, Palette>> = {
  thrush: {
    shell: { light: '#e8fffb', true: '#6fd3e0', deep: '#1f7f9c' },
    marks: [
      ['M-50-66h2M-76-14h0M16-108h3M-54 78h0M80 4h0M54-56h0M44 86h3M-12-88h0M72 48h0', '#1c3f5c', 0.13],
      ['M-30-96h0M-84 22h0M36-84h0M-20 94h0M68-20h0M-66-44h0M14 98h0', '#1c3f5c', 0.07],
    ],
    ink: '#10283f',
    leaf: ['#d8f56a', '#4fa82a'],
  },
  easter: {
    shell: { light: '#fff0fa', true: '#ff9fd0', deep: '#b33a86' },
    marks: [
      ['M-92-30L-69-48L-46-30L-23-48L0-30L23-48L46-30L69-48L92-30', '#fff6a8', 0.14],
      ['M-60-76h0M-20-80h0M20-80h0M60-76h0M-34-108h0M0-112h0M34-108h0', '#fff', 0.17],
      ['M-92 72Q0 106 92 72', '#8fe8f0', 0.16],
    ],
    ink: '#5a0f3f',
    leaf: ['#ffe0f0', '#f07fb4'],
  },
  acorn: {
    shell: { light: '#fff3cf', true: '#f4c270', deep: '#a0641c' },
    marks: [['M-62 66Q-48 88-26 98', '#fff6dccc', 0.1]],
    ink: '#3a1505',
    hat: {
      shape: 'M-100-34C-96-104-52-142 0-142S96-104 100-34Q50-14 0-14T-100-34',
      tone: { light: '#c9925a', true: '#8a5426', deep: '#4a260c' },
      marks: [
        ['M0-142Q2-166 16-176', '#5c3413', 0.16],
        [
          'M-84-60h0M-44-48h0M0-42h0M44-48h0M84-60h0M-66-90h0M-24-78h0M24-78h0M66-90h0M-40-116h0M0-110h0M40-116h0',
          '#c9925a',
          0.15,
        ],
      ],
    },
    leaf: ['#ffd257', '#d4541c'],
    ground: 'rgba(240,150,50,.5)',
  },
  snow: {
    shell: { light: '#ffffff', true: '#e9f4ff', deep: '#7fa3cf' },
    marks: [['M-70 66h0M-44 90h0M60 80h0M80 40h0M-88 20h0', '#bcd9f5', 0.14]],
    ink: '#22385f',
    hat: {
      shape: 'M-96-42C-92-112-50-150 0-150S92-112 96-42Q0-68-96-42',
      tone: RED,
      marks: [
        ['M-92-46Q0-76 92-46', '#fff', 0.3],
        ['M0-156h1', '#fff', 0.56],
      ],
    },
    leaf: ['#ffffff', '#9cc8ea'],
    ground: 'rgba(240,248,255,.86)',
  },
  night: {
    shell: { light: '#9a86ff', true: '#3c2aa0', deep: '#150c4a' },
    marks: [
      // A moonlit rim, because the trunk is just as dark among the stars.
      [SHELL, '#ffe9a8', 0.16],
      [
        'M-52-58h0M-80 0h0M26-104h0M-46 82h0M78 14h0M60-52h0M40 86h0M-14-116h0M84 50h0M-72-38h0M4 98h0',
        '#fff6c8',
        0.08,
      ],
      ['M-6-92a22 22 0 1 0 26 26a26 26 0 0 1-26-26', '#ffe27a', 0.05],
    ],
    ink: '#fff1c9',
    leaf: ['#8ff0e4', '#5a3fc0'],
    ground: 'rgba(96,62,196,.72)',
  },
  golden: {
    shell: { light: '#fffbd0', true: '#ffc928', deep: '#a8660a' },
    marks: [['M-78-30Q-60-88-20-112M-86 0h0', '#fffde8cc', 0.12]],
    ink: '#5a2f00',
    hat: {
      shape: 'M-58-98L-70-166L-34-136L0-184L34-136L70-166L58-98Q0-80-58-98',
      tone: YELLOW,
      marks: [
        ['M-70-168h0M0-186h0M70-168h0', '#ef3e5b', 0.17],
        ['M-54-102Q0-86 54-102', '#a8660a', 0.06],
      ],
    },
    leaf: ['#fff3a0', '#d9a414'],
    ground: 'rgba(255,206,70,.42)',
  },
}

export const paletteOf = (look: string): Palette => PALETTES[look] ?? FARM

/** From this zone on, leaves take the colour of the light, not of the look. */
const DUSK = 3

export const leafOf = ({ leaf }: Palette, zone: number) => (leaf && zone < DUSK ? leaf : paintsAt(zone).leaf)
