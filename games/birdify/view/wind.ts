/** Draws the wind: flying lines and leaves, and rain in a storm. */
import { dab } from '../../kit/paint/brush.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Gust } from '../rules/state.ts'
import { grassLean, windAt } from '../rules/wind.ts'

export function drawWind(
  { pen, width, height }: Stage,
  gust: Gust,
  tick: number,
  time: number,
  still: boolean,
): void {
  const wind = windAt(gust, tick)
  const lean = grassLean(gust, tick)
  // A few lines and leaves fly ahead of the gust.
  const strength = Math.min(1, Math.max(Math.abs(wind), Math.abs(lean) * 0.6))
  pen.lineCap = 'round'
  const rain = gust.force > 1 ? Math.abs(lean) : 0
  if (rain > 0.05) {
    pen.globalAlpha = Math.min(0.55, rain)
    pen.strokeStyle = '#d5ecff'
    pen.lineWidth = 1.6
    pen.beginPath()
    for (let i = 0; i < 70; i++) {
      const fallen = still ? i * 97 : time * (900 + (i % 5) * 120) + i * 97
      const y = (fallen % (height + 60)) - 30
      const x = ((((i * 61.8 + fallen * gust.way * 0.35) % (width + 60)) + width + 60) % (width + 60)) - 30
      pen.moveTo(x, y)
      pen.lineTo(x - gust.way * 7, y - 20)
    }
    pen.stroke()
    pen.globalAlpha = 1
  }
  if (strength < 0.05) return
  for (let i = 0; i < 12; i++) {
    const run = width + 300
    const travelled = still ? i * 173 : (time * (620 + (i % 4) * 130) + i * 173) % run
    const x = gust.way < 0 ? width + 150 - (travelled % run) : (travelled % run) - 150
    const y = height * (0.1 + 0.075 * ((i * 7) % 11)) + Math.sin(time * 3 + i) * 6
    if (i % 3 === 0) {
      pen.fillStyle = i % 2 ? '#b6e26a' : '#ffb84d'
      pen.globalAlpha = strength
      dab(pen, x, y, 7, 3.4, time * 7 + i)
      continue
    }
    pen.globalAlpha = strength * 0.5
    pen.strokeStyle = '#fff'
    pen.lineWidth = 1.5 + (i % 3)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + gust.way * 40, y - 7, x + gust.way * (70 + (i % 5) * 14), y)
    pen.stroke()
  }
  pen.globalAlpha = 1
}
