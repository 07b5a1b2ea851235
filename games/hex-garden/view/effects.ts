/** Plays the effects of a change: flying soil, points, cheers and confetti. */
import { floats, type Float } from '../../kit/paint/floats.ts'
import { CONFETTI, SLATE } from '../../kit/paint/palette.ts'
import type { Particles } from '../../kit/paint/particles.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, Moment, ViewFeedback } from '../../kit/view.ts'
import type { State } from '../rules.ts'
import { timesOf } from '../rules/bloom.ts'
import { bloomsAfter, SWARMING, type Changes } from './changes.ts'
import { cellSpot, type Layout } from './layout.ts'
import type { Wardrobe } from './looks.ts'
import { GOLD } from './preview.ts'

const CHEERS = ['', '', 'Double bloom!', 'Triple bloom!', 'Quadruple bloom!'] as const

const POLLEN = [GOLD, '#fff6c8', '#ffb52e']
const ROCKS = [SLATE.light, SLATE.true, SLATE.deep]

export function createEffects(stage: Stage, bits: Particles, wardrobe: Wardrobe, voice: ViewFeedback) {
  const { pen } = stage
  const words = floats(stage)
  /** Texts delayed until the event they announce is visible. */
  let later: { readonly float: Float; left: number }[] = []
  /** The moment at which the lines bloom, and the seconds until then. */
  let bloom: { readonly peak: Moment; left: number } | undefined
  return {
    see(
      { sown, dug, blooms, lines, filled, broken, lost }: Changes,
      after: State,
      points: number,
      layout: Layout,
      peak: Moment | undefined,
    ): void {
      const { bed, size } = layout
      bloom = peak && { peak, left: bloomsAfter(0, 0, filled.length ? SWARMING : 0) }
      const { wood, soil } = wardrobe.palette
      const crumbs = [wood.true, soil.light]
      for (const cell of [...dug, ...(blooms.length ? [] : sown)])
        bits.burst({ ...cellSpot(layout, cell), count: 2, colours: crumbs, size: 4, speed: 90, life: 0.45 })
      for (const cell of broken)
        bits.burst({
          ...cellSpot(layout, cell),
          count: 14,
          colours: ROCKS,
          size: size * 0.4,
          speed: size * 9,
        })
      const times = timesOf(after.streak)
      if (lost) words.add({ text: 'Streak lost', x: bed.x, y: bed.y, size: size * 1.1 })
      if (lines.length === 0) return
      const wait = filled.length ? SWARMING : 0
      const say = (text: string, down: number, high: number, fill?: string) =>
        later.push({
          left: wait,
          float: { text, x: bed.x, y: bed.y + size * down, size: size * high, ...(fill && { fill }) },
        })
      say(`+${points}`, 0, Math.min(1.5 + lines.length * 0.2, 2.6), GOLD)
      const cheer = filled.length ? 'The swarm!' : (CHEERS[lines.length] ?? 'A sea of flowers!')
      if (times > 1) say(`×${times}`, 2.2, 1.2 + times * 0.12)
      say(cheer, -2.2, 1.25)
      if (lines.length > 1)
        bits.burst({
          ...bed,
          count: filled.length ? 70 : 20 + 10 * lines.length,
          // Pollen after the swarm, petals after several lines.
          colours: filled.length ? POLLEN : CONFETTI,
          speed: size * 14,
          size: size * 0.3,
          life: 1,
          ...(filled.length && { shape: 'spark' }),
        })
    },
    begin(): void {
      later = []
      bloom = undefined
      words.clear()
    },
    draw(delta: number, still: boolean, figure: readonly Box[]): void {
      bits.draw(pen, delta, still)
      if (bloom && (bloom.left -= delta) <= 0) {
        voice.moment(bloom.peak)
        bloom = undefined
      }
      for (const word of later) if ((word.left -= delta) <= 0) words.add(word.float)
      later = later.filter(({ left }) => left > 0)
      words.draw(pen, delta, figure)
    },
    get isMoving() {
      return bits.isMoving || words.isMoving || later.length > 0 || bloom !== undefined
    },
  }
}
