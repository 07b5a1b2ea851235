/** Draws on single cells: frost, the marks of selection, cursor and hint, and the light of blasts. */
import { shaded, strokePath } from '../../kit/paint/brush.ts'
import { easeOut } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { middleOf, type SquareBoard } from '../../kit/board/square.ts'
import { COLUMN } from '../rules/pieces.ts'
import { edged } from './edged.ts'
import { BEAM, type Beam } from './effects.ts'

const PANE = 'M-30-48H30Q48-48 48-30V30Q48 48 30 48H-30Q-48 48-48 30V-30Q-48-48-30-48z'
const FLAKE = 'm-12 0h24m-18-10l12 20m0-20l-12 20'
const FLAKES = [`M-34-34${FLAKE}`, `M34 34${FLAKE}`, `M34-34${FLAKE}`]

/** Draws a pane of ice behind the fruit, in hundredths of a cell. Each layer makes it whiter and adds a flake. */
export function drawFrost(pen: Pen, layers: number): void {
  const ice = shaded(pen, [-48, -48], [48, 48], ['#f4fdff', `hsl(202 85% ${42 + layers * 15}%)`])
  pen.globalAlpha = 0.5 + layers * 0.15
  edged(pen, PANE, ice, '#fff', 4 * layers)
  pen.globalAlpha = 1
  strokePath(pen, FLAKES.slice(0, layers).join(''), '#fff', 4)
}

/** Marks the selection, the cursor or a hint. */
export const drawMark = (pen: Pen, colour: string) => edged(pen, PANE, colour + '38', colour, 7)

/** Draws a ring for a burst, or a bar of light along a cleared row or column. */
export function paintBeam(
  pen: Pen,
  board: SquareBoard,
  { cell: at, power, began }: Beam,
  time: number,
  still: boolean,
): void {
  const age = (time - began) / BEAM
  const { cell } = board
  const { x, y } = middleOf(board, at)
  const t = still ? 1 : easeOut(age * 1.8)
  const reach = cell * (power > COLUMN ? 0.4 + 2.1 * t : 9 * t)
  const [wide, high] = power === COLUMN ? [0, reach] : [reach, 0]
  pen.globalAlpha = (1 - age) * (still ? 0.5 : 0.85)
  pen.strokeStyle = '#fff2a0'
  pen.lineCap = 'round'
  pen.lineWidth = cell * 0.6 * (1 - age * 0.7)
  pen.beginPath()
  if (power > COLUMN) pen.arc(x, y, reach, 0, 7)
  else {
    pen.moveTo(x - wide, y - high)
    pen.lineTo(x + wide, y + high)
  }
  pen.stroke()
}
