/** Paints the farm by day: hills, barn, mill, trees, fence, flowers. */
import { hills, whole } from '../../kit/paint/backdrop.ts'
import { dots, fillPath, strokePath } from '../../kit/paint/brush.ts'
import { disc, glossy, star } from '../../kit/paint/glossy.ts'
import { CREAM, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

/** Paints the whole farm in a box around the origin; `unit` is CSS pixels per unit. */
export function paintFarm(
  pen: Pen,
  { land, trees, barn }: Palette,
  width: number,
  height: number,
  unit: number,
): void {
  const area = whole(width, height)
  hills(pen, area, land.light, height * 0.2, height * 0.06, 2)
  hills(pen, area, `${land.true}90`, height * 0.34, height * 0.05, 3)
  const put = (x: number, y: number, size: number, draw: (pen: Pen) => void) => {
    pen.save()
    pen.translate(x, y)
    pen.scale(size, size)
    draw(pen)
    pen.restore()
  }
  const [left, right, top] = [-width / 2, width / 2, -height / 2]
  for (const [x, y, size] of [
    [0.03, 0.5, 1],
    [0.27, 0.42, 0.65],
    [0.68, 0.42, 0.7],
    [0.74, 0.45, 0.9],
    [0.98, 0.52, 1.1],
  ] as const)
    put(left + width * x, top + height * y, size * unit, (pen) => paintTree(pen, trees))
  put(left + width * 0.13, top + height * 0.53, unit * 1.5, (pen) => paintBarn(pen, barn))
  put(right - width * 0.13, top + height * 0.53, unit * 1.35, (pen) => paintMill(pen, barn))
  hills(pen, area, land.true, height * 0.56, height * 0.02, 3)
  // The fence along the nearest hill.
  pen.fillStyle = '#fff6e4'
  for (let x = left; x < right; x += 30 * unit) {
    pen.beginPath()
    pen.roundRect(x, top + height * 0.55, 8 * unit, 36 * unit, 4 * unit)
    pen.fill()
  }
  for (const down of [8, 22]) pen.fillRect(left, top + height * 0.55 + down * unit, width, 4.5 * unit)
  hills(pen, area, `${land.deep}a0`, height * 0.68, height * 0.015, 4)
  hills(pen, area, land.deep, height * 0.86, height * 0.012, 3)
  for (let i = 0; i < width / 26; i++) {
    const [x, y] = [left + scatter(i) * width, top + height * (0.7 + 0.28 * scatter(i + 50))]
    put(x, y, unit * (0.6 + scatter(i + 99) * 0.6), i % 4 ? paintTuft : paintDaisy)
  }
}

/** A barn with white boards, 100 wide. */
function paintBarn(pen: Pen, tone: Tone): void {
  glossy(pen, new Path2D('M-50 0V-48L-30-82H30L50-48V0z'), 60, tone, { shadow: 0, shine: 0.1 })
  pen.fillStyle = '#00000018'
  for (let x = -46; x < 50; x += 8) pen.fillRect(x, -78, 1.5, 78)
  pen.strokeStyle = '#fff1de'
  pen.lineWidth = 3
  pen.stroke(new Path2D('M-22 0V-36H22V0M-22-36L22 0M22-36L-22 0M0-36V0'))
  pen.fillStyle = '#4a1420'
  pen.fillRect(-9, -64, 18, 16)
  pen.strokeRect(-9, -64, 18, 16)
  strokePath(pen, 'M-54-44L-32-84H32L54-44', '#5c2233', 6)
}

function paintTree(pen: Pen, tone: Tone): void {
  pen.fillStyle = '#7a4a22'
  pen.fillRect(-5, -30, 10, 32)
  for (const [cx, cy, r] of [
    [-18, -40, 20],
    [18, -40, 20],
    [0, -60, 24],
  ] as const) {
    pen.save()
    pen.translate(cx, cy)
    glossy(pen, disc(r), r, tone, { shadow: 0, shine: 0.2 })
    pen.restore()
  }
  for (let i = 0; i < 6; i++) dots(pen, '#ff5f6e', [scatter(i) * 56 - 28, -66 + scatter(i + 9) * 34, 3])
}

/** The mill without its sails, which turn about its top, 92 above the ground. */
function paintMill(pen: Pen, tone: Tone): void {
  glossy(pen, new Path2D('M-22 0L-14-84H14L22 0z'), 70, CREAM, { shadow: 0, shine: 0.2 })
  glossy(pen, new Path2D('M-18-82L0-108 18-82z'), 40, tone, { shadow: 0, shine: 0.2 })
  fillPath(pen, 'M-7 0V-20A7 7 0 0 1 7-20V0z', '#6b3a14')
}

function paintTuft(pen: Pen): void {
  strokePath(pen, 'M0 0Q-1-7-5-10M0 0V-13M0 0Q1-7 6-9', '#7fd66f', 2.4)
}

function paintDaisy(pen: Pen): void {
  fillPath(pen, star(6.5, 6, 0.6), '#fff')
  dots(pen, YELLOW.true, [0, 0, 2.4])
}
