/** What stands on the tiles: hedges, the flag, keys and the gates that they open. */
import { disc, glossy, star } from '../kit/glossy.ts'
import { BROWN, GREEN, RED, VIOLET, YELLOW, type Tone } from '../kit/palette.ts'
import type { Pen } from '../kit/sprite.ts'

const TAU = Math.PI * 2

/** Colour never stands alone: the first lock is a gold sun, the second a violet moon. */
export const LOCK_TONES: readonly Tone[] = [YELLOW, VIOLET]

export function emblem(kind: number, radius: number): Path2D {
  if (kind === 0) return star(radius, 8, 0.62)
  const path = new Path2D()
  path.arc(0, 0, radius, 0.9, TAU - 0.9)
  path.quadraticCurveTo(-radius * 0.5, 0, radius * Math.cos(0.9), radius * Math.sin(0.9))
  return path
}

/** A clipped bush, as wide as its tile; the ground is at 0. */
export function drawHedge(pen: Pen, size: number, variety: number): void {
  pen.fillStyle = 'rgba(60,15,0,.35)'
  pen.beginPath()
  pen.ellipse(0, 0, size * 0.44, size * 0.13, 0, 0, TAU)
  pen.fill()
  const path = new Path2D()
  const lumps = 9
  for (let i = 0; i < lumps; i++) {
    const angle = (i / lumps) * TAU + variety
    path.moveTo(Math.cos(angle) * size * 0.2, Math.sin(angle) * size * 0.18)
    path.arc(Math.cos(angle) * size * 0.2, Math.sin(angle) * size * 0.18, size * 0.19, 0, TAU)
  }
  path.addPath(disc(size * 0.26))
  pen.save()
  pen.translate(0, -size * 0.33)
  glossy(pen, path, size * 0.4, GREEN, { shadow: 0.3, shine: 0.35 })
  for (let i = 0; i < 9; i++) {
    const angle = i * 2.4 + variety
    const reach = size * 0.32 * Math.sqrt((i + 1) / 9)
    pen.fillStyle = i % 4 === 0 ? '#ffe9f2' : i % 2 ? 'rgba(11,106,53,.55)' : 'rgba(190,255,200,.6)'
    pen.beginPath()
    pen.ellipse(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach * 0.9,
      size * 0.035,
      size * 0.026,
      angle,
      0,
      TAU,
    )
    pen.fill()
  }
  pen.restore()
}

/** The pole stands at 0; the cloth waves with time. Live: it is never still. */
export function drawFlag(pen: Pen, x: number, y: number, size: number, time: number, cheer: number): void {
  const top = y - size * (1.12 + 0.12 * cheer)
  pen.fillStyle = 'rgba(0,50,20,.35)'
  pen.beginPath()
  pen.ellipse(x, y, size * 0.2, size * 0.07, 0, 0, TAU)
  pen.fill()
  pen.strokeStyle = '#fff7e6'
  pen.lineWidth = size * 0.075
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x, top)
  pen.stroke()
  const [long, high] = [size * 0.62, size * 0.4]
  const wave = (u: number) => Math.sin(time * (4 + cheer * 5) - u * 4.2) * size * 0.05 * (0.25 + u)
  pen.fillStyle = RED.true
  pen.beginPath()
  for (let u = 0; u <= 1.01; u += 0.125) pen.lineTo(x + u * long, top + size * 0.04 + wave(u))
  for (let u = 1; u >= -0.01; u -= 0.125) pen.lineTo(x + u * long, top + size * 0.04 + high + wave(u))
  pen.fill()
  pen.fillStyle = 'rgba(255,255,255,.25)'
  pen.beginPath()
  for (let u = 0; u <= 1.01; u += 0.125) pen.lineTo(x + u * long, top + size * 0.04 + wave(u))
  for (let u = 1; u >= -0.01; u -= 0.125) pen.lineTo(x + u * long, top + size * 0.04 + high * 0.3 + wave(u))
  pen.fill()
  pen.save()
  pen.translate(x + long * 0.5, top + size * 0.04 + high * 0.52 + wave(0.5))
  pen.fillStyle = '#fff'
  pen.fill(star(size * 0.13))
  pen.restore()
  pen.fillStyle = YELLOW.true
  pen.beginPath()
  pen.arc(x, top, size * 0.075, 0, TAU)
  pen.fill()
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
  pen.fillStyle = '#fff'
  pen.fill(emblem(kind, size * 0.22))
}

function rails(size: number): Path2D {
  const path = new Path2D()
  for (const y of [-0.34, -0.14])
    path.roundRect(-size * 0.43, size * y, size * 0.86, size * 0.08, size * 0.03)
  return path
}

function pickets(size: number): Path2D {
  const path = new Path2D()
  for (const at of [-0.36, -0.18, 0, 0.18, 0.36]) {
    const [x, half, top] = [size * at, size * 0.06, -size * (0.52 - Math.abs(at) * 0.2)]
    path.moveTo(x - half, 0)
    path.lineTo(x - half, top)
    path.lineTo(x, top - size * 0.08)
    path.lineTo(x + half, top)
    path.lineTo(x + half, 0)
    path.closePath()
  }
  return path
}

/** A low picket gate across a tile, with the sign of its key. The ground is at 0. */
export function drawGate(pen: Pen, size: number, kind: number): void {
  const tone = LOCK_TONES[kind] ?? YELLOW
  pen.save()
  pen.fillStyle = BROWN.deep
  pen.fill(rails(size))
  const wood = pen.createLinearGradient(0, -size * 0.6, 0, 0)
  wood.addColorStop(0, '#fff4e0')
  wood.addColorStop(1, '#e0a568')
  pen.fillStyle = wood
  pen.strokeStyle = BROWN.deep
  pen.lineWidth = Math.max(1, size * 0.022)
  pen.fill(pickets(size))
  pen.stroke(pickets(size))
  pen.translate(0, -size * 0.22)
  pen.fillStyle = pen.strokeStyle = tone.deep
  pen.lineWidth = size * 0.05
  pen.beginPath()
  pen.arc(0, -size * 0.13, size * 0.09, Math.PI, 0)
  pen.stroke()
  glossy(pen, disc(size * 0.16), size * 0.16, tone, { shadow: 0.5, shine: 0.6 })
  pen.fillStyle = '#fff'
  pen.strokeStyle = tone.deep
  pen.lineWidth = size * 0.02
  pen.fill(emblem(kind, size * 0.1))
  pen.stroke(emblem(kind, size * 0.1))
  pen.restore()
}

/** What blooms where Hop has been. */
export function drawBlossom(pen: Pen, size: number): void {
  const flower = (x: number, y: number, radius: number, petal: string) => {
    pen.fillStyle = petal
    for (let i = 0; i < 5; i++) {
      pen.beginPath()
      pen.arc(x + Math.cos(i * 1.257) * radius, y + Math.sin(i * 1.257) * radius, radius * 0.72, 0, TAU)
      pen.fill()
    }
    pen.fillStyle = '#ffd21f'
    pen.beginPath()
    pen.arc(x, y, radius * 0.6, 0, TAU)
    pen.fill()
  }
  pen.fillStyle = '#4faf3a'
  for (const [x, y, turn] of [
    [-0.5, 0.3, 0.5],
    [0.55, 0.35, -0.5],
  ] as const) {
    pen.beginPath()
    pen.ellipse(x * size, y * size, size * 0.5, size * 0.2, turn, 0, TAU)
    pen.fill()
  }
  flower(-size * 0.05, 0, size * 0.34, '#ff7fb0')
  flower(size * 0.75, size * 0.25, size * 0.22, '#fff')
}
