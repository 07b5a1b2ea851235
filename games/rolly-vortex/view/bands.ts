/** Divides the tube ahead into bands with one wall pattern each, so that a pixel calculates only one. */
import type { Tube } from './uniforms.ts'
import { PATTERNS } from './zones.ts'

export interface Band {
  /** Metres ahead of the ball. */
  readonly from: number
  readonly to: number
  /** Index into `PATTERNS`, or one of the patterns below. */
  readonly pattern: number
  /** Rotation in turns. */
  readonly turn: number
  /** Metres ahead at which the pattern begins. */
  readonly origin: number
}

/** Arrows on a rotating stretch, by its direction; the glowing edge of one; the mark of the best round. */
export const [LEFTWARDS, RIGHTWARDS, EDGE, MARK] = [0, 1, 2, 3].map((i) => PATTERNS.length + i) as [
  number,
  number,
  number,
  number,
]
/** Metres: width of an edge, and from the middle of the mark to its ends. */
const EDGE_WIDTH = 0.25
const HALF_MARK = 0.58
/** Metres from a rib of the wall to the middle between two. */
const BETWEEN_RIBS = 8

/** Replaces the part of the tube that this band covers. */
function lay(bands: readonly Band[], band: Band): Band[] {
  const [first, last] = [bands[0]?.from ?? 0, bands.at(-1)?.to ?? 0]
  const [from, to] = [Math.max(band.from, first), Math.min(band.to, last)]
  if (from >= to) return [...bands]
  return [
    ...bands.filter((one) => one.from < from).map((one) => ({ ...one, to: Math.min(one.to, from) })),
    { ...band, from, to },
    ...bands.filter((one) => one.to > to).map((one) => ({ ...one, from: Math.max(one.from, to) })),
  ]
}

/** The bands between two distances, in order and without gaps. */
export function bandsOf(
  { scroll, zone, next, border, best, drums }: Omit<Tube, 'roll' | 'bend'>,
  near: number,
  far: number,
): Band[] {
  const wall = { turn: 0, origin: -scroll }
  const start = { from: near, to: far, pattern: PATTERNS.indexOf(zone.pattern), ...wall }
  let bands = lay([start], { from: border, to: far, pattern: PATTERNS.indexOf(next.pattern), ...wall })
  for (let i = 0; i + 3 < drums.length; i += 4) {
    const [from = 0, to = 0, turn = 0, direction = 0] = drums.slice(i, i + 4)
    if (from >= to) continue
    bands = lay(bands, { from, to, pattern: EDGE, ...wall })
    bands = lay(bands, {
      from: from + EDGE_WIDTH,
      to: to - EDGE_WIDTH,
      pattern: direction < 0 ? LEFTWARDS : RIGHTWARDS,
      ...wall,
      turn,
    })
  }
  return lay(bands, {
    from: best - HALF_MARK,
    to: best + HALF_MARK,
    pattern: MARK,
    turn: 0,
    origin: best - BETWEEN_RIBS,
  })
}
