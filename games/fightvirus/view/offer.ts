/** Draws the three capsules on offer, each with symbol and name. */
import { ring } from '../../kit/paint/brush.ts'
import { clamp, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { OFFER } from '../rules/curve.ts'
import type { Action, State } from '../rules/state.ts'
import { isBossWave } from '../rules/waves.ts'
import { rewardWords } from '../words.ts'
import { giftSheet } from './gift.ts'
import { onScreen, type Layout } from './layout.ts'
import { print, written, type BakeSheet } from './sheet.ts'

/** Ticks to pop up. */
const POP = 14

export function drawOffer(
  { pen, strong }: Pick<Stage, 'pen' | 'strong'>,
  bake: BakeSheet,
  { before, state, time, still }: Frame<State, Action>,
  part: number,
  layout: Layout,
): void {
  const { offer, offerY, wave } = state
  const { unit } = layout
  const from = before.offer.length ? before.offerY : offerY
  const size = 17 * clamp(unit, 0.9, 1.3)
  for (const [i, pick] of offer.entries()) {
    const { x, y } = onScreen(layout, OFFER.x[i] ?? 0, mix(from, offerY, part))
    const grown = still ? 1 : overshoot((offerY - OFFER.from) / OFFER.speed / POP - i * 0.3)
    if (grown <= 0) continue
    const sway = still ? 0 : Math.sin(time * 3 + i * 2)
    const r = OFFER.radius * 0.8 * unit
    print(pen, giftSheet(bake, pick, r, true, strong), x, y + sway * 2, grown, grown, sway * 0.08)
    // Counts twice after a boss.
    if (isBossWave(wave)) ring(pen, '#ffd21f', x, y + sway * 2, r * 1.36 * grown, r * 0.16)
    const sheet = written(bake, rewardWords(pick, wave), size, { edge: '#3a0424' })
    print(pen, sheet, x, y + r * 1.2 + size * 0.9, grown)
  }
}
