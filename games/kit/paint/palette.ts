/** Colours shared by all games, each in three tones: highlight, body and edge of a glossy shape. */
export interface Tone {
  readonly light: string
  readonly true: string
  readonly deep: string
}

const tone = (light: string, body: string, deep: string): Tone => ({ light, true: body, deep })

export const RED = tone('#ff8a9a', '#ef3e5b', '#8f1230')
export const ORANGE = tone('#ffd27a', '#ff9b21', '#a14c00')
export const YELLOW = tone('#fff2a0', '#ffd21f', '#a87a00')
export const GREEN = tone('#9bf0b4', '#2fc46b', '#0b6a35')
export const BLUE = tone('#9fe4ff', '#26a8f0', '#0a4f96')
export const VIOLET = tone('#c9b5ff', '#7d5cf5', '#37209c')
export const PINK = tone('#ffb3e1', '#f04fae', '#8d1262')
export const TEAL = tone('#a8fff0', '#1fc9b4', '#08695e')
export const LIME = tone('#eaff9e', '#a4d92b', '#4f7300')
export const BROWN = tone('#e3b184', '#a8693a', '#54300f')
export const CREAM = tone('#ffffff', '#fff0d6', '#b98f5c')
export const SLATE = tone('#c3cbe8', '#76809f', '#333a5c')

/** Ordered so that neighbours are easy to tell apart. Games still add a symbol to each, for colour-blind players. */
export const TONES = [
  RED,
  BLUE,
  YELLOW,
  GREEN,
  VIOLET,
  ORANGE,
  PINK,
  TEAL,
  LIME,
  BROWN,
  CREAM,
  SLATE,
] as const

export const INK = '#2a1458'
export const SHADOW = 'rgba(24,8,60,.4)'
/** Hills from far to near, and the evening sky from the zenith down. */
export const HILLS = ['rgba(95,50,150,.55)', 'rgba(70,35,125,.8)', '#341c6b'] as const
export const DUSK = ['#3b2a8f', '#8a4fd0', '#ff8fb3', '#ffd6a0'] as const
export const CONFETTI = ['#ff8a9a', '#ffd27a', '#fff2a0', '#9bf0b4', '#9fe4ff', '#c9b5ff', '#ffb3e1'] as const
