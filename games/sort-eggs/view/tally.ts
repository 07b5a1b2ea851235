/** Draws the sum of the day over the tree at night. Loaded after the first picture: see late.ts. */
import { clamp } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { FARM } from '../rules/curve.ts'
import type { Day } from '../rules.ts'
import { homeWords } from '../words.ts'
import type { Layout } from './layout.ts'
import { nightAge } from './night.ts'

export function drawTally({ pen, width }: Stage, { top, row, hen }: Layout, day: Day): void {
  const age = nightAge(day)
  if (age === undefined) return
  const lines = [`Day ${day.nights}`, homeWords(day.today)]
  if (!day.slips) lines.push(`None broken! +${FARM.wholePoints * day.nights}`)
  const size = clamp(Math.min(width / 12, hen * 0.9), 22, 40)
  for (const [i, line] of lines.entries()) {
    // Lines appear one by one, and all fade before the first egg.
    pen.globalAlpha = clamp((age - i * 0.6) * 4) * clamp((FARM.night / 60 - age) * 4)
    letter(pen, line, top.x, top.y + row * 0.7 + i * size * 1.35, size, { fill: i > 1 ? '#ffe27a' : '#fff' })
  }
  pen.globalAlpha = 1
}
