/** Draws a ball on a card: renders it with WebGL as in the tube, then copies it to the pen's canvas. */
import { glow } from '../../kit/paint/backdrop.ts'
import { penOn, type Pen } from '../../kit/paint/sprite.ts'
import type { Graphics } from './graphics.ts'
import { paletteOf } from './looks.ts'

/** Supersampling factor in each dimension, for a smooth edge. */
const FINE = 2

/** Shares the tube's WebGL context, because a second one would have to compile the shaders again. */
export const createPortrait = (graphics: Graphics) =>
  function drawPortrait(pen: Pen, size: number, look: string): void {
    const { scene } = graphics
    if (!scene) return
    const palette = paletteOf(look)
    const light = palette.trail?.[0]
    if (light) drawTail(pen, size, light.map((part) => part * 255).join())
    const side = Math.round(size * pen.getTransform().a * FINE)
    const canvas = new OffscreenCanvas(side, side)
    penOn(canvas).putImageData(scene.portrait(side, palette), 0, 0)
    const wide = size * (light ? 0.78 : 0.94)
    pen.save()
    if (light) pen.translate(size * 0.09, size * 0.09)
    pen.scale(1, -1)
    pen.drawImage(canvas, -wide / 2, -wide / 2, wide, wide)
    pen.restore()
  }

/** Draws the trail from the upper left to the ball, and the glow around it. */
function drawTail(pen: Pen, size: number, rgb: string): void {
  glow(pen, size * 0.09, size * 0.09, size * 0.41, rgb, 1)
  const fade = pen.createLinearGradient(-size * 0.5, -size * 0.5, size * 0.1, size * 0.1)
  fade.addColorStop(0, `rgba(${rgb},0)`)
  fade.addColorStop(1, `rgb(${rgb})`)
  pen.fillStyle = fade
  pen.beginPath()
  pen.moveTo(-size * 0.5, -size * 0.5)
  pen.lineTo(size * 0.33, -size * 0.15)
  pen.lineTo(-size * 0.15, size * 0.33)
  pen.fill()
}
