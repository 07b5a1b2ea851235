/** What lies on single cells: frost, the marks of hand, cursor and hint, and the light of what goes off. */
import { clamp, easeOut } from '../kit/easing.ts'
import type { Pen } from '../kit/sprite.ts'
import { middleOf, type Layout } from './layout.ts'
import { BOMB, BURST, HIGH, ROW, WIDE } from './pieces.ts'
import type { Beam } from './show.ts'

/** A pane of ice behind the fruit: the more layers, the whiter, with a flake on it for each after the first. */
export function drawFrost(pen: Pen, cell: number, layers: number): void {
  const half = cell * 0.48
  const ice = pen.createLinearGradient(-half, -half, half, half)
  ice.addColorStop(0, '#f4fdff')
  ice.addColorStop(0.5, layers > 1 ? '#bfeaff' : '#7cc4ec')
  ice.addColorStop(1, layers > 2 ? '#c8f0ff' : '#5aa8e0')
  pen.globalAlpha = 0.55 + layers * 0.15
  pen.fillStyle = ice
  pen.beginPath()
  pen.roundRect(-half, -half, half * 2, half * 2, cell * 0.18)
  pen.fill()
  pen.globalAlpha = 1
  pen.strokeStyle = '#fff'
  pen.lineWidth = cell * 0.03 * (layers + 1)
  pen.stroke()
  pen.lineWidth = cell * 0.035
  pen.lineCap = 'round'
  const corners = [
    [-1, -1],
    [1, 1],
    [1, -1],
  ] as const
  for (const [x, y] of corners.slice(0, layers)) flake(pen, x * half * 0.72, y * half * 0.72, cell * 0.12)
}

function flake(pen: Pen, x: number, y: number, size: number): void {
  pen.beginPath()
  for (let i = 0; i < 3; i++) {
    const [a, b] = [Math.cos(i * 1.047) * size, Math.sin(i * 1.047) * size]
    pen.moveTo(x - a, y - b)
    pen.lineTo(x + a, y + b)
  }
  pen.stroke()
}

export function paintCell(pen: Pen, layout: Layout, at: number, colour: string, strength: number): void {
  const { x, y } = middleOf(layout, at)
  const half = layout.cell * 0.48
  pen.globalAlpha = strength
  pen.strokeStyle = colour
  pen.lineWidth = Math.max(3, layout.cell * 0.07)
  pen.beginPath()
  pen.roundRect(x - half, y - half, half * 2, half * 2, layout.cell * 0.22)
  pen.stroke()
  pen.globalAlpha = strength * 0.22
  pen.fillStyle = colour
  pen.fill()
  pen.globalAlpha = 1
}

export function paintBeam(pen: Pen, layout: Layout, beam: Beam, age: number, still: boolean): void {
  const { cell, x: left, y: top } = layout
  const { x, y } = middleOf(layout, beam.cell)
  const t = still ? 1 : easeOut(clamp(age * 1.8))
  pen.globalAlpha = (1 - clamp(age)) * (still ? 0.5 : 0.85)
  if (beam.power === BOMB) {
    pen.strokeStyle = '#fff'
    pen.lineWidth = cell * 0.06
    pen.beginPath()
    for (const target of beam.targets) {
      const to = middleOf(layout, target)
      pen.moveTo(x, y)
      pen.quadraticCurveTo(
        (x + to.x) / 2,
        Math.min(y, to.y) - cell * 0.5,
        x + (to.x - x) * t,
        y + (to.y - y) * t,
      )
    }
    pen.stroke()
  }
  if (beam.power === BOMB || beam.power === BURST) {
    pen.strokeStyle = '#fff2a0'
    pen.lineWidth = cell * 0.34 * (1 - age * 0.8)
    pen.beginPath()
    pen.arc(x, y, cell * (0.4 + 2.1 * t), 0, 7)
    pen.stroke()
  } else {
    const across = beam.power === ROW
    const reach = t * (across ? WIDE : HIGH) * cell
    for (const [colour, wide] of [
      ['#ffe27a', 0.62],
      ['#fff', 0.28],
    ] as const) {
      const thick = cell * wide * (1 - age * 0.7)
      pen.fillStyle = colour
      pen.beginPath()
      if (across) {
        const from = Math.max(left - cell * 0.6, x - reach)
        pen.roundRect(
          from,
          y - thick / 2,
          Math.min(left + (WIDE + 0.6) * cell, x + reach) - from,
          thick,
          thick / 2,
        )
      } else {
        const from = Math.max(top - cell * 0.6, y - reach)
        pen.roundRect(
          x - thick / 2,
          from,
          thick,
          Math.min(top + (HIGH + 0.4) * cell, y + reach) - from,
          thick / 2,
        )
      }
      pen.fill()
    }
  }
  pen.globalAlpha = 1
}
