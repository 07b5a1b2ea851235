/** Draws the active gifts and the upgrades. Loaded after the first picture: see late.ts. */
import { dots } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { HELP, UPGRADES } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import { gauge } from './gauge.ts'
import { giftSheet, SIGNS } from './gift.ts'
import type { Layout } from './layout.ts'
import { print, type BakeSheet } from './sheet.ts'

/** Along the lower edge: active gifts with their time left, then upgrades. */
export function drawHelps(
  { pen, strong }: Pick<Stage, 'pen' | 'strong'>,
  bake: BakeSheet,
  state: State,
  layout: Layout,
): void {
  const r = 13 * clamp(layout.unit, 0.8, 1.3)
  let x = layout.left + r * 1.7
  const y = layout.top + layout.height - r * 1.5
  for (const help of ['spread', 'beam', 'slow'] as const) {
    const left = state[help]
    if (!left) continue
    print(pen, giftSheet(bake, help, r * 0.72, false, strong), x, y)
    gauge(pen, SIGNS[help][0].light, x, y, r * 1.15, r * 0.26, left / HELP[help])
    x += r * 2.8
  }
  const small = r * 0.7
  let right = layout.left + layout.width - small * 1.6
  for (const upgrade of UPGRADES) {
    const marks = state.marks[upgrade]
    if (!marks) continue
    print(pen, giftSheet(bake, upgrade, small, true, strong), right, y)
    for (let i = 0; i < marks; i++)
      dots(pen, '#fff', [right + (i - (marks - 1) / 2) * small * 0.7, y + small * 1.6, small * 0.26])
    right -= small * 2.5
  }
}
