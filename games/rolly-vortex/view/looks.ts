/** Defines the balls' colours and patterns. The body shader implements the patterns. */
export const COATS = ['rings', 'rind', 'wedges', 'bands', 'swirl', 'mirrors', 'cracks'] as const

type Colour = readonly [red: number, green: number, blue: number]

export interface Palette {
  readonly coat: (typeof COATS)[number]
  /** Base colour, pattern colour, and the colour on top of both. */
  readonly colours: readonly [Colour, Colour, Colour]
  /** Colour of eyes and mouth. */
  readonly face: Colour
  /** 0 to 1: how strongly the last colour glows. */
  readonly glow: number
  /** Colours of the ball's trail of sparks. */
  readonly trail?: readonly Colour[]
}

const INK: Colour = [0.22, 0.06, 0.1]
const WHITE: Colour = [1, 1, 1]

const SUNNY: Palette = {
  coat: 'rings',
  colours: [
    [1, 0.72, 0.1],
    [1, 0.95, 0.82],
    [0.95, 0.35, 0.2],
  ],
  face: INK,
  glow: 0,
}

const PALETTES: Readonly<Record<string, Palette>> = {
  melon: {
    coat: 'rind',
    colours: [
      [0.46, 0.84, 0.3],
      [0.07, 0.42, 0.2],
      [1, 0.36, 0.44],
    ],
    face: [0.04, 0.16, 0.09],
    glow: 0,
  },
  beach: {
    coat: 'wedges',
    colours: [[0.13, 0.68, 1], WHITE, [1, 0.3, 0.36]],
    face: [0.1, 0.08, 0.3],
    glow: 0,
  },
  jupiter: {
    coat: 'bands',
    colours: [
      [1, 0.9, 0.74],
      [0.86, 0.5, 0.27],
      [0.82, 0.2, 0.12],
    ],
    face: [0.25, 0.08, 0.05],
    glow: 0,
  },
  comet: {
    coat: 'swirl',
    colours: [[0.3, 0.62, 1], [0.86, 0.97, 1], WHITE],
    face: [0.04, 0.1, 0.4],
    glow: 0.35,
    trail: [[0.45, 0.85, 1], WHITE],
  },
  mirror: {
    coat: 'mirrors',
    colours: [
      [0.78, 0.82, 0.95],
      [0.98, 0.62, 0.95],
      [0.5, 0.46, 0.72],
    ],
    face: [0.12, 0.06, 0.3],
    glow: 0,
  },
  lava: {
    coat: 'cracks',
    colours: [
      [0.26, 0.15, 0.2],
      [0.38, 0.22, 0.24],
      [1, 0.5, 0.08],
    ],
    face: [1, 0.86, 0.3],
    glow: 1,
    trail: [
      [1, 0.45, 0.05],
      [1, 0.8, 0.2],
    ],
  },
}

export const paletteOf = (look: string): Palette => PALETTES[look] ?? SUNNY
