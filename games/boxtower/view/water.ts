/** Draws the water in front of the quay, with its ripples and two boats. */
import { downwards } from '../../kit/paint/brush.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { BEYOND, type Camera } from './camera.ts'
import { boatSprite } from './harbour-parts.ts'

export function drawWater(
  stage: Stage,
  bake: Bake,
  { ground, unit }: Camera,
  time: number,
  still: boolean,
): void {
  const { pen } = stage
  const top = ground + unit * 0.62
  if (top > stage.height + BEYOND) return
  const water = bake(
    'water',
    4,
    128,
    (pen) => {
      pen.fillStyle = downwards(pen, -64, 64, ['#4fc3d9', '#12638f'])
      pen.fillRect(-2, -64, 4, 128)
    },
    1,
  )
  pen.drawImage(water.image, -BEYOND, top, stage.width + BEYOND * 2, stage.height - top + BEYOND)
  pen.strokeStyle = 'rgba(255,255,255,.5)'
  pen.lineCap = 'round'
  pen.lineWidth = Math.max(1.5, unit * 0.05)
  pen.beginPath()
  for (let i = 0; i < 26; i++) {
    const y = top + unit * (0.2 + (i % 5) * 0.34)
    const shift = still ? 0 : Math.sin(time * 0.8 + i) * unit * 0.3
    const x = scatter(i, 4) * stage.width + shift
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + unit * 0.2, y - unit * 0.07, x + unit * (0.3 + scatter(i, 5) * 0.5), y)
  }
  pen.stroke()
  for (let n = 0; n < 2; n++) {
    const bob = still ? 0 : Math.sin(time * 1.3 + n * 2) * unit * 0.06
    const drift = still ? 0 : Math.sin(time * 0.12 + n) * unit
    const x = stage.width * (n ? 0.87 : 0.12) + drift
    const lean = still ? 0 : Math.sin(time * 1.1 + n) * 0.04
    stamp(pen, boatSprite(bake, n, unit * 0.8), x, top + unit * (0.42 + n * 0.2) + bob, 1, 1, lean)
  }
}
