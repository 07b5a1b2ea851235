/** Draws a tile with its digit, pressed in if struck, and the marks on it. */
import { blot, downwards, fillPath, line, strokePath } from '../../kit/paint/brush.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { DOUBLE, withTwin, type NumberGrid } from '../rules/lines.ts'
import type { CellMark } from '../rules/state.ts'
import { digitWords } from '../words.ts'
import { CORAL, PALE, type Palette } from './looks.ts'

/** The contents of a tile. */
interface Face {
  readonly digit: number
  /** Index of its pair of twins, from 0; −1 for none. */
  readonly pair: number
  readonly isPlanted: boolean
}

export const faceOf = (grid: NumberGrid, cell: number): Face => ({
  digit: grid.digits[cell] ?? 0,
  pair: grid.twins.findIndex((pair) => pair === withTwin(grid, cell)),
  isPlanted: grid.bed.includes(cell),
})

export const bare = (digit: number): Face => ({ digit, pair: -1, isPlanted: false })

/** Special digits look the same in every look: frost for negative ones, gold for ×2. */
const FROST = { ...PALE, face: ['#f3fbff', '#a9dcff'], edge: '#4f9bd6', ink: '#07458a' } as const
const GOLDEN = { ...PALE, face: ['#fff6cf', '#ffcf4d'], edge: '#c4830f', ink: '#733600' } as const

const tileFor = (digit: number, { tile }: Palette): Palette['tile'] =>
  digit === DOUBLE ? GOLDEN : digit < 0 ? FROST : tile

/** In hundredths: a star, a heart and a moon, one for each pair of twins, and a sprout. */
const BADGES = [
  ['M0-68L18-18L68 0L18 18L0 68L-18 18L-68 0L-18-18Z', '#8a3b00', '#ffd54a'],
  ['M0 58L-54-4A30 30 0 0 1 0-36A30 30 0 0 1 54-4Z', '#7c0a3c', '#ff9cc2'],
  ['M22-56A58 58 0 1 0 56 30A48 48 0 0 1 22-56Z', '#063f52', '#7fe3ea'],
] as const
const SPROUT = 'M0 60Q-2 10 0-6M0 6Q-52 8-52-44Q-2-44 0 6M0-4Q50-6 50-56Q2-54 0-4'

/** Draws a tile of this side around the origin. */
export function drawTile(pen: Pen, side: number, face: Face, mark: CellMark, palette: Palette): void {
  const { shades } = palette
  const { digit } = face
  const tile = tileFor(digit, palette)
  const text = digitWords(digit)
  const shape = (y: number, high: number) => {
    pen.beginPath()
    pen.roundRect(-side / 2, y, side, high, side * 0.23)
  }
  const top = -side * 0.5
  const size = text.length > 1 ? 0.56 : 0.68
  if (mark === 'out') {
    pen.fillStyle = downwards(pen, top, -top, { 0: shades[3], 1: shades[4] })
    shape(top + side * 0.03, side * 0.97)
    pen.fill()
    pen.strokeStyle = shades[0]
    pen.lineWidth = side * 0.035
    pen.stroke()
    letter(pen, text, 0, side * 0.05, side * (size - 0.06), { fill: shades[6], outline: 0 })
    drawBadges(pen, side, face, palette)
    return
  }
  pen.save()
  const scale = pen.getTransform().d
  pen.shadowColor = 'rgba(12,6,66,.6)'
  pen.shadowBlur = side * 0.05 * scale
  pen.shadowOffsetY = side * 0.035 * scale
  pen.fillStyle = mark === 'keep' ? '#6cc9bd' : tile.edge
  shape(top + side * 0.06, side * 0.94)
  pen.fill()
  pen.restore()
  pen.fillStyle = downwards(pen, top, -top, [tile.face[0], mark === 'keep' ? tile.kept : tile.face[1]])
  shape(top, side * 0.92)
  pen.fill()
  pen.globalAlpha = tile.shine
  pen.fillStyle = downwards(pen, top, top + side * 0.38, ['#fff', 'rgba(255,255,255,.15)'])
  pen.beginPath()
  pen.roundRect(-side * 0.41, top + side * 0.05, side * 0.82, side * 0.3, side * 0.15)
  pen.fill()
  pen.globalAlpha = 1
  letter(pen, text, 0, side * 0.015, side * size, { fill: tile.ink, outline: 0 })
  if (mark === 'keep') drawRing(pen, side, 1, tile.ring)
  drawBadges(pen, side, face, palette)
}

/** Draws the twin's symbol in the upper right corner and the sprout of the bed in the lower left. */
function drawBadges(pen: Pen, side: number, { pair, isPlanted }: Face, { strong }: Palette): void {
  const [path, dark, light] = BADGES[pair] ?? []
  pen.save()
  pen.translate(side * 0.3, -side * 0.3)
  const size = side / (strong ? 240 : 340)
  pen.scale(size, size)
  if (path) {
    blot(pen, dark ?? '', 0, 0, 86)
    fillPath(pen, path, light ?? '')
  }
  if (isPlanted) {
    pen.translate((-side * 0.6) / size, (side * 0.57) / size)
    strokePath(pen, SPROUT, '#fff', 46)
    strokePath(pen, SPROUT, '#2f7d1d', 18)
    fillPath(pen, SPROUT, '#6cc93f')
  }
  pen.restore()
}

/** Draws a hand-drawn ring around a digit, up to `done`. */
export function drawRing(pen: Pen, side: number, done: number, colour: string): void {
  pen.strokeStyle = colour
  pen.lineWidth = side * 0.075
  pen.lineCap = 'round'
  pen.beginPath()
  pen.ellipse(0, -side * 0.035, side * 0.37, side * 0.38, -0.5, -1.2, -1.2 + Math.PI * 2 * 1.04 * done)
  pen.stroke()
}

/** Draws the stroke through a digit, up to `done`. */
export function drawStrike(pen: Pen, side: number, done = 1): void {
  pen.lineCap = 'round'
  for (const [colour, wide] of [
    ['#fff', 0.115],
    [CORAL, 0.065],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = side * wide
    line(pen, -side * 0.29, side * 0.3, side * (-0.29 + 0.58 * done), side * (0.3 - 0.57 * done))
  }
}
