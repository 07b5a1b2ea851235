/** Draws ice, mats, plates, pits, gates and arches. In units. */
import { blot, downwards, fillPath, shaded, strokePath } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { SLAB } from './floor.ts'
import { drawLeaf } from './leaf.ts'
import type { Palette } from './looks.ts'

const LIT = 'rgba(255,255,255,.75)'
const DARK = 'rgba(40,24,10,.5)'

function drawIce(pen: Pen): void {
  fillPath(pen, SLAB, shaded(pen, [-40, -50], [40, 50], ['#f4feff', '#a8e4fa', '#5fb4e4']))
  strokePath(pen, 'M-34 4-4-34M-22 24 26-30M10 34 34 8', LIT, 6)
  strokePath(pen, 'M-38-40H34', '#fff', 5)
  strokePath(pen, 'M-8 14l12 8-4 16M4 22l16-4', 'rgba(30,110,170,.35)', 2.5)
}

/** A coir mat with woven arrows, pointing right. */
function drawMat(pen: Pen): void {
  fillPath(pen, 'M-44-34H44V38H-44z', DARK)
  fillPath(pen, 'M-44-38H44V34H-44z', shaded(pen, [-40, -40], [40, 40], ['#e0a458', '#b97a32', '#8f5720']))
  strokePath(pen, 'M-38-32H38V28H-38z', '#3f6f4a', 5)
  for (const [colour, width] of [
    ['#4a2a0c', 15],
    ['#fff2c0', 9],
  ] as const)
    strokePath(pen, 'M-24-16-8-2-24 12M4-16 20-2 4 12', colour, width)
}

function drawPlate(pen: Pen): void {
  blot(pen, DARK, 0, 5, 40, 36)
  blot(pen, '#6d7a8c', 0, 1, 40, 36)
  blot(pen, shaded(pen, [-30, -34], [30, 30], ['#fff', '#c3cfdd', '#7f8fa5']), 0, -4, 38, 33)
  blot(pen, '#5f6f86', 0, -4, 26, 22)
  blot(pen, '#e4ebf4', 0, -2, 24, 20)
  // A pictogram of its purpose: an arrow down onto a pot.
  fillPath(pen, 'M-11-1H11L7 13H-7z', '#d0622e')
  strokePath(pen, 'M0-17V-7M-5-11 0-6 5-11', '#3f4d63', 4)
}

function drawPit(pen: Pen): void {
  blot(pen, '#8f7444', 0, 0, 43, 40)
  blot(pen, '#d8bf8a', 0, 3, 41, 37)
  blot(pen, downwards(pen, -34, 38, ['#0d0705', '#2e1b0e', '#6b4522']), 0, 2, 37, 33)
  strokePath(pen, 'M-20 24Q0 34 20 24', 'rgba(255,220,160,.35)', 4)
}

/** Draws flat elements. Arches and gates are drawn upright elsewhere. */
export function drawFlat(pen: Pen, letter: string): void {
  const turn = '>v<^'.indexOf(letter)
  if (letter === '~') drawIce(pen)
  if (letter === '_') drawPlate(pen)
  if (letter === 'o') drawPit(pen)
  if (turn < 0) return
  pen.rotate((turn * Math.PI) / 2)
  drawMat(pen)
}

/** The pot that fills a pit, its rim level with the floor. */
export function drawFilled(pen: Pen, { clay, leaves }: Palette): void {
  blot(pen, shaded(pen, [-34, -30], [34, 34], clay), 0, 2, 37, 33)
  blot(pen, '#5a3418', 0, 3, 30, 26)
  for (const [i, turn] of [-2.6, -0.5, -1.9, -1.2].entries())
    drawLeaf(pen, 0, 12, 26, turn, leaves[1 + i] ?? '')
}

/** The iron bars of a gate, which sink into the floor when it opens. */
export function drawBars(pen: Pen): void {
  for (const [colour, width, by] of [
    ['#1f2b3a', 11, 0],
    ['#55687f', 7, 0],
    ['#b9c8da', 2.5, -1.5],
  ] as const)
    strokePath(pen, `M${by - 28}-46V36m18.7-88V36m18.7-82V36m18.7-82V36M-38-28H38M-38 22H38`, colour, width)
}

/** Posts with a climbing plant: too low for a pot with its flower. */
export function drawArch(pen: Pen, { wood, leaves, blossoms }: Palette): void {
  const bow = 'M-42 46V-18Q-42-58 0-58T42-18V46'
  strokePath(pen, bow, wood[2] ?? '', 15)
  strokePath(pen, bow, wood[0] ?? '', 9)
  for (let i = 0; i <= 12; i++) {
    const turn = Math.PI * (1 + i / 12)
    const [x, y] = [Math.cos(turn) * 42, -18 + Math.sin(turn) * 40]
    drawLeaf(pen, x, y, 19, turn + (i % 2 ? 0.9 : -0.9), leaves[1 + (i % 4)] ?? '')
    if (i % 3 === 0) blot(pen, blossoms[i / 3] ?? '#fff', x, y, 6)
  }
}
