/** Draws the static background once per size: the room in the evening and the table. */
import { halo, line, shaded } from '../../kit/paint/brush.ts'
import { type Bake, type Pen, stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { LENGTH, WIDTH } from '../rules/table.ts'
import { type Layout, ontoTable, RAIL } from './layout.ts'
import { type Palette, paletteOf } from './looks.ts'
import { paintTable } from './table.ts'

/** Reach of the table's shadow, in cm of the table. */
const SHADOW = 30

export function createBackdrop(stage: Stage, bake: Bake, layoutNow: () => Layout) {
  const { pen } = stage

  function drawRoom(look: string): void {
    const { width, height } = stage
    const room = bake(`room ${look}`, width, height, (ink) => {
      ink.translate(-width / 2, -height / 2)
      return paintRoom(ink, paletteOf(look), layoutNow(), width, height)
    })
    stamp(pen, room, width / 2, height / 2)
  }

  function drawTable(look: string): void {
    const layout = layoutNow()
    const { centre, scale, upright } = layout
    const long = (LENGTH + 2 * (RAIL + SHADOW)) * scale
    const short = (WIDTH + 2 * (RAIL + SHADOW)) * scale
    const [wide, high] = upright ? [short, long] : [long, short]
    const table = bake(`table ${look}`, wide, high, (ink) => {
      ink.translate(-centre.x, -centre.y)
      ontoTable(ink, layout)
      return paintTable(ink, paletteOf(look))
    })
    stamp(pen, table, centre.x, centre.y)
  }

  return {
    draw(look: string): void {
      stage.scenery(() => drawRoom(look))
      drawTable(look)
    },
  }
}

function* paintRoom(
  pen: Pen,
  palette: Palette,
  layout: Layout,
  width: number,
  height: number,
): Generator<void> {
  const { centre } = layout
  pen.fillStyle = shaded(pen, [0, 0], [width * 0.3, height], palette.room)
  pen.fillRect(0, 0, width, height)
  yield
  pen.fillStyle = halo(pen, centre.x, centre.y, (width + height) / 2, [
    `${palette.glow}66`,
    `${palette.glow}00`,
  ])
  pen.fillRect(0, 0, width, height)
  yield
  // Leaves in the corners.
  const leaf = Math.min(width, height) * 0.3
  frond(pen, palette, 0, height, -0.9, leaf)
  frond(pen, palette, width, height, -2.3, leaf * 0.9)
  frond(pen, palette, 0, 0, 0.8, leaf * 0.7)
  frond(pen, palette, width, 0, 2.4, leaf * 0.75)
}

/** Draws a fan of leaves from a corner. */
function frond(pen: Pen, { rubber }: Palette, x: number, y: number, way: number, size: number): void {
  for (let i = -3; i <= 3; i++) {
    pen.save()
    pen.translate(x, y)
    pen.rotate(way + i * 0.3)
    const long = size * (1 - Math.abs(i) * 0.1)
    pen.fillStyle = rubber[i % 2 ? 1 : 2]
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(long * 0.5, -long * 0.2, long, 0)
    pen.quadraticCurveTo(long * 0.5, long * 0.2, 0, 0)
    pen.fill()
    pen.strokeStyle = '#e0ffe040'
    pen.lineWidth = 1.5
    line(pen, 0, 0, long, 0)
    pen.restore()
  }
}
