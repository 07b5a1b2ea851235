/** Draws the status in play: active gifts, upgrades, chain meter. */
import { dots } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { CHAIN, HELP, SURGE, UPGRADES } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import { timesWords } from '../words.ts'
import { gauge } from './gauge.ts'
import { giftSheet, SIGNS } from './gift.ts'
import { meterOf, type Layout } from './layout.ts'
import { print, written, type BakeSheet } from './sheet.ts'

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

/** Progress of the chain to its next step, or the rest of a surge, with the points multiplier beside it. */
export function drawMeter(
  pen: Pen,
  bake: BakeSheet,
  { chain, chainLeft, surge }: State,
  layout: Layout,
): void {
  const step = CHAIN.step(chain)
  if (!chain && !surge) return
  const { x, y, wide, high } = meterOf(layout)
  const from = CHAIN.from(step)
  const part = surge ? surge / SURGE.ticks : (chain - from) / (CHAIN.from(step + 1) - from)
  const bar = (colour: string, share: number, inset: number) => {
    pen.fillStyle = colour
    pen.beginPath()
    const tall = high - inset * 2
    pen.roundRect(x + inset, y - tall / 2, Math.max(tall, (wide - inset * 2) * share), tall, tall)
    pen.fill()
  }
  bar('rgba(255,255,255,.75)', 1, 0)
  bar('#3a0424', 1, high * 0.14)
  // Fades as the time for the next burst runs out.
  pen.globalAlpha = surge ? 1 : 0.45 + 0.55 * clamp(chainLeft / 60)
  if (part > 0) bar(surge ? '#ffd21f' : '#ff9b21', part, high * 0.22)
  pen.globalAlpha = 1
  const words = timesWords(step)
  print(pen, written(bake, words, high * 1.7, { fill: '#fff3a0', edge: '#3a0424' }), x - high * 1.5, y)
}
