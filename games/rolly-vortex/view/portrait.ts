/** Paints a ball on a card: renders it with WebGL as in the tube, then copies it to the pen's canvas. */
import { glow } from '../../kit/paint/backdrop.ts'
import { penOn } from '../../kit/paint/sprite.ts'
import type { BallLook } from './looks.ts'
import type { Scene } from './scene.ts'

/** Supersampling factor in each dimension, for a smooth edge. */
const FINE = 2

export function paintPortrait(
  pen: CanvasRenderingContext2D,
  size: number,
  look: BallLook,
  scene: Scene | undefined,
): void {
  if (!scene) return
  const light = look.trail?.[0]
  if (light) paintTail(pen, size, light.map((part) => part * 255).join())
  const side = Math.round(size * pen.getTransform().a * FINE)
  const canvas = new OffscreenCanvas(side, side)
  penOn(canvas).putImageData(scene.portrait(side, look), 0, 0)
  const wide = size * (light ? 0.78 : 0.94)
  pen.save()
  if (light) pen.translate(size * 0.09, size * 0.09)
  pen.scale(1, -1)
  pen.drawImage(canvas, -wide / 2, -wide / 2, wide, wide)
  pen.restore()
}

/** Paints the trail from the upper left to the ball, and the glow around it. */
function paintTail(pen: CanvasRenderingContext2D, size: number, rgb: string): void {
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
