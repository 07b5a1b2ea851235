/** Draws the status in play: wave banner and chain meter. */
import { clamp, overshoot } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { CHAIN, FIELD, SURGE, WAVE } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import { isBossWave } from '../rules/waves.ts'
import { bannerWords, timesWords } from '../words.ts'
import { meterOf, onScreen, type Layout } from './layout.ts'
import { print, written, type BakeSheet } from './sheet.ts'

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

export function drawBanner(
  pen: Pen,
  bake: BakeSheet,
  { wave, age }: State,
  layout: Layout,
  still: boolean,
): void {
  const last = WAVE.lead + 26
  if (age < 1 || age > last) return
  const boss = isBossWave(wave)
  const words = bannerWords(wave)
  const size = (boss ? 64 : 46) * layout.unit
  const { x, y } = onScreen(layout, FIELD.width / 2, FIELD.height * 0.42)
  const sheet = written(bake, words, size, { fill: boss ? '#ff9db0' : '#fff3a0', edge: '#3a0424' })
  pen.globalAlpha = clamp((last - age) / 18) * clamp(age / 6)
  print(pen, sheet, x, y, still ? 1 : overshoot(age / 16))
  pen.globalAlpha = 1
}
