/** Draws the props on the tiles: the flag, keys and their gates, carrots. */
import { blot, downwards, fillPath, line, pathOf } from '../../kit/paint/brush.ts'
import { disc, glossy, star } from '../../kit/paint/glossy.ts'
import { BROWN, GREEN, ORANGE, RED, VIOLET, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

/** Shape backs up colour: the first lock is a gold sun, the second a violet moon. */
const LOCK_TONES: readonly Tone[] = [YELLOW, VIOLET]

function drawEmblem(pen: Pen, kind: number, radius: number): void {
  fillPath(pen, kind === 0 ? star(radius, 8, 0.62) : moon(radius), '#fff')
}

function moon(radius: number): Path2D {
  const path = new Path2D()
  path.arc(0, 0, radius, 0.9, Math.PI * 2 - 0.9)
  path.quadraticCurveTo(-radius * 0.5, 0, radius * Math.cos(0.9), radius * Math.sin(0.9))
  return path
}

/** Draws the pole at x, y. The cloth waves, so it is drawn every frame. It hangs halfway up until `raised` is 1. */
export function drawFlag(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  time: number,
  cheer: number,
  raised = 1,
): void {
  const top = y - size * (1 + 0.2 * cheer)
  const wide = size * 0.075 * (0.5 + 0.5 * raised)
  blot(pen, 'rgba(0,50,20,.35)', x, y, size * 0.18, size * 0.06)
  pen.strokeStyle = '#fff7e6'
  pen.lineWidth = size * 0.08
  pen.lineCap = 'round'
  line(pen, x, y, x, top)
  const wave = (u: number) =>
    top +
    size * (0.04 + 0.4 * (1 - raised)) +
    Math.sin(time * (4 + cheer * 5) - u * 4.2) * size * 0.05 * (0.25 + u)
  for (const [colour, high] of [
    [RED.true, 0.42],
    ['rgba(255,255,255,.25)', 0.13],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    for (let i = 0; i <= 8; i++) pen.lineTo(x + i * wide, wave(i / 8))
    for (let i = 8; i >= 0; i--) pen.lineTo(x + i * wide, wave(i / 8) + size * high)
    pen.fill()
  }
  pen.save()
  pen.translate(x + wide * 4, wave(0.5) + size * 0.21)
  fillPath(pen, star(size * 0.13), '#fff')
  pen.restore()
  blot(pen, YELLOW.true, x, top, size * 0.08)
}

export function drawKey(pen: Pen, size: number, kind: number): void {
  const tone = LOCK_TONES[kind] ?? YELLOW
  const path = disc(size * 0.36)
  path.roundRect(-size * 0.1, size * 0.25, size * 0.2, size * 0.85, size * 0.06)
  path.roundRect(0, size * 0.62, size * 0.32, size * 0.15, size * 0.05)
  path.roundRect(0, size * 0.9, size * 0.26, size * 0.15, size * 0.05)
  pen.rotate(0.5)
  pen.translate(0, -size * 0.35)
  pen.strokeStyle = tone.deep
  pen.lineWidth = size * 0.14
  pen.lineJoin = 'round'
  pen.stroke(path)
  glossy(pen, path, size * 0.55, tone, { shadow: 0.6 })
  drawEmblem(pen, kind, size * 0.22)
}

function fence(size: number): Path2D {
  const path = new Path2D()
  for (const at of [-0.36, -0.18, 0, 0.18, 0.36]) {
    const top = size * (0.36 - Math.abs(at) * 0.2)
    path.roundRect(size * (at - 0.06), -top, size * 0.12, top, [size * 0.06, size * 0.06, 0, 0])
  }
  return path
}

/** Draws a low picket gate across a tile, with the emblem of its key. The ground is at 0. */
export function drawGate(pen: Pen, size: number, kind: number): void {
  pen.save()
  pen.fillStyle = BROWN.deep
  pen.fillRect(-size * 0.43, -size * 0.2, size * 0.86, size * 0.07)
  fillPath(pen, fence(size), downwards(pen, -size * 0.6, 0, ['#fff4e0', '#e0a568']))
  pen.strokeStyle = BROWN.deep
  pen.lineWidth = Math.max(1, size * 0.022)
  pen.stroke(fence(size))
  pen.translate(0, -size * 0.13)
  glossy(pen, disc(size * 0.16), size * 0.16, LOCK_TONES[kind] ?? YELLOW, { shadow: 0.5, shine: 0.6 })
  drawEmblem(pen, kind, size * 0.1)
  pen.restore()
}

export function drawCarrot(pen: Pen, size: number): void {
  pen.rotate(0.45)
  fillPath(pen, pathOf('M0-30Q-34-62-26-88Q-6-70 0-40Q4-80 24-92Q34-64 0-30Z', size), GREEN.true)
  const root = pathOf('M0 96Q-46 30-36-16Q-20-40 0-40Q20-40 36-16Q46 30 0 96Z', size)
  pen.strokeStyle = ORANGE.deep
  pen.lineWidth = size * 0.12
  pen.stroke(root)
  glossy(pen, root, size * 0.7, ORANGE, { shadow: 0.6 })
}
