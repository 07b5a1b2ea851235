/** Draws the card and the preview image: lines have bloomed, their flowers fly off, and the bee comes to look. */
import type { Poster } from '../../kit/art/sheet.ts'
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import { CELLS } from '../rules/bed.ts'
import { drawHive } from '../view/backdrop.ts'
import { drawBed } from '../view/bed.ts'
import { drawBee } from '../view/bee.ts'
import { drawBlossom, drawTile, hexagon } from '../view/flowers.ts'
import { CORNER, spot } from '../view/layout.ts'
import { paletteOf, type Wardrobe } from '../view/looks.ts'

const BED = { x: 222, y: 152 }
const SIZE = 20.5
/** The flower index of every cell, row by row; a dot is an empty cell. */
const ROWS = ['66.11', '336.11', '2336.44', '22.55.44', '1.......0', '11.00...', '.44....', '33....', '.....']
const FLOWERS = [...ROWS.join('')]
const FLYING = [
  { x: 96, y: 184, radius: 58, flower: 1, turn: -0.14 },
  { x: 338, y: 196, radius: 56, flower: 2, turn: 0.12 },
  { x: 214, y: 134, radius: 70, flower: 6, turn: 0 },
]
/** Empty combs in the sky; only the wide picture has room for them. */
const COMBS = [
  [-62, 120, 56],
  [-44, 26, 30],
  [548, 100, 48],
  [520, 206, 26],
] as const

function drawGarden(pen: Pen, wardrobe: Wardrobe): void {
  drawBed(pen, SIZE, wardrobe)
  for (const [cell, hex] of CELLS.entries()) {
    if (FLOWERS[cell] === '.') continue
    const { x, y } = spot(hex, SIZE, { x: 0, y: 0 })
    pen.save()
    pen.translate(x, y)
    drawTile(pen, wardrobe.palette, SIZE, Number(FLOWERS[cell]))
    pen.restore()
  }
}

export const poster: Poster = ({ pen, left, right, bake, sparkle, title }) => {
  const wardrobe = { bake, palette: paletteOf('') }
  const area = { x: left, y: 0, width: right - left, height: 360 }
  sky(pen, area, wardrobe.palette.sky)
  glow(pen, BED.x, 100, 330, wardrobe.palette.glow, 0.75)
  pen.strokeStyle = '#ffffff2a'
  pen.lineWidth = 5
  for (const [x, y, radius] of COMBS) {
    pen.save()
    pen.translate(x, y)
    pen.stroke(hexagon(radius, 0.1))
    pen.restore()
  }
  for (const [i, colour] of wardrobe.palette.hills.entries())
    hills(pen, area, colour, 252 + i * 28, 12, 1 + i)
  pen.save()
  pen.translate(-52, 336)
  drawHive(pen, 34)
  pen.restore()
  const frame = SIZE * CORNER * 2.3
  // Slightly out of focus: this leads the eye to the flowers and saves bytes in the picture.
  pen.filter = `blur(${pen.getTransform().a * 2.6}px)`
  stamp(
    pen,
    bake('garden', frame, frame, (to) => drawGarden(to, wardrobe)),
    BED.x,
    BED.y,
  )
  pen.filter = 'none'
  for (const { x, y, radius, flower, turn } of FLYING) {
    glow(pen, x, y, radius * 1.5, '255,240,160', 0.8)
    const blossom = bake(`blossom${flower}`, radius * 2.4, radius * 2.4, (to) =>
      drawBlossom(to, radius, flower),
    )
    stamp(pen, blossom, x, y, 1, 1, turn)
  }
  drawBee(pen, wardrobe, 58, { x: 402, y: 70 }, 0.05, 0.1)
  sparkle([44, 84, 13], [446, 164, 12])
  title('Hex Garden', { size: 71, edge: '#04263f' })
}
