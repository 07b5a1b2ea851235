/** The wooden sign that says what to bring and how many moves are left. */
import type { Point } from '../../kit/view.ts'
import { box, glossy } from '../../kit/paint/glossy.ts'
import { BROWN, GREEN, RED } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { dab } from './brush.ts'
import type { Layout } from './layout.ts'

/** Moves that are few. */
export const FEW = 3

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

/** Around the origin. */
export function drawSign(pen: Pen, { sign }: Layout): void {
  const { width, height } = sign
  const [x, y] = [width / 2, height / 2]
  const shape = box(width, height, Math.min(x, y) * 0.4)
  glossy(pen, shape, Math.max(x, y), BROWN, { shadow: 0.1, shine: 0 })
  pen.strokeStyle = BROWN.deep
  pen.lineWidth = 3
  pen.stroke(shape)
  // Snow has settled on the upper edge.
  const bumps = Math.round(width / 26)
  const wide = (width - 24) / bumps
  dab(
    pen,
    `M${12 - x} ${4 - y}` + `q${wide / 2} 9 ${wide} 0`.repeat(bumps) + `Q0 ${-y - 9} ${12 - x} ${4 - y}`,
    '#fff',
  )
}

/** Few moves are written in red; a goal that is reached gets a green tick. */
export function paintEntries(
  [first, ...places]: readonly Slot[],
  moves: number,
  left: readonly number[],
  write: (text: string, x: number, y: number, size: number, edge: string) => void,
  paintIcon: (goal: number, x: number, y: number, size: number) => void,
): void {
  if (first) {
    const { x, y, size } = first
    const edge = (moves > FEW ? BROWN : RED).deep
    write('moves', x, y + size * 0.38, Math.max(11, size * 0.28), edge)
    write(String(moves), x, y - size * 0.1, size * 0.74, edge)
  }
  for (const [goal, { x, y, size }] of places.entries()) {
    const count = left[goal]
    paintIcon(goal, x - size * 0.36, y, size)
    write(count ? String(count) : '✓', x + size * 0.42, y, size * 0.56, (count ? BROWN : GREEN).deep)
  }
}
