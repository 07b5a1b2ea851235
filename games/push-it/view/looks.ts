/** Palettes of the unlockable looks. Beds, signs and flowers are the same in all of them. */

export interface Palette {
  /** From the ridge down to the floor. */
  readonly sky: readonly string[]
  /** RGB components of the light through the glass. */
  readonly sun: string
  readonly bars: string
  readonly paving: readonly string[]
  /** From dark to light. */
  readonly leaves: readonly string[]
  readonly blossoms: readonly string[]
  /** Joints, two bright stones and a darker one. */
  readonly stone: readonly [string, string, string, string]
  readonly wood: readonly string[]
  /** The dark between the leaves. */
  readonly shade: string
  readonly clay: readonly string[]
  /** Path and colour of the ornament on the collar of each pot. */
  readonly pattern?: readonly [string, string]
  readonly hat: readonly string[]
  readonly ribbon: string
  readonly overalls: readonly [string, string, string]
  /** Snow on the leaves, and a woollen hat instead of straw. */
  readonly isSnowy?: true
  /** Replaces the sun. */
  readonly moon?: string
  /** Signs in the middle of flowers. */
  readonly strong?: boolean
}

const GREENHOUSE: Palette = {
  sky: ['#128a78', '#35c0a2', '#9cf0d2', '#fff'],
  sun: '255,252,214',
  bars: 'rgba(244,255,250,.85)',
  paving: ['#cfe8cf', '#d9cfa6', '#a98d5e', '#75603f'],
  leaves: ['#0f6b4a', '#178a55', '#2aa860', '#5cc45c', '#8bdc62'],
  blossoms: ['#ff9ad5', '#fff2a0', '#ffffff', '#ffb98a', '#c9b5ff'],
  stone: ['#b99a68', '#f0dfbd', '#f5e7c9', '#e0caa0'],
  wood: ['#d99a5b', '#a8693a', '#6b3c1a'],
  shade: '#123f2c',
  clay: ['#ffb98a', '#e0703a', '#8a3412'],
  hat: ['#fff0bd', '#f2c25c', '#b87a24'],
  ribbon: '#ef3e5b',
  overalls: ['#8fd0ff', '#2f8fe0', '#0d4b94'],
}

const ZIGZAG = 'M-33-12l6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7'
const WAVES = 'M-32-15q4-6 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0'
const DOTS = 'M-30-15h0m12 0h0m12 0h0m12 0h0m12 0h0m12 0h0'

const LOOKS: Readonly<Record<string, Palette>> = {
  autumn: {
    ...GREENHOUSE,
    sky: ['#b5472c', '#f08a3c', '#ffd08a', '#fff6de'],
    paving: ['#f2dcb4', '#d8b380', '#9c6c43', '#5f3d26'],
    leaves: ['#8c2f1b', '#bd4a1f', '#e0762a', '#f2a33a', '#ffcf5c'],
    blossoms: ['#fff2a0', '#ffffff', '#c9556b'],
    shade: '#4a1a12',
    clay: ['#c9f0d8', '#4fa58a', '#17503f'],
    pattern: [DOTS, '#fff2c9'],
    ribbon: '#2c7a5c',
    overalls: ['#d9b48a', '#a06a3a', '#5a3415'],
  },
  delft: {
    ...GREENHOUSE,
    sky: ['#2f6fd0', '#74b4f2', '#cfe9ff', '#fff'],
    bars: 'rgba(255,255,255,.95)',
    paving: ['#eef6ff', '#cfdcf0', '#8fa5cc', '#4d618f'],
    stone: ['#8fa9d6', '#ffffff', '#f2f7ff', '#cfe0fa'],
    wood: ['#ffffff', '#d4e2f7', '#7f9ccd'],
    clay: ['#ffffff', '#eaf1ff', '#8ea6d8'],
    pattern: [WAVES, '#1c4fb4'],
    ribbon: '#1c4fb4',
    overalls: ['#7aa2f0', '#2c57bd', '#122a73'],
  },
  cactus: {
    ...GREENHOUSE,
    sky: ['#e2607a', '#ff9a6b', '#ffd79a', '#fff4d0'],
    paving: ['#ffe2ad', '#eebb7c', '#c07e4c', '#7d4a31'],
    leaves: ['#1f6f6a', '#3d938a', '#69b39a', '#93cfa8', '#c3e6b8'],
    blossoms: ['#ff5d8f', '#ff9b21', '#fff2a0'],
    stone: ['#c58a52', '#ffd9a0', '#ffe3b3', '#f2bd80'],
    wood: ['#ffcf8f', '#d98a5a', '#8f4a34'],
    shade: '#1d4a48',
    clay: ['#8ff0ea', '#1fb3b4', '#0a5a68'],
    pattern: [ZIGZAG, '#ffd94a'],
    hat: ['#fff4d6', '#e8b56a', '#9a5a2a'],
    ribbon: '#1fa3a8',
    overalls: ['#ffb0a0', '#d9534f', '#7c1f2c'],
  },
  moonlight: {
    ...GREENHOUSE,
    sky: ['#0b1440', '#1c2f78', '#3f63b0', '#9cc4ea'],
    sun: '190,214,255',
    moon: '#fdf6d8',
    bars: 'rgba(190,214,255,.7)',
    paving: ['#8fa8d8', '#6379b4', '#3d4c86', '#20284f'],
    leaves: ['#123a63', '#1b567d', '#2a7a92', '#46a3a6', '#7fd0bd'],
    blossoms: ['#ffe37a', '#fff6c9', '#c9d6ff'],
    stone: ['#46578f', '#a9b9e6', '#b7c6ef', '#8c9fd4'],
    wood: ['#7d8cc9', '#4c5a9c', '#262f63'],
    shade: '#0c1f42',
    clay: ['#d8c9ff', '#8a6fe0', '#3a2390'],
    pattern: [DOTS, '#ffe37a'],
    hat: ['#e6ecff', '#9fb0e6', '#53639f'],
    ribbon: '#ffd94a',
    overalls: ['#8fa0e6', '#3d4fb0', '#182260'],
  },
  cherry: {
    ...GREENHOUSE,
    sky: ['#d86a9c', '#f7a8c8', '#ffe0ec', '#fff'],
    bars: 'rgba(120,40,50,.75)',
    paving: ['#f6e6e6', '#d9c6cc', '#9c8794', '#5c4c5c'],
    leaves: ['#c2477f', '#e06a9c', '#f38fb8', '#ffb3d0', '#ffd6e6'],
    blossoms: ['#ffffff', '#fff2c0', '#d63a78'],
    stone: ['#8d8394', '#e6e0e6', '#efeaf0', '#cfc6d2'],
    wood: ['#e0564a', '#a82a2c', '#5c1018'],
    shade: '#6b1d45',
    clay: ['#f2fff4', '#a3d9bb', '#4a8a6c'],
    pattern: [WAVES, '#b0283c'],
    hat: ['#fff6da', '#e6c98a', '#a8844a'],
    ribbon: '#2c2438',
    overalls: ['#b3a3ff', '#6a52c9', '#2f1f7d'],
  },
  frost: {
    ...GREENHOUSE,
    sky: ['#5f8fc4', '#a3cdec', '#e2f3ff', '#fff'],
    paving: ['#ffffff', '#dbe9f5', '#a3bbd3', '#64809f'],
    leaves: ['#1c5a5c', '#2b7c74', '#4fa08f', '#86c4b4', '#c4e8dc'],
    blossoms: ['#e8384f', '#ff6b6b'],
    stone: ['#9db4cc', '#f2f8ff', '#fff', '#d6e5f2'],
    wood: ['#b98a6a', '#80543c', '#452a1f'],
    clay: ['#ff9a9a', '#d93a4a', '#7c1226'],
    pattern: [ZIGZAG, '#fff'],
    hat: ['#ff8a8a', '#e0324a', '#8f1230'],
    ribbon: '#fff',
    overalls: ['#9fe0c0', '#2f9a6b', '#0d5238'],
    isSnowy: true,
  },
}

export const paletteOf = (look: string): Palette => LOOKS[look] ?? GREENHOUSE
