/** Draws the card and the preview: the owl beside a finished slate, and the greenhouse fully lit. */
import type { Poster, ArtSheet } from '../../kit/art/sheet.ts'
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import { gridOf } from '../rules/generate.ts'
import { linesOf } from '../rules/lines.ts'
import { drawBead } from '../view/bead.ts'
import { drawGreenhouse, drawInside, tracePane } from '../view/greenhouse.ts'
import { beadMiddle, cellMiddle, type Layout, type Stand } from '../view/layout.ts'
import { paletteOf } from '../view/looks.ts'
import { drawMoon } from '../view/night.ts'
import { drawOwl, drawPupils } from '../view/owl.ts'
import { drawSlate } from '../view/slate.ts'
import { bare, drawStrike, drawTile } from '../view/tile.ts'

const STAYS = [true, false, true, false, true, true, true, false, true]
const GRID = gridOf({ size: 3, digits: [5, 2, 3, 7, 4, 1, 6, 9, 2], stays: STAYS })

const { size, digits, targets } = GRID

/** The first look. */
const PALETTE = paletteOf('')
const CELL = 59
const OWL: Stand = { x: 92, y: 268, width: 170, height: 196 }
const GREENHOUSE: Stand = { x: 506, y: 292, width: 136, height: 128 }
const SLATE: Layout = {
  size,
  cell: CELL,
  slate: { x: 184, y: 12, side: CELL * 4.32 },
  owl: OWL,
  greenhouse: GREENHOUSE,
  upright: false,
}

const CHALK = [
  ['7', 462, 74, 0.28],
  ['9', -44, 84, 0.17],
  ['6', -60, 216, -0.2],
  ['2', 548, 52, -0.2],
] as const

export const poster: Poster = (sheet) => {
  const { pen, left, right, sparkle, title } = sheet
  const area = { x: left, y: 0, width: right - left, height: 360 }
  sky(pen, area, ['#5a4be8', '#3a31b8', '#221a7c'])
  glow(pen, 300, 130, 260, '168,150,255', 0.75)
  glow(pen, OWL.x, OWL.y - OWL.height / 2, 170, '214,200,255', 0.9)
  for (const [digit, x, y, turn] of CHALK) {
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn)
    letter(pen, digit, 0, 0, 92, { fill: '#8a7dff48', outline: 0 })
    pen.restore()
  }
  drawMoon(pen, 38, 38, 20)
  hills(pen, area, '#2c2296', 252, 9, 3)
  paintGreenhouse(sheet)
  hills(pen, area, '#17115e', 292, 7, 2)
  paintSlate(sheet)
  paintOwl(sheet)
  sparkle([160, 92, 10], [462, 150, 10], [16, 110, 8], [-74, 150, 11], [556, 112, 10])
  title('Equalz', { edge: '#140d52' })
}

function paintGreenhouse({ pen }: ArtSheet): void {
  const { x, y, width, height } = GREENHOUSE
  glow(pen, x, y - height * 0.4, width * 1.1, '255,196,96', 0.8)
  pen.save()
  pen.translate(x, y)
  drawGreenhouse(pen, GREENHOUSE, size, PALETTE)
  for (const line of linesOf(GRID)) {
    pen.save()
    tracePane(pen, GREENHOUSE, size, line)
    pen.clip()
    drawInside(pen, GREENHOUSE, size)
    pen.restore()
  }
  pen.restore()
}

function paintSlate({ pen, bake }: ArtSheet): void {
  const { x, y, side } = SLATE.slate
  pen.save()
  pen.translate(x + side / 2, y + side / 2)
  pen.rotate(0.06)
  pen.translate(-x - side / 2, -y - side / 2)
  drawSlate(pen, SLATE, PALETTE)
  for (const [cell, digit] of digits.entries()) {
    const middle = cellMiddle(SLATE, cell)
    const tile = bake(`tile${cell}`, CELL * 1.4, CELL * 1.4, (to) => {
      drawTile(to, CELL * 0.93, bare(digit), STAYS[cell] ? 'none' : 'out', PALETTE)
      if (!STAYS[cell]) drawStrike(to, CELL * 0.93)
    })
    stamp(pen, tile, middle.x, middle.y)
  }
  for (const [line, target] of targets.entries()) {
    const middle = beadMiddle(SLATE, line)
    const bead = bake(`bead${line}`, CELL * 1.6, CELL * 1.6, (to) =>
      drawBead(to, CELL * 0.4, target, 'lit', PALETTE),
    )
    stamp(pen, bead, middle.x, middle.y)
  }
  pen.restore()
}

function paintOwl({ pen }: ArtSheet): void {
  pen.save()
  pen.translate(OWL.x, OWL.y)
  pen.rotate(-0.05)
  drawOwl(pen, OWL.height, 'calm', PALETTE)
  drawPupils(pen, OWL.height, 0.9, -0.4)
  pen.restore()
}
