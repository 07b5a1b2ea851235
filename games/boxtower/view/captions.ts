/** Announces changes in floating words ('Neat!', '+57', 'Storm!'). */
import type { Floats } from '../../kit/paint/floats.ts'
import { INK } from '../../kit/paint/palette.ts'
import { STORM, YARD } from '../rules/curve.ts'
import { shapeOf } from '../rules/kinds.ts'
import { towerTop, type Yard } from '../rules/yard.ts'
import type { Camera } from './camera.ts'
import type { Changes } from './changes.ts'

/** `high` is the y of announcements that belong to no crate, in CSS pixels. */
export function addCaptions(
  words: Floats,
  camera: Camera,
  high: number,
  before: Yard,
  after: Yard,
  { landed, rooted, earned, weathered, bloomed, medal }: Changes,
): void {
  const { unit } = camera
  /** `large` is the size in ells, with a readable minimum. */
  const add = (text: string, x: number, y: number, large: number, fill = '#fff', edge = INK) =>
    words.add({ text, x, y, size: Math.max(39 * large, unit * large), fill, edge })
  const middle = camera.x(0)
  if (landed) {
    const [x, above] = [camera.x(landed.x), camera.y(landed.y + shapeOf(landed.kind).high) - unit * 0.3]
    if (landed.kind === 'honey') add('Stuck fast!', x, above - unit * 0.6, 0.5, '#ffe27a', '#7a3f00')
    if (after.landing?.neat)
      add(after.streak > 1 ? `Neat ×${after.streak}` : 'Neat!', x, above, 0.5, '#fff6c8', '#7a2f1a')
  }
  const ivy = earned && rooted.at(-1)
  if (ivy) add('Ivy holds!', middle, camera.y(ivy.y), 0.62, '#c8ff9e', '#145a2a')
  const [beside, top] = [camera.x(YARD.plinth * 0.9), camera.y(towerTop(after))]
  const more = after.hope - before.hope
  if (more > 2) add(`+${more}`, beside, top, 0.46)
  // Ignores minor settling.
  if (more <= -YARD.sinks) add(`−${-more}`, beside, top, 0.6, '#ff9a9a', '#6b0f24')
  if (medal) add(`${medal}!`, middle, top - unit * 1.3, 0.8, '#ffe27a')
  const { gust, tick } = after
  if (gust.blows && tick === gust.from - STORM.warning + 2) add('Storm!', middle, high, 0.7, '#cfe0ff')
  if (weathered) add('Storm weathered!', middle, high, 0.6, '#fff6c8')
  if (bloomed)
    add(
      after.chests > YARD.firstChests ? 'Full bloom!' : 'In bloom!',
      middle,
      high,
      0.8,
      '#ffe27a',
      '#7a2f63',
    )
}
