/** Draws wind and weather: windsocks, curls, leaves, rain, lightning. */
import { line, strokePath } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'

const TAU = Math.PI * 2
/** Curls and leaves together; every third is a leaf. */
const CURLS = 11
const DROPS = 90
/** Ticks for which a bolt is visible. */
const BOLT_TICKS = 24

/** A windsock on its pole: limp in still air, straight out in a gale. */
export function drawSock(
  pen: Pen,
  x: number,
  y: number,
  unit: number,
  wind: number,
  time: number,
  still: boolean,
  /** 1 for a standing pole, −1 for a hanging one. */
  up = 1,
): void {
  pen.strokeStyle = '#5a3418'
  pen.lineWidth = unit * 0.08
  pen.lineCap = 'round'
  line(pen, x, y, x, y - up * unit * 1.1)
  const strength = Math.abs(wind)
  const droop = (1 - strength) * 1.25
  const way = wind < 0 ? -1 : 1
  // All red bands first, then the white ones: two fills instead of five.
  for (let odd = 0; odd < 2; odd++) {
    pen.fillStyle = odd ? '#fff8ea' : '#ef3e5b'
    pen.beginPath()
    let atX = x
    let atY = y - up * unit * 1.02
    let turn = droop
    for (let i = 0; i < 5; i++) {
      const flutter = still ? 0 : Math.sin(time * (5 + strength * 9) - i * 0.9) * (0.04 + strength * 0.1)
      if (i) turn += flutter + droop * 0.08
      const along = way * Math.cos(turn) * unit
      const down = Math.sin(turn) * unit
      if (i % 2 === odd) {
        // Tapers towards the tip.
        const from = (0.2 - i * 0.025) * way
        const to = from - 0.025 * way
        pen.moveTo(atX + down * from, atY - along * from)
        pen.lineTo(atX + along * 0.26 + down * to, atY + down * 0.26 - along * to)
        pen.lineTo(atX + along * 0.26 - down * to, atY + down * 0.26 + along * to)
        pen.lineTo(atX - down * from, atY + along * from)
      }
      atX += along * 0.25
      atY += down * 0.25
    }
    pen.fill()
  }
}

/** Draws curls of wind and flying leaves. Like shapes share a path, which is cheaper than one each. */
export function drawGust(
  pen: Pen,
  { width, height }: Stage,
  unit: number,
  wind: number,
  time: number,
  still: boolean,
): void {
  const strength = Math.abs(wind)
  if (strength < 0.06) return
  const way = Math.sign(wind)
  const run = width + 240
  const across = (i: number) => {
    const gone = still ? i * 97 : (time * (360 + (i % 4) * 110) + i * 211) % run
    return way > 0 ? gone - 120 : width + 120 - gone
  }
  const down = (i: number) => height * (0.12 + 0.07 * ((i * 5) % 11))
  pen.globalAlpha = strength * 0.65
  pen.lineCap = 'round'
  pen.strokeStyle = '#fff'
  for (let thick = 1; thick < 3; thick++) {
    const size = unit * (0.2 + thick * 0.06)
    pen.lineWidth = size * 0.34
    pen.beginPath()
    for (let i = thick; i < CURLS; i += 3) {
      const x = across(i)
      const y = down(i)
      pen.moveTo(x - way * size * 5, y)
      pen.lineTo(x, y)
      pen.arc(x, y - size, size, TAU / 4, way > 0 ? -TAU * 0.45 : TAU * 0.95, way > 0)
    }
    pen.stroke()
  }
  for (let odd = 0; odd < 2; odd++) {
    pen.fillStyle = odd ? '#8fdc5a' : '#ffb04d'
    pen.beginPath()
    for (let i = odd * 3; i < CURLS; i += 6) {
      const x = across(i)
      const y = down(i) + Math.sin(time * 4 + i) * 10
      const turn = time * 6 + i
      pen.moveTo(x + Math.cos(turn) * unit * 0.13, y + Math.sin(turn) * unit * 0.13)
      pen.ellipse(x, y, unit * 0.13, unit * 0.065, turn, 0, TAU)
    }
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** Draws slanting rain, stronger the darker it is. */
export function drawRain(
  pen: Pen,
  { width, height }: Stage,
  gloom: number,
  wind: number,
  time: number,
): void {
  if (gloom < 0.1) return
  pen.globalAlpha = gloom * 0.4
  pen.strokeStyle = '#cfe0ff'
  pen.lineWidth = 1.5
  pen.beginPath()
  const lean = wind * 0.55
  for (let i = 0; i < DROPS; i++) {
    const y = ((time * (1.3 + (i % 5) * 0.12) + i * 0.377) % 1) * (height + 60) - 30
    const x = ((i * 0.618) % 1) * (width + 400) - 200 + y * lean
    pen.moveTo(x, y)
    pen.lineTo(x + 20 * lean, y + 20)
  }
  pen.stroke()
  pen.globalAlpha = 1
}

/** Draws one fading bolt as the storm breaks, without flashing. */
export function drawBolt(pen: Pen, { width, height }: Stage, ticks: number): void {
  if (ticks < 0 || ticks > BOLT_TICKS) return
  pen.save()
  pen.globalAlpha = 1 - ticks / BOLT_TICKS
  pen.translate(width * 0.2, 0)
  pen.scale(width / 300, height / 300)
  for (const [colour, thick] of [
    ['#8fb4ff', 6],
    ['#fff', 2.5],
  ] as const)
    strokePath(pen, 'M0-10L-9 42L5 38L-6 92L9 86L-3 150M5 38L24 70M9 86L26 112', colour, thick)
  pen.restore()
}
