/** Six winter nights around the tree: sky, moon, hills of snow with firs, and the snow that falls. */
import { glow, hills, sky, whole } from '../kit/backdrop.ts'
import { chance } from '../kit/chance.ts'
import type { Pen } from '../kit/sprite.ts'

interface Night {
  readonly sky: readonly string[]
  /** Light over the horizon, far hills, firs. */
  readonly light: string
  readonly far: string
  readonly firs: string
}

const NIGHTS: readonly Night[] = [
  {
    sky: ['#4a0a3c', '#a3163f', '#e8404a', '#ff9a78'],
    light: '255,214,170',
    far: '#a5233f',
    firs: '#5f0a2a',
  },
  {
    sky: ['#1c1250', '#4a2490', '#a34ac0', '#ff9ac0'],
    light: '255,200,240',
    far: '#6a35a0',
    firs: '#2c1460',
  },
  {
    sky: ['#071a44', '#123c86', '#2f7fc4', '#a8e0ff'],
    light: '200,240,255',
    far: '#2a62a8',
    firs: '#0a2a5c',
  },
  {
    sky: ['#0a1838', '#0f4a5c', '#1f9a80', '#b8ffd0'],
    light: '200,255,220',
    far: '#1a6a70',
    firs: '#06343c',
  },
  {
    sky: ['#2a0a4a', '#6a1a6a', '#c83a6a', '#ffc08a'],
    light: '255,225,170',
    far: '#8a2a6a',
    firs: '#3c0a3c',
  },
  {
    sky: ['#050a2c', '#1a1f6a', '#4a4ac0', '#b8b0ff'],
    light: '225,220,255',
    far: '#34389a',
    firs: '#10124c',
  },
]

const nightAt = (night: number) => NIGHTS[night % NIGHTS.length] ?? NIGHTS[0]

export function drawSky(pen: Pen, width: number, height: number, night: number): void {
  const colours = nightAt(night)
  if (!colours) return
  sky(pen, whole(width, height), colours.sky)
  glow(pen, 0, height * 0.3, Math.max(width, height) * 0.62, colours.light, 0.55)
  const dice = chance(night + 5)
  pen.fillStyle = '#fff'
  for (let i = 0; i < (width * height) / 5200; i++) {
    pen.globalAlpha = 0.25 + dice.fraction() * 0.6
    const size = 0.6 + dice.fraction() ** 3 * 1.7
    pen.beginPath()
    pen.arc((dice.fraction() - 0.5) * width, (dice.fraction() ** 1.5 - 0.5) * height * 0.9, size, 0, 7)
    pen.fill()
  }
  pen.globalAlpha = 1
}

export function drawMoon(pen: Pen, r: number): void {
  glow(pen, 0, 0, r * 3, '255,246,214', 0.5)
  pen.fillStyle = '#fff6d6'
  pen.beginPath()
  pen.arc(0, 0, r, 0, 7)
  pen.fill()
  pen.fillStyle = 'rgba(230,200,150,.45)'
  for (const [x, y, size] of [
    [-0.35, -0.2, 0.22],
    [0.3, 0.3, 0.28],
    [0.15, -0.5, 0.14],
  ] as const) {
    pen.beginPath()
    pen.arc(x * r, y * r, size * r, 0, 7)
    pen.fill()
  }
}

/** Hills from the horizon to `ground`, where the tree stands, and all the snow below. Origin in the frame's corner. */
export function drawLand(pen: Pen, width: number, height: number, ground: number, night: number): void {
  const colours = nightAt(night)
  if (!colours) return
  const area = { x: 0, y: 0, width, height }
  const rise = Math.min(120, height * 0.16)
  hills(pen, area, colours.far, ground - rise, rise * 0.24, 2)
  const dice = chance(night * 3 + 1)
  const count = Math.round(width / 46)
  for (let i = 0; i <= count; i++) {
    const high = rise * (0.55 + dice.fraction() * 0.9)
    drawFir(pen, ((i + dice.fraction() * 0.6) / count) * width, ground - rise * 0.1, high, colours.firs)
  }
  const snow = pen.createLinearGradient(0, ground - rise * 0.2, 0, height)
  snow.addColorStop(0, '#ffffff')
  snow.addColorStop(0.35, '#d7e6ff')
  snow.addColorStop(1, '#8fa6e0')
  pen.fillStyle = 'rgba(190,205,250,.9)'
  drift(pen, width, height, ground - rise * 0.1, rise * 0.13, 1.4)
  pen.fillStyle = snow
  drift(pen, width, height, ground + rise * 0.04, rise * 0.09, 0)
}

function drift(pen: Pen, width: number, height: number, top: number, swell: number, from: number): void {
  pen.beginPath()
  pen.moveTo(0, height)
  for (let i = 0; i <= 40; i++) pen.lineTo((i / 40) * width, top + Math.sin((i / 40) * 7 + from) * swell)
  pen.lineTo(width, height)
  pen.fill()
}

function drawFir(pen: Pen, x: number, foot: number, high: number, colour: string): void {
  for (const [at, wide] of [
    [0, 0.34],
    [0.28, 0.27],
    [0.54, 0.2],
  ] as const) {
    const low = foot - high * at
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(x, low - high * 0.46)
    pen.lineTo(x + high * wide, low)
    pen.quadraticCurveTo(x, low + high * 0.08, x - high * wide, low)
    pen.fill()
    pen.fillStyle = 'rgba(255,255,255,.35)'
    pen.beginPath()
    pen.moveTo(x, low - high * 0.46)
    pen.lineTo(x + high * wide * 0.5, low - high * 0.23)
    pen.quadraticCurveTo(x, low - high * 0.28, x - high * wide * 0.5, low - high * 0.23)
    pen.fill()
  }
}

/** Flakes number `from` to `to`: each has a place of its own at any time, so nothing needs to be remembered. */
export function paintSnow(
  pen: Pen,
  width: number,
  height: number,
  time: number,
  from: number,
  to: number,
): void {
  pen.fillStyle = '#fff'
  for (let i = from; i < to; i++) {
    const [a, b] = [(i * 0.618) % 1, (i * 0.7548) % 1]
    const near = 0.4 + a * 0.6
    const y = ((b + time * 0.045 * near) % 1) * (height + 20) - 10
    const x = ((a * 7.3 + time * 0.008) % 1) * width + Math.sin(time * 0.8 * near + i) * 14 * near
    pen.globalAlpha = 0.35 + near * 0.5
    pen.beginPath()
    pen.arc(x, y, near * 2.6, 0, 7)
    pen.fill()
  }
  pen.globalAlpha = 1
}
