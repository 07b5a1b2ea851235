/** The colours of the storeys: the family's tones in the order of the rainbow, one more between any two. */
import { mix } from '../../kit/paint/easing.ts'
import {
  BLUE,
  BROWN,
  CREAM,
  GREEN,
  ORANGE,
  PINK,
  RED,
  TEAL,
  VIOLET,
  YELLOW,
  type Tone,
} from '../../kit/paint/palette.ts'

export interface Colours {
  /** For sparks. */
  readonly light: string
  readonly top: string
  readonly left: string
  readonly right: string
  readonly edge: string
}

const TONES = [BLUE, TEAL, GREEN, YELLOW, ORANGE, RED, PINK, VIOLET]
/** Steps from one tone to the next. */
const STEPS = 2

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)

/** Between two colours written as '#rrggbb'. */
function blend(from: string, to: string, t: number): string {
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(mix(channel(from, at), channel(to, at), t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Part of the way from one tone to another. */
function between(tone: Tone, next: Tone, t: number): Colours {
  const part = (name: 'light' | 'true' | 'deep') => blend(tone[name], next[name], t)
  return {
    light: part('light'),
    top: blend(part('light'), part('true'), 0.4),
    left: part('true'),
    right: blend(part('true'), part('deep'), 0.52),
    edge: part('deep'),
  }
}

/** The plinth under the house. */
export const STONE = between(CREAM, BROWN, 0.3)

const ALL: readonly Colours[] = TONES.flatMap((tone, i) =>
  Array.from({ length: STEPS }, (_, step) =>
    between(tone, TONES[(i + 1) % TONES.length] ?? tone, step / STEPS),
  ),
)

/** Storeys until the colours begin again. */
export const RAINBOW = ALL.length

export const coloursOf = (storey: number): Colours => ALL[storey % RAINBOW] ?? STONE
