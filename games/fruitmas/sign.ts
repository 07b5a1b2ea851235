/** The wooden sign that says what to bring and how many moves are left. */
import { hop } from '../kit/easing.ts'
import type { Point } from '../kit/game.ts'
import { box, glossy } from '../kit/glossy.ts'
import { letter } from '../kit/lettering.ts'
import { BROWN, CREAM } from '../kit/palette.ts'
import { stamp, type Pen, type Sprite } from '../kit/sprite.ts'
import type { Layout } from './layout.ts'

interface Slot extends Point {
  readonly size: number
}

/** Where the moves and each goal are written: the moves first. */
export function slots({ sign }: Layout, goals: number): Slot[] {
  const { x, y, width, height, across } = sign
  const count = goals + 1.2
  return Array.from({ length: goals + 1 }, (_, i) => {
    const along = (i === 0 ? 0.6 : i + 0.7) / count
    return across
      ? { x: x + width * along, y: y + height / 2, size: Math.min(height * 0.74, width / count / 1.9) }
      : { x: x + width / 2, y: y + height * along, size: Math.min(width * 0.34, (height / count) * 0.8) }
  })
}

export function drawSign(pen: Pen, { sign }: Layout): void {
  const { width, height, across } = sign
  const corner = Math.min(width, height) * 0.2
  glossy(pen, box(width, height, corner), Math.min(width, height) / 2, BROWN, { shadow: 0.5, shine: 0 })
  pen.save()
  pen.clip(box(width, height, corner))
  pen.strokeStyle = 'rgba(84,48,15,.45)'
  pen.lineWidth = 2
  pen.beginPath()
  const planks = across ? 3 : 6
  for (let i = 1; i < planks; i++) {
    const at = (i / planks - 0.5) * height
    pen.moveTo(-width / 2, at)
    pen.bezierCurveTo(-width * 0.2, at + 4, width * 0.2, at - 4, width / 2, at)
  }
  pen.stroke()
  pen.restore()
  pen.strokeStyle = BROWN.deep
  pen.lineWidth = 3
  pen.stroke(box(width - 3, height - 3, corner))
  // Snow has settled on the upper edge.
  pen.fillStyle = '#fff'
  pen.beginPath()
  pen.moveTo(-width / 2 + corner * 0.4, -height / 2 + 4)
  const bumps = Math.round(width / 26)
  for (let i = 1; i <= bumps; i++) {
    const [a, b] = [(i - 0.5) / bumps - 0.5, i / bumps - 0.5]
    const wide = width - corner * 0.8
    pen.quadraticCurveTo(a * wide, -height / 2 + (i % 3 ? 12 : 17), b * wide, -height / 2 + 4)
  }
  pen.quadraticCurveTo(0, -height / 2 - 7, -width / 2 + corner * 0.4, -height / 2 + 4)
  pen.fill()
}

export interface Entry {
  readonly icon: Sprite
  readonly left: number
  /** 0 to 1 while something has just arrived. */
  readonly bump: number
}

export function paintEntries(
  pen: Pen,
  layout: Layout,
  moves: number,
  worry: number,
  entries: readonly Entry[],
): void {
  const [first, ...rest] = slots(layout, entries.length)
  const { across } = layout.sign
  if (first) {
    const size = first.size * (across ? 0.78 : 0.9)
    const low = moves <= 3
    letter(pen, String(moves), first.x, first.y - size * 0.16, size * (1 + worry * 0.12), {
      fill: low ? '#ffd9d0' : '#fff',
      edge: low ? '#8f1230' : BROWN.deep,
    })
    letter(pen, moves === 1 ? 'move' : 'moves', first.x, first.y + size * 0.48, Math.max(10, size * 0.34), {
      fill: '#fff',
      edge: BROWN.deep,
    })
  }
  rest.forEach(({ x, y, size }, i) => {
    const entry = entries[i]
    if (!entry) return
    const grow = 1 + hop(entry.bump) * 0.3
    stamp(pen, entry.icon, x - size * 0.36, y, (size / entry.icon.width) * 1.5 * grow)
    if (entry.left > 0)
      letter(
        pen,
        String(entry.left),
        x + size * 0.42,
        y + size * 0.04,
        size * 0.56 * (1 + hop(entry.bump) * 0.16),
        {
          fill: CREAM.light,
          edge: BROWN.deep,
        },
      )
    else paintTick(pen, x + size * 0.42, y, size * 0.24)
  })
}

function paintTick(pen: Pen, x: number, y: number, size: number): void {
  pen.lineCap = pen.lineJoin = 'round'
  for (const [colour, wide] of [
    ['#0b4a25', 0.75],
    ['#9bf0b4', 0.4],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = size * wide
    pen.beginPath()
    pen.moveTo(x - size, y)
    pen.lineTo(x - size * 0.2, y + size * 0.8)
    pen.lineTo(x + size * 1.1, y - size * 0.9)
    pen.stroke()
  }
}
