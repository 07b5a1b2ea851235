/** Classifies how a stroke solves a puzzle: the path of the eight and the ball that sends it there. */
import { type Ball, ballAt } from '../rules/ball.ts'
import { advance, atRest, copy, strike } from '../rules/physics.ts'
import { POCKETS } from '../rules/table.ts'
import { speedOf } from '../rules/speed.ts'

export const TECHNIQUES = ['plant', 'cannon', 'bank', 'escape'] as const
/** 'direct' takes no insight, 'mixed' is luck. */
export type Technique = (typeof TECHNIQUES)[number] | 'direct' | 'mixed'

/** Radius around a pocket's mouth, in cm. Its jaws are cushions too, but nobody plays off them. */
const JAWS = 13

const isInJaws = ({ x, y }: Ball) =>
  POCKETS.some(({ mouth }) => (mouth.x - x) ** 2 + (mouth.y - y) ** 2 < JAWS ** 2)

/** Maximum ticks to simulate. */
const END = 2000

export interface Attempt {
  readonly angle: number
  readonly power: number
  readonly top: number
}

/** The technique by which this stroke pots the eight without a scratch; undefined if it does not. */
export function techniqueOf(balls: readonly Ball[], { angle, power, top }: Attempt): Technique | undefined {
  const motion = copy(atRest([...balls]))
  const [cue] = motion.balls
  strike(cue ?? ballAt(0, 0, 0), Math.cos(angle), Math.sin(angle), speedOf(power), top, 0)
  let first = 0
  let [cushions, banks, byCue] = [0, 0, false]
  let potted = false
  let lost = false
  advance(motion, END, (hit) => {
    if (hit.kind === 'pot') {
      if (hit.ball === 8) potted = true
      if (hit.ball === 0) lost = true
    } else if (potted) return
    else if (hit.kind === 'rail') {
      const ball = motion.balls[hit.ball]
      if (!ball || isInJaws(ball)) return
      if (hit.ball === 0 && first === 0) cushions++
      if (hit.ball === 8) banks++
    } else {
      const pair = [hit.ball, hit.other]
      if (first === 0 && pair.includes(0)) first = hit.ball + hit.other
      if (pair.includes(0) && pair.includes(8)) byCue = true
    }
  })
  if (!potted || lost) return undefined
  if (first === 8) {
    if (cushions === 0 && banks === 0) return 'direct'
    if (cushions === 0 && banks === 1) return 'bank'
    return cushions > 0 && banks === 0 ? 'escape' : 'mixed'
  }
  if (cushions > 0 || banks > 0) return 'mixed'
  return byCue ? 'cannon' : 'plant'
}

/** Every stroke of a fine fan of directions that solves it, with its technique. */
export function solutions(
  balls: readonly Ball[],
  angles: number,
  powers: readonly number[],
  tops: readonly number[] = [0],
): { readonly technique: Technique; readonly stroke: Attempt }[] {
  const found: { technique: Technique; stroke: Attempt }[] = []
  for (const top of tops)
    for (const power of powers)
      for (let i = 0; i < angles; i++) {
        const stroke = { angle: (i / angles) * 2 * Math.PI, power, top }
        const technique = techniqueOf(balls, stroke)
        if (technique) found.push({ technique, stroke })
      }
  return found
}
