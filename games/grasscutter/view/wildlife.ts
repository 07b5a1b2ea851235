/** Draws wandering butterflies and bees; in winter, snow. */
import { blot, dab } from '../../kit/paint/brush.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'

const BEES = 2
const FLAKES = 40
/** Half the length of either, in CSS pixels. */
const SIZE = 10

export function drawWildlife(stage: Stage, bake: Bake, wings: readonly string[], time: number): void {
  if (wings.length === 0) {
    drawSnow(stage, time)
    return
  }
  const { pen, width, height } = stage
  const wander = (i: number, pace: number) => {
    const t = time * pace + i * 4
    return {
      x: width * (0.5 + 0.46 * Math.sin(t + i)),
      y: height * (0.52 + 0.36 * Math.sin(t * 1.6 + i * 1.3) + 0.012 * Math.sin(t * 19)),
      heading: Math.cos(t + i),
    }
  }
  for (const [i, colour] of wings.entries()) {
    const { x, y, heading } = wander(i, 0.18)
    const wing = bake(colour + SIZE, SIZE * 3, SIZE * 3, (to) => {
      to.strokeStyle = 'rgba(60,20,60,.55)'
      for (const high of [-0.4, 0.45]) {
        blot(to, colour, SIZE * 0.55, high * SIZE, SIZE * 0.55, SIZE * 0.45, high)
        to.stroke()
      }
    })
    const flap = 0.3 + 0.7 * Math.abs(Math.sin(time * 9 + i + 1))
    for (const side of [flap, -flap]) stamp(pen, wing, x, y, side, 1, heading * 0.5)
    blot(pen, '#3a1e3f', x, y, SIZE * 0.16, SIZE * 0.75, heading * 0.5)
  }
  const bee = bake('bee', SIZE * 4, SIZE * 4, (to) => {
    for (const x of [-0.25, 0.3])
      blot(to, 'rgba(255,255,255,.8)', x * SIZE, -SIZE * 0.55, SIZE * 0.3, SIZE * 0.5, x)
    blot(to, '#ffd21f', 0, 0, SIZE * 0.8, SIZE * 0.52)
    to.clip()
    to.fillStyle = '#3a2208'
    for (const x of [-0.45, -0.05, 0.35]) to.fillRect(x * SIZE, -SIZE, SIZE * 0.2, SIZE * 2)
  })
  for (let i = 0; i < BEES; i++) {
    const { x, y, heading } = wander(i + 2.5, 0.4)
    stamp(pen, bee, x, y, heading < 0 ? -1 : 1, 1)
  }
}

function drawSnow({ pen, width, height }: Stage, time: number): void {
  pen.fillStyle = 'rgba(255,255,255,.85)'
  for (let i = 0; i < FLAKES; i++) {
    const size = 1.4 + (i % 4) * 0.7
    const x = width * ((i * 0.618) % 1) + Math.sin(time * 0.6 + i) * 16
    dab(pen, x, (i * 0.57 * height + time * size * 12) % height, size)
  }
}
