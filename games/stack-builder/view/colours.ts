/** Computes the colours of each storey in the chosen look. */
import { mix } from '../../kit/paint/easing.ts'
import { BROWN, CREAM, GREEN, VIOLET, type Tone } from '../../kit/paint/palette.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { SlabMake } from '../rules.ts'
import { paletteOf, type OrnamentRow, type Palette } from './looks.ts'
import { ARROWS, GEM, WEDGE, type Sign } from './signs.ts'

export interface Colours {
  /** Colour of sparks. */
  readonly light: string
  readonly top: string
  readonly left: string
  readonly right: string
  readonly edge: string
  /** Line along the upper edges. */
  readonly rim: string
  readonly rimWide: number
  readonly drips: boolean
  readonly rows: readonly OrnamentRow[]
  /** Sign on the walls. */
  readonly sign?: Sign
}

const GOLD: Tone = { light: '#fff3a8', true: '#ffbf1a', deep: '#964c00' }
const ICE: Tone = { light: '#f4feff', true: '#a6e4fa', deep: '#3f8fc4' }

/** Gold has studs instead of windows. */
const STUDS: OrnamentRow = {
  pitch: 104,
  wide: 58,
  from: 0.56,
  to: 0.57,
  colours: ['#fff9d0', '#ffe68a'],
  lit: ['#fff9d0', '#ffe68a'],
}

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)

/** Blends two '#rrggbb' colours. */
function blend(from: string, to: string, t: number): string {
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(mix(channel(from, at), channel(to, at), t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Wall colours between two tones. */
function between(tone: Tone, next: Tone, t: number) {
  const part = (name: 'light' | 'true' | 'deep') => blend(tone[name], next[name], t)
  return {
    light: part('light'),
    top: blend(part('light'), part('true'), 0.4),
    left: part('true'),
    right: blend(part('true'), part('deep'), 0.52),
    edge: part('deep'),
  }
}

/** Overrides by material, in every look. */
const MAKES: Readonly<Record<SlabMake, Partial<Colours>>> = {
  plain: {},
  gold: { ...between(GOLD, GOLD, 0), rim: '#fffbe0', rimWide: 34, rows: [STUDS] },
  keystone: { ...between(CREAM, BROWN, 0.25), rim: '#fffbe0', rows: [], sign: WEDGE },
  ice: { ...between(ICE, ICE, 0), rim: '#f4feff', rimWide: 64, drips: true, rows: [] },
  leaf: { ...between(GREEN, GREEN, 0), rim: '#eaffc9', rows: [], sign: ARROWS },
  jewel: { ...between(VIOLET, VIOLET, 0), rim: '#ffe27a', rimWide: 40, rows: [], sign: GEM },
}

/** The plinth under the house. */
export const STONE: Colours = {
  ...between(CREAM, BROWN, 0.3),
  rim: 'rgba(255,255,255,.6)',
  rimWide: 20,
  drips: false,
  rows: [],
}

/** One cycle of colours, from the foundation up. */
export function coloursIn({ tones, steps, rims, rimWide, rows, drips }: Palette): readonly Colours[] {
  const at = (n: number) => tones[n % tones.length] ?? CREAM
  return Array.from({ length: Math.max(tones.length * steps, rims.length) }, (_, i) => {
    const from = Math.floor(i / steps)
    const walls = between(at(from), at(from + 1), (i % steps) / steps)
    const rim = rims[i % rims.length] ?? STONE.rim
    return { ...walls, rim, rimWide, rows, drips: drips === true, ...(drips && { light: rim, top: rim }) }
  })
}

/** Colours of a storey; those of the house below the foundation are negative. */
export type Walls = (storey: number, make?: SlabMake) => Colours

export const wallsOf =
  (all: readonly Colours[]): Walls =>
  (storey, make) => {
    const plain = all.at(storey % all.length) ?? STONE
    return make ? { ...plain, ...MAKES[make] } : plain
  }

/** Walls of the current look. */
export function createWalls(stage: Pick<Stage, 'look'>): Walls {
  let look: string | undefined
  let walls: Walls
  return (storey, make) => {
    if (look !== stage.look) {
      look = stage.look
      walls = wallsOf(coloursIn(paletteOf(look)))
    }
    return walls(storey, make)
  }
}
