/** What lies on single cells: frost, the marks of hand, cursor and hint, and the light of what goes off. */
import { easeOut } from '../kit/easing.ts'
import type { Pen } from '../kit/sprite.ts'
import { dab, round } from './brush.ts'
import { middleOf, type Layout } from './layout.ts'
import { COLUMN } from './pieces.ts'
import type { Show } from './show.ts'

const PANE = 'M-30-48H30Q48-48 48-30V30Q48 48 30 48H-30Q-48 48-48 30V-30Q-48-48-30-48z'
const FLAKE = 'm-12 0h24m-18-10l12 20m0-20l-12 20'
const FLAKES = [`M-34-34${FLAKE}`, `M34 34${FLAKE}`, `M34-34${FLAKE}`]

/** A pane of ice behind the fruit, in percent of a cell: the more layers, the whiter, with a flake for each. */
export function drawFrost(pen: Pen, layers: number): void {
  const ice = pen.createLinearGradient(-48, -48, 48, 48)
  ice.addColorStop(0, '#f4fdff')
  ice.addColorStop(1, ['', '#4f9ed8', '#7cc8f4', '#c8f0ff'][layers] ?? '#fff')
  pen.globalAlpha = 0.5 + layers * 0.15
  dab(pen, PANE, ice, '#fff', 4 * layers)
  pen.globalAlpha = 1
  dab(pen, FLAKES.slice(0, layers).join(''), '', '#fff', 4)
}

export function paintCell(pen: Pen, layout: Layout, at: number, colour: string, strength: number): void {
  const { x, y } = middleOf(layout, at)
  pen.save()
  pen.translate(x, y)
  pen.scale(layout.cell / 100, layout.cell / 100)
  pen.globalAlpha = strength
  dab(pen, PANE, colour + '38', colour, 7)
  pen.restore()
}

/** A ring for what bursts, a bar of light along the row or column that is swept. */
export function paintBeam(
  pen: Pen,
  layout: Layout,
  { cell: at, power, age }: Show['beams'][number],
  still: boolean,
): void {
  const { cell } = layout
  const { x, y } = middleOf(layout, at)
  const t = still ? 1 : easeOut(age * 1.8)
  pen.save()
  pen.translate(x, y)
  if (power === COLUMN) pen.rotate(Math.PI / 2)
  pen.globalAlpha = (1 - age) * (still ? 0.5 : 0.85)
  const thick = cell * 0.6 * (1 - age * 0.7)
  const reach = cell * (power > COLUMN ? 0.4 + 2.1 * t : 9 * t)
  const path = power > COLUMN ? round(0, 0, reach) : `M${-reach} 0H${reach}`
  dab(pen, path, '', '#fff2a0', thick)
  pen.restore()
}
