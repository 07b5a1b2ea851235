/** What is shown over the field in play: the banner of a wave, and the helps that are running. */
import { clamp, overshoot } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { FIELD, HELP, WAVE } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import { isBossWave } from '../rules/waves.ts'
import { bannerWords } from '../words.ts'
import { gauge } from './gauge.ts'
import { giftSheet, HELP_TONES } from './gift.ts'
import { onScreen, type Layout } from './layout.ts'
import { print, type BakeSheet } from './sheet.ts'

/** The helps that are running and the time they have left, in a row at the lower left. */
export function drawHelps(pen: Pen, bake: BakeSheet, state: State, layout: Layout): void {
  const r = 13 * clamp(layout.unit, 0.8, 1.3)
  let x = layout.left + r * 1.7
  const y = layout.top + layout.height - r * 1.5
  for (const help of ['spread', 'beam', 'slow'] as const) {
    const left = state[help]
    if (!left) continue
    print(pen, giftSheet(bake, help, r * 0.72), x, y)
    gauge(pen, HELP_TONES[help].light, x, y, r * 1.15, r * 0.26, left / HELP[help])
    x += r * 2.8
  }
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
  const sheet = bake(words, size * 6, size * 2, (pen) =>
    letter(pen, words, 0, 0, size, { fill: boss ? '#ff9db0' : '#fff3a0', edge: '#3a0424' }),
  )
  pen.globalAlpha = clamp((last - age) / 18) * clamp(age / 6)
  print(pen, sheet, x, y, still ? 1 : overshoot(age / 16))
  pen.globalAlpha = 1
}
