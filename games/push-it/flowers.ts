/** What grows in the pots: each its own flower, in bud until it stands on a bed, hanging its head when it never will. */
import { ORANGE, PINK, RED, VIOLET, YELLOW, BLUE, type Tone } from '../kit/palette.ts'
import type { Pen } from '../kit/sprite.ts'
import { dab, leaf, line } from './brush.ts'

export interface Kind {
  readonly name: string
  readonly tone: Tone
  readonly petals: number
  /** A petal's width as a part of its length. */
  readonly wide: number
  readonly heart: Tone
}

export const KINDS: readonly Kind[] = [
  { name: 'rose', tone: PINK, petals: 8, wide: 0.62, heart: YELLOW },
  { name: 'cornflower', tone: BLUE, petals: 11, wide: 0.34, heart: VIOLET },
  { name: 'sunflower', tone: YELLOW, petals: 13, wide: 0.36, heart: ORANGE },
  { name: 'poppy', tone: RED, petals: 5, wide: 0.95, heart: VIOLET },
  { name: 'violet', tone: VIOLET, petals: 5, wide: 0.7, heart: YELLOW },
]

export const kindOf = (pot: number): Kind => KINDS[pot % KINDS.length] ?? (KINDS[0] as Kind)
export const potName = (pot: number): string => kindOf(pot).name

const STEM = '#1f8f3a'
/** Above the pot's rim, in units of a tile. */
const HEAD = -27

/** Leaves and stem, from the rim at the origin. */
export function drawLeaves(pen: Pen): void {
  for (const [long, turn, colour] of [
    [27, -2.75, '#1f8f3a'],
    [27, -0.4, '#1f8f3a'],
    [25, -2.2, '#57bd45'],
    [25, -0.95, '#57bd45'],
    [20, -1.6, '#8ad84f'],
  ] as const)
    leaf(pen, 0, 2, long, turn, colour)
}

export function drawBud(pen: Pen, { tone }: Kind): void {
  line(pen, `M0 2V${HEAD + 6}`, STEM, 5)
  dab(pen, tone.deep, 0, HEAD - 1, 8.5, 11)
  dab(pen, tone.true, -0.5, HEAD - 2, 7, 9.5)
  dab(pen, tone.light, -2.5, HEAD - 5, 2.4, 4.5, 0.25)
  leaf(pen, 0, HEAD + 9, 15, -2.1, '#57bd45')
  leaf(pen, 0, HEAD + 9, 15, -1.05, '#3fa53f')
}

export function drawBloom(pen: Pen, { tone, petals, wide, heart }: Kind): void {
  line(pen, `M0 2V${HEAD}`, STEM, 5)
  const ring = (reach: number, from: number, colour: string) => {
    for (let i = 0; i < petals; i++) {
      const turn = from + (i / petals) * Math.PI * 2
      dab(
        pen,
        colour,
        Math.cos(turn) * reach * 0.55,
        HEAD + Math.sin(turn) * reach * 0.55,
        reach * 0.5,
        reach * 0.5 * wide,
        turn,
      )
    }
  }
  ring(28, 0, tone.deep)
  ring(26, 0, tone.true)
  ring(18, Math.PI / petals, tone.light)
  dab(pen, heart.deep, 0, HEAD, 9)
  dab(pen, heart.true, -0.5, HEAD - 1, 7.5)
  dab(pen, heart.light, -2.5, HEAD - 3.5, 2.6)
}

/** The head hangs over the rim. */
export function drawWilted(pen: Pen, { tone }: Kind): void {
  line(pen, 'M0 2C0-26 16-28 21-10', '#8a8a3f', 5)
  for (const [dx, turn] of [
    [-6, 1.9],
    [0, 1.55],
    [6, 1.2],
  ] as const)
    dab(pen, tone.deep, 21 + dx, -1, 10, 5, turn)
  dab(pen, '#8a8a3f', 21, -9, 7, 5)
  leaf(pen, 0, 2, 24, -2.9 + 0.5, '#8a8a3f')
}
