/** Draws the surroundings: the sky, a row of trees, a picket fence, a meadow in flower. */
import { glow, sky } from '../../kit/paint/backdrop.ts'
import { blot, line } from '../../kit/paint/brush.ts'
import { castShadow } from '../../kit/paint/shadow.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { RIM, RISE, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { drawBlade, drawFlower } from './turf.ts'

/** The upper edge of the meadow. */
const horizonOf = (height: number) => Math.max(74, height * 0.15)

export function* drawMeadow(
  pen: Pen,
  width: number,
  height: number,
  layout: Layout,
  palette: Palette,
): Iterable<unknown> {
  const dice = chance(19)
  const horizon = horizonOf(height)
  pen.translate(-width / 2, -height / 2)
  sky(pen, { x: 0, y: 0, width, height: horizon + 20 }, palette.sky)
  glow(pen, width * 0.78, horizon * 0.3, Math.max(160, height * 0.34), palette.glow, 0.95)
  yield
  for (const [x, y, size] of [
    [0.16, 0.5, 1],
    [0.56, 0.28, 0.7],
    [0.93, 0.62, 0.85],
  ] as const)
    drawCloud(pen, x * width, y * horizon, size * horizon * 0.3, palette.cloud)
  drawTrees(pen, width, horizon, palette.trees, dice)
  yield
  drawGround(pen, width, height, horizon, palette.meadow)
  yield
  drawFence(pen, width, horizon, palette.fence)
  yield
  sow(pen, width, height, horizon, layout, palette, dice)
  yield
  drawBed(pen, layout, palette.long[0])
}

export function drawCloud(pen: Pen, x: number, y: number, size: number, colour: string): void {
  for (const [dx, dy, r] of [
    [-1.1, 0.15, 0.5],
    [-0.4, -0.2, 0.7],
    [0.4, -0.05, 0.6],
    [1, 0.2, 0.42],
  ] as const) {
    blot(pen, colour, x + dx * size, y + dy * size, r * size)
  }
}

export function drawTrees(
  pen: Pen,
  width: number,
  horizon: number,
  trees: Palette['trees'],
  dice: Chance,
): void {
  const size = horizon * 0.24
  for (let x = -size; x < width + size; x += size * (0.8 + dice.fraction() * 0.8)) {
    const high = size * (0.7 + dice.fraction() * 0.6)
    drawCrown(pen, x, horizon - high * 0.5, high * 0.9, trees)
  }
}

function drawCrown(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  [shade, crown, light]: Palette['trees'],
): void {
  blot(pen, shade, x, y, size)
  blot(pen, crown, x - size * 0.13, y - size * 0.18, size * 0.78)
  blot(pen, light, x - size * 0.27, y - size * 0.38, size * 0.42)
}

/** Draws a single apple tree. */
function drawAppleTree(pen: Pen, x: number, y: number, size: number, { trees, fruit }: Palette): void {
  blot(pen, 'rgba(30,80,0,.3)', x + size * 0.2, y, size, size * 0.28)
  pen.fillStyle = '#7a4520'
  pen.fillRect(x - size * 0.13, y - size * 0.9, size * 0.26, size * 0.95)
  for (const side of [-0.5, 0.5]) drawCrown(pen, x + side * size, y - size * 1.1, size * 0.6, trees)
  drawCrown(pen, x, y - size * 1.5, size * 0.85, trees)
  for (let i = 0; i < 8; i++)
    blot(
      pen,
      fruit,
      x + Math.sin(i * 2.4) * size * (0.2 + i * 0.08),
      y - size * (1.3 + Math.cos(i * 2.4) * 0.07 * i),
      size * 0.1,
    )
}

/** Draws broad mowing bands that narrow towards the fence. */
function drawGround(
  pen: Pen,
  width: number,
  height: number,
  horizon: number,
  colours: readonly string[],
): void {
  sky(pen, { x: 0, y: horizon, width, height: height - horizon }, colours)
  pen.fillStyle = 'rgba(255,255,190,.14)'
  const far = Math.max(60, width * 0.09)
  for (let i = -14; i < 14; i += 2) {
    pen.beginPath()
    pen.moveTo(width / 2 + i * far * 0.55, horizon)
    pen.lineTo(width / 2 + (i + 1) * far * 0.55, horizon)
    pen.lineTo(width / 2 + (i + 1) * far * 1.7, height)
    pen.lineTo(width / 2 + i * far * 1.7, height)
    pen.fill()
  }
}

export function drawFence(
  pen: Pen,
  width: number,
  horizon: number,
  [rail, shade, picket]: Palette['fence'],
): void {
  pen.fillStyle = 'rgba(40,90,10,.25)'
  pen.fillRect(0, horizon + 9, width, 6)
  pen.fillStyle = rail
  for (const y of [-6, 4]) pen.fillRect(0, horizon + y, width, 4)
  for (let x = 4; x < width; x += 15)
    for (const [colour, wide] of [
      [shade, 7],
      [picket, 5],
    ] as const) {
      pen.fillStyle = colour
      pen.beginPath()
      pen.roundRect(x, horizon - 15, wide, 25, [4, 4, 0, 0])
      pen.fill()
    }
}

/** Scatters flowers and tufts outside the garden. */
function sow(
  pen: Pen,
  width: number,
  height: number,
  horizon: number,
  layout: Layout,
  palette: Palette,
  dice: Chance,
): void {
  const { x, y, cell: tile, columns, rows } = layout
  const rim = (RIM + 0.25) * tile
  const isFree = (px: number, py: number) =>
    px < x - rim || px > x + columns * tile + rim || py < y - rim - RISE * tile || py > y + rows * tile + rim
  const count = Math.round((width * (height - horizon)) / 2600)
  const spots = Array.from({ length: count }, () => ({
    x: dice.fraction() * width,
    y: horizon + 22 + dice.fraction() * (height - horizon - 22),
  })).sort((a, b) => a.y - b.y)
  for (const spot of spots) {
    const near = 0.55 + (0.75 * (spot.y - horizon)) / (height - horizon)
    const kind = dice.int(24)
    const size = 40 * near
    if (!isFree(spot.x, spot.y)) continue
    // A tree needs space for its crown.
    const hasRoom = [-size, size].every((dx) =>
      [0.5, -2.5].every((up) => isFree(spot.x + dx, spot.y + up * size)),
    )
    if (kind < 1 && hasRoom) drawAppleTree(pen, spot.x, spot.y, size, palette)
    else if (kind > 11) drawTuft(pen, spot.x, spot.y, 9 * near, palette, dice)
    else drawClump(pen, spot.x, spot.y, near, palette, dice)
  }
}

function drawTuft(pen: Pen, x: number, y: number, size: number, { long }: Palette, dice: Chance): void {
  pen.fillStyle = long[dice.int(2) ? 1 : 2]
  for (const lean of [-0.8, -0.1, 0.7])
    drawBlade(pen, x + lean * size * 0.4, y, size * 0.2, size * (1.3 - lean * lean * 0.5), lean * size * 0.6)
}

/** Draws a few flowers of one kind with their stalks. */
function drawClump(
  pen: Pen,
  x: number,
  y: number,
  near: number,
  { petals: kinds, long }: Palette,
  dice: Chance,
): void {
  const petals = dice.pick(kinds)
  for (let i = 0; i < 3; i++) {
    const [fx, fy] = [x + (i - 1) * 9 * near + dice.fraction() * 4, y - (6 + dice.fraction() * 9) * near]
    pen.strokeStyle = long[0]
    pen.lineWidth = 1.8 * near
    line(pen, x + (i - 1) * 4 * near, y + 3 * near, fx, fy)
    drawFlower(pen, fx, fy, 5 * near, petals)
  }
}

/** Draws the garden's shadow on the meadow, and the turf under it. */
function drawBed(pen: Pen, { x, y, cell: tile, columns, rows }: Layout, colour: string): void {
  const rim = RIM * tile
  const area = { x: x - rim, y: y - rim, width: columns * tile + rim * 2, height: rows * tile + rim * 2 }
  const fill = (to: Pen) => {
    to.fillStyle = colour
    to.beginPath()
    to.roundRect(area.x, area.y, area.width, area.height, tile * 0.2)
    to.fill()
  }
  castShadow(pen, area, { colour: 'rgba(20,60,0,.55)', blur: tile * 0.5, fall: tile * 0.2 }, fill)
  fill(pen)
}
