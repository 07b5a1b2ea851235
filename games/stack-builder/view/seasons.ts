/** Defines the colours of garden and sky in summer, in winter and at night. */
import { CREAM, GREEN, LIME, TEAL, VIOLET, type Tone } from '../../kit/paint/palette.ts'

export interface Season {
  /** Skies that replace those of the first zones. */
  readonly skies: readonly (readonly string[])[]
  /** Least visibility of the stars, 0 to 1, even low down. */
  readonly stars: number
  /** Hills from far to near; lawn from back to front. */
  readonly hills: readonly [string, string]
  readonly lawn: readonly string[]
  /** Alternating colours of the trees. */
  readonly leaves: readonly [Tone, Tone]
  /** Walls and roofs of the town, far row first. */
  readonly town: readonly (readonly [wall: string, roof: string])[]
}

export const SUMMER: Season = {
  skies: [],
  stars: 0,
  hills: ['#9ed9b0', '#6fc47f'],
  lawn: ['#b4e86a', '#6fce4e', '#45b049', '#2a9a44'],
  leaves: [GREEN, LIME],
  town: [
    ['#a9c8ee', '#c9a3c9'],
    ['#e6c9b8', '#d9705f'],
  ],
}

export const WINTER: Season = {
  skies: [['#5f9fd8', '#a5cdee', '#dceefb', '#fdf1ea']],
  stars: 0,
  hills: ['#d3e6f4', '#e6f1f9'],
  lawn: ['#ffffff', '#f0f7fd', '#dcebf8', '#c3d9ef'],
  leaves: [CREAM, { light: '#ffffff', true: '#d9efff', deep: '#7fa3c4' }],
  town: [
    ['#b4c6e4', '#eef5fc'],
    ['#dcc3bd', '#ffffff'],
  ],
}

const MOONLIT = ['#0e0b3d', '#241a6b', '#4b2f94', '#8a4fa8']

export const NIGHT: Season = {
  skies: [MOONLIT, MOONLIT, MOONLIT, ['#1c0d4d', '#4a1f7d', '#8a3a92', '#d9668f']],
  stars: 0.8,
  hills: ['#3b2f7d', '#2c2566'],
  lawn: ['#2f6f6a', '#205a5c', '#17474f', '#103843'],
  leaves: [TEAL, VIOLET],
  town: [
    ['#3a3580', '#5a3f92'],
    ['#2b2a68', '#7a3f8a'],
  ],
}
