/** Keeps the particles, floating words and shake of a flight. Particles keep their position in the garden. */
import { floats } from '../../kit/paint/floats.ts'
import { particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, ViewFeedback } from '../../kit/view.ts'
import type { Flight } from '../rules/state.ts'
import type { Surroundings } from './bursts.ts'
import { late } from './late.ts'
import type { Layout } from './layout.ts'
import { paletteOf } from './looks.ts'

export function createEffects(stage: Stage, layoutNow: () => Layout, voice: ViewFeedback) {
  const { pen } = stage
  const tools = { bits: particles(), words: floats(stage), jolts: shake(), voice }
  const { bits, words, jolts } = tools

  const surroundings = (): Surroundings => ({
    ...layoutNow(),
    middle: stage.width / 2,
    feathers: paletteOf(stage.look).plumage.feathers,
  })

  return {
    /** Offsets the pen by the current shake. */
    shake: (delta: number, still: boolean): void => jolts.apply(pen, delta, still),

    /** `left` is the garden x of the picture's left edge, in units. */
    draw(left: number, delta: number, still: boolean, figure: readonly Box[]): void {
      const scrolled = left * layoutNow().unit
      pen.translate(-scrolled, 0)
      bits.draw(pen, delta, still)
      pen.translate(scrolled, 0)
      words.draw(pen, delta, figure)
    },

    begin(): void {
      bits.clear()
      words.clear()
    },

    see: (before: Flight, after: Flight): void => late.see?.(tools, surroundings(), before, after),
    land: (flight: Flight): void => late.land?.(tools, surroundings(), flight),
    celebrateBest: (flight: Flight): void => late.celebrateBest?.(tools, surroundings(), flight),
  }
}
