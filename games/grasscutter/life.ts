/** Butterflies that wander, bees that hum over the hedge, and the shade of a cloud that drifts over all of it. */
import type { Bake } from '../kit/sprite.ts'
import { stamp } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'

const TAU = Math.PI * 2
const WINGS = ['#ff9b21', '#ffffff', '#7d5cf5', '#f04fae'] as const
const BEES = 2

export function drawLife(stage: Stage, bake: Bake, time: number, still: boolean): void {
  const { pen, width, height } = stage
  const size = Math.max(7, Math.min(12, Math.min(width, height) * 0.02))
  for (const [i, colour] of WINGS.entries()) {
    const t = (still ? 0 : time * 0.16) + i * 2.1
    const x = width * (0.5 + 0.46 * Math.sin(t * 1.1 + i * 1.9))
    const y = height * (0.54 + 0.36 * Math.sin(t * 1.7 + i * 1.3) + 0.012 * Math.sin(t * 21))
    const wing = bake(`wing${i}${size}`, size * 3, size * 3, (to) => {
      to.fillStyle = colour
      to.strokeStyle = 'rgba(60,20,60,.55)'
      to.lineWidth = 1
      for (const [dy, r] of [
        [-0.4, 0.62],
        [0.45, 0.46],
      ] as const) {
        to.beginPath()
        to.ellipse(size * 0.55, dy * size, size * r, size * r * 0.8, dy, 0, TAU)
        to.fill()
        to.stroke()
      }
    })
    const flap = still ? 0.8 : 0.3 + 0.7 * Math.abs(Math.sin(time * 9 + i * 2))
    const lean = Math.cos(t * 1.1 + i * 1.9) * 0.5
    stamp(pen, wing, x, y, flap, 1, lean)
    stamp(pen, wing, x, y, -flap, 1, lean)
    pen.fillStyle = '#3a1e3f'
    pen.beginPath()
    pen.ellipse(x, y, size * 0.16, size * 0.75, lean, 0, TAU)
    pen.fill()
  }
  for (let i = 0; i < BEES; i++) {
    const t = (still ? 0 : time * 0.45) + i * 4
    const x = width * (0.5 + 0.4 * Math.sin(t * 0.7 + i) + 0.015 * Math.sin(t * 8))
    const y = height * (0.46 + 0.3 * Math.cos(t * 0.9 + i * 2)) + Math.sin(t * 13) * size * 0.4
    const bee = bake(`bee${size}`, size * 4, size * 4, (to) => {
      to.fillStyle = 'rgba(255,255,255,.8)'
      for (const dx of [-0.25, 0.3]) {
        to.beginPath()
        to.ellipse(dx * size, -size * 0.55, size * 0.3, size * 0.5, dx, 0, TAU)
        to.fill()
      }
      to.fillStyle = '#ffd21f'
      to.beginPath()
      to.ellipse(0, 0, size * 0.8, size * 0.52, 0, 0, TAU)
      to.fill()
      to.save()
      to.clip()
      to.fillStyle = '#3a2208'
      for (const dx of [-0.45, -0.05, 0.35]) to.fillRect(dx * size, -size, size * 0.2, size * 2)
      to.restore()
      to.beginPath()
      to.arc(size * 0.66, -size * 0.1, size * 0.1, 0, TAU)
      to.fill()
    })
    stamp(pen, bee, x, y, Math.cos(t * 0.7 + i) < 0 ? -1 : 1, 1)
  }
}

/** Drawn over the lawn, under everything that flies. */
export function drawCloudShade(stage: Stage, bake: Bake, time: number, still: boolean): void {
  const { pen, width, height } = stage
  const size = Math.max(width, height) * 0.5
  const shade = bake(
    'shade',
    size,
    size * 0.6,
    (to) => {
      for (const [dx, dy, r] of [
        [-0.22, 0.02, 0.22],
        [0.02, -0.04, 0.25],
        [0.24, 0.03, 0.2],
      ] as const) {
        const soft = to.createRadialGradient(dx * size, dy * size, 0, dx * size, dy * size, r * size)
        soft.addColorStop(0, 'rgba(0,50,40,.13)')
        soft.addColorStop(0.6, 'rgba(0,50,40,.1)')
        soft.addColorStop(1, 'rgba(0,50,40,0)')
        to.fillStyle = soft
        to.fillRect(-size / 2, -size / 2, size, size)
      }
    },
    0.25,
  )
  const course = ((still ? 0.4 : time * 0.018 + 0.2) % 1) * (width + size * 2) - size
  stamp(pen, shade, course, height * 0.55)
}
