/** Draws the card and the preview: Rudy the mower, with stripes behind him and long grass ahead. */
import type { Poster, ArtSheet } from '../../kit/art/sheet.ts'
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import { chance } from '../../kit/rules/chance.ts'
import { drawCloud, drawFence, drawTrees } from '../view/backdrop.ts'
import { drawMole, drawMolehill, drawStone } from '../view/features.ts'
import { paletteOf } from '../view/looks.ts'
import { drawMower } from '../view/mower.ts'
import { drawBlade, drawFlower, drawStripe, drawTufts } from '../view/turf.ts'

const SUMMER = paletteOf('')
/** The line of the fence. */
const HORIZON = 128
/** Tile size for the mower, and the centre of its tile. */
const TILE = 250
const RUDY = { x: 214, y: 166 }
/** Lawn rows, the far one narrower: top edge, height, and where the long grass begins. */
const ROWS = [
  { y: 134, high: 44, way: 'left', long: 300 },
  { y: 178, high: 90, way: 'right', long: 350 },
] as const

export const poster: Poster = (sheet) => {
  const { pen, left, right, bake, sparkle, title } = sheet
  const area = { x: left, y: 0, width: right - left, height: 360 }
  sky(pen, { ...area, height: HORIZON + 10 }, ['#2fb5f2', '#9fe6ff', '#eaffd0'])
  glow(pen, 372, 44, 180, '255,246,200', 0.95)
  for (const [x, y, size] of [
    [44, 40, 27],
    [440, 30, 21],
    [-62, 44, 20],
    [548, 44, 22],
  ] as const)
    drawCloud(pen, x, y, size, SUMMER.cloud)
  hills(pen, area, '#8bd65a', 96, 9, 3)
  pen.save()
  pen.translate(left, 0)
  drawTrees(pen, area.width, HORIZON, SUMMER.trees, chance(8))
  drawFence(pen, area.width, HORIZON, SUMMER.fence)
  pen.restore()
  mown(sheet)
  for (const row of ROWS) grass(sheet, row)
  hills(pen, area, '#3f9a12', 263, 2, 5)
  blooms(sheet)
  const mower = bake('mower', TILE * 1.5, TILE * 1.5, (to) => {
    to.scale(TILE, TILE)
    drawMower(to, 'right', 'glad', SUMMER)
  })
  stamp(pen, mower, RUDY.x, RUDY.y, 1, 1, -0.03)
  clippings(sheet)
  sparkle([318, 60, 11], [66, 108, 8], [448, 92, 9])
  title('GrassCutter', { size: 70, edge: '#14521a', y: 302 })
}

function mown({ pen, left, right, bake }: ArtSheet): void {
  for (const { y, high, way } of ROWS) {
    const stripe = bake(way, 90, 90, (to) => {
      to.scale(90, 90)
      drawStripe(to, way, SUMMER)
    })
    for (let x = left; x < right + 90; x += 90) stamp(pen, stripe, x, y + high / 2, 1, high / 90)
  }
}

function grass({ pen, right, bake }: ArtSheet, { y, high, long }: (typeof ROWS)[number]): void {
  pen.fillStyle = '#48971a'
  pen.fillRect(long, y, right - long, high)
  for (let x = long; x < right + high; x += high) {
    const sort = Math.round(x) % 3
    const tuft = bake(`tuft${sort} ${high}`, high * 1.7, high * 1.7, (to) => {
      to.scale(high, high)
      drawTufts(to, sort, 0.4, SUMMER)
    })
    stamp(pen, tuft, x + high / 2, y + high / 2)
  }
}

/** Draws flowers in the long grass. */
function blooms({ pen, bake }: ArtSheet): void {
  for (const [x, y, size, colour] of [
    [448, 154, 9, '#fff'],
    [462, 196, 13, '#ff7ab8'],
    [420, 244, 15, '#fff'],
    [490, 168, 10, '#ffd94a'],
  ] as const)
    drawFlower(pen, x, y, size, colour)
  const mole = bake('mole', 180, 180, (to) => {
    to.scale(92, 92)
    to.translate(0, -0.38)
    drawMole(to)
    to.translate(0, 0.38)
    drawMolehill(to)
  })
  stamp(pen, mole, 524, 222)
  const stone = bake('stone', 150, 150, (to) => {
    to.scale(86, 86)
    drawStone(to, SUMMER.long[3])
  })
  stamp(pen, stone, -46, 206)
}

/** Draws clippings in front of the mower. */
function clippings({ pen }: ArtSheet): void {
  const dice = chance(11)
  for (let i = 0; i < 11; i++) {
    const far = dice.fraction()
    pen.save()
    pen.translate(350 + far * 86, 214 - far * 40 - dice.fraction() * 74)
    pen.rotate(dice.fraction() * 6)
    pen.fillStyle = i % 2 ? '#e6ff9a' : '#b4f046'
    drawBlade(pen, 0, 0, 5, 22, 6)
    pen.restore()
  }
}
