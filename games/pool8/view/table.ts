/** Draws the table in its own cm: wood, cloth, cushions, pockets. */
import { blot, downwards, halo, line, polygon, shaded } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { RAIL } from './layout.ts'
import type { Palette } from './looks.ts'
import {
  CUSHIONS,
  FOOT_SPOT,
  HEAD_STRING,
  LENGTH,
  type Pocket,
  POCKETS,
  type Point,
  WIDTH,
} from '../rules/table.ts'

/** Shading outside the lamp's light. */
const DIM = ['#001e2814', '#0010248c']

/** Traces the cushions' rectangle, grown on all sides. */
function frame(pen: Pen, grow: number, corner: number): void {
  pen.beginPath()
  pen.roundRect(-grow, -grow, LENGTH + 2 * grow, WIDTH + 2 * grow, corner)
}

/** A pocket as it is seen: a ball drops when its centre is over the rim, and the hole stays inside the wood. */
function seenPocket({ x, y, nx, ny, radius }: Pocket): Point & { readonly radius: number } {
  const inwards = nx ? 1.4 : 3.9
  return { x: x + nx * inwards, y: y + ny * inwards, radius: radius * (nx ? 0.78 : 0.73) }
}

/** Yields between steps, because painting takes long. */
export function* paintTable(pen: Pen, palette: Palette): Generator<void> {
  const { wood, metal } = palette
  const [bright] = metal
  // The shadow is soft on all sides, because the lamp hangs over the middle.
  pen.fillStyle = '#08021e1c'
  for (let soft = 14; soft > 0; soft -= 2) {
    frame(pen, RAIL + soft, 11 + soft)
    pen.fill()
  }
  pen.fillStyle = downwards(pen, -RAIL, WIDTH + RAIL, [...wood, ...wood.toReversed()])
  frame(pen, RAIL, 11)
  pen.fill()
  yield
  pen.save()
  light(pen, palette, bright)
  pen.lineWidth = 0.6
  frame(pen, RAIL - 0.8, 10.4)
  pen.stroke()
  pen.restore()
  yield
  cloth(pen, palette)
  yield
  for (const cushion of CUSHIONS) if (cushion.length > 20) rail(pen, palette, cushion)
  yield
  for (const pocket of POCKETS) {
    const { x, y, radius } = seenPocket(pocket)
    const rim = shaded(pen, [x - radius, y - radius], [x + radius, y + radius], metal)
    blot(pen, rim, x, y, radius + 1.1)
    blot(pen, halo(pen, x, y, radius + 0.4, ['#020208', '#080714', '#2a2135']), x, y, radius + 0.3)
  }
  for (let i = 1; i < 8; i++)
    for (const far of [-6.9, 6.9]) {
      if (i !== 4) blot(pen, bright, (LENGTH * i) / 8, far < 0 ? far : WIDTH + far, 0.9)
      if (i < 4) blot(pen, bright, far < 0 ? far : LENGTH + far, (WIDTH * i) / 4, 0.9)
    }
}

/** Sets the colour of a line, with a glow in neon looks. */
function light(pen: Pen, { neon }: Palette, colour: string): void {
  pen.strokeStyle = colour
  if (!neon) return
  pen.shadowColor = colour
  pen.shadowBlur = 10
}

function cloth(pen: Pen, palette: Palette): void {
  pen.fillStyle = palette.cloth
  frame(pen, 5.4, 4)
  pen.fill()
  pen.strokeStyle = '#1e0c0099'
  pen.lineWidth = 1
  pen.stroke()
  pen.save()
  pen.clip()
  // The light of the lamp over the middle.
  pen.translate(LENGTH / 2, WIDTH / 2)
  pen.scale(1.7, 1)
  pen.fillStyle = halo(pen, 0, 0, 84, [`${palette.glow}70`, `${palette.glow}2e`, ...DIM])
  pen.fillRect(-90, -90, 180, 180)
  pen.restore()
  pen.strokeStyle = '#ffffff38'
  pen.lineWidth = 0.5
  line(pen, HEAD_STRING, 0, HEAD_STRING, WIDTH)
  blot(pen, '#ffffff59', FOOT_SPOT, WIDTH / 2, 0.9)
}

/** Draws a cushion. Its ends slant into the pockets, whose rims hide them. */
function rail(pen: Pen, palette: Palette, { x, y, tx, ty, nx, ny, length }: (typeof CUSHIONS)[number]): void {
  const [endX, endY] = [x + tx * length, y + ty * length]
  const [slantX, slantY] = [tx * 6, ty * 6]
  const [backX, backY] = [-nx * 5.4, -ny * 5.4]
  const back = [endX + slantX + backX, endY + slantY + backY, x - slantX + backX, y - slantY + backY]
  pen.save()
  pen.shadowColor = '#0014148c'
  pen.shadowBlur = 8
  pen.shadowOffsetY = 3
  const rubber = shaded(pen, [x, y], [x + backX, y + backY], palette.rubber)
  polygon(pen, rubber, [x, y, endX, endY, ...back])
  pen.restore()
  pen.save()
  light(pen, palette, palette.neon ? palette.metal[0] : '#ffffff99')
  pen.lineWidth = 0.5
  line(pen, x, y, endX, endY)
  pen.restore()
}
