/** Defines the palettes of the looks: room, table and cue. Balls look the same in all of them. */
import type { Opponent } from '../rules/strength.ts'

type Shades = readonly [light: string, middle: string, deep: string]

export interface Palette {
  /** The wall from top left to bottom right, and the lamp's light on it and on the cloth. */
  readonly room: Shades
  readonly glow: string
  readonly wood: Shades
  /** Rims, sights and the inlaid line. */
  readonly metal: Shades
  readonly cloth: string
  /** The cushions; the leaves in the corners use their darker shades. */
  readonly rubber: Shades
  /** The cue's shaft and grip. */
  readonly shaft: Shades
  readonly grip: Shades
  /** Lines glow. */
  readonly neon?: true
}

const BRASS: Shades = ['#fff3b8', '#e0a93a', '#7a4d0c']
const STEEL: Shades = ['#fff', '#b9c4d6', '#4c566c']

const GREENHOUSE: Palette = {
  room: ['#1c1150', '#30206f', '#14474f'],
  glow: '#ffd68c',
  wood: ['#c98a4e', '#8d5426', '#54300f'],
  metal: BRASS,
  cloth: '#0c8a76',
  rubber: ['#17b397', '#0b7a69', '#064a44'],
  shaft: ['#fff0c9', '#e3b878', '#9a6a32'],
  grip: ['#6b4a8f', '#37205f', '#1d1038'],
}

const PALETTES: Readonly<Record<string, Palette>> = {
  club: {
    ...GREENHOUSE,
    room: ['#3a1a10', '#5c2c16', '#20100f'],
    glow: '#ffc870',
    wood: ['#b4502f', '#742717', '#3c100a'],
    cloth: '#1d7f33',
    rubber: ['#35ab50', '#1a7434', '#0c4520'],
    grip: ['#4f8a55', '#1f4d2b', '#0e2715'],
  },
  final: {
    ...GREENHOUSE,
    room: ['#060b22', '#10235c', '#070d2c'],
    glow: '#9cc8ff',
    wood: ['#66728a', '#2c3342', '#10131b'],
    metal: STEEL,
    cloth: '#3d93dd',
    rubber: ['#62b4f2', '#2f80c8', '#174f8c'],
    grip: ['#4c9cf0', '#1c4fae', '#0c2560'],
  },
  hotel: {
    ...GREENHOUSE,
    room: ['#33081d', '#5c1430', '#1c0a22'],
    glow: '#ffd060',
    wood: ['#7d3a2c', '#481b18', '#220b0d'],
    cloth: '#500f38',
    rubber: ['#982a5c', '#661640', '#3a0a26'],
    grip: ['#c23a5e', '#7a1233', '#3c0718'],
  },
  garden: {
    ...GREENHOUSE,
    room: ['#7cc8ff', '#bfeaff', '#8fd66a'],
    glow: '#fff7b8',
    wood: ['#fff', '#efe8d8', '#b8aa90'],
    metal: ['#ffc09c', '#d06a3c', '#7c3414'],
    cloth: '#5aa834',
    rubber: ['#96dc5c', '#5aa636', '#2f6c1e'],
    grip: ['#ffb4d2', '#ec6a9e', '#9c2c5e'],
  },
  neon: {
    ...GREENHOUSE,
    room: ['#0a0420', '#260a4c', '#04142e'],
    glow: '#ff3fd8',
    wood: ['#3a3058', '#181230', '#090616'],
    metal: ['#ffb4f4', '#d22cba', '#4c0c60'],
    cloth: '#2c1784',
    rubber: ['#5c34d8', '#3c1c9c', '#1d0c58'],
    shaft: ['#e8faff', '#8c9cff', '#3c2ca8'],
    grip: ['#ff9cf0', '#e02cc0', '#6c0c68'],
    neon: true,
  },
}

/** The looks of the opponents' tables. */
const HOMES: Readonly<Record<Opponent, string>> = {
  pip: 'garden',
  rosa: 'greenhouse',
  otto: 'club',
  ines: 'hotel',
  bruno: 'club',
  mei: 'neon',
  viktor: 'final',
  ada: 'final',
}

export const homeOf = (opponent: Opponent) => HOMES[opponent]

/** Unknown looks have the default palette. */
export const paletteOf = (look: string): Palette => PALETTES[look] ?? GREENHOUSE
