/** Whom one builds against: bunting at the height of the best tower, and beside the tower the top of another go. */
import { line, polygon } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { storeysOf, topOf, type Site } from '../rules.ts'
import type { Eye } from './camera.ts'
import type { Walls } from './colours.ts'
import { drawLadybird } from './ladybird.ts'
import { shrunk, tiled } from './layers.ts'
import { middleOf, seen } from './lens.ts'
import { styleOf } from './looks.ts'
import { drawStorey } from './storey.ts'

/** Grains from one end of a string of bunting to the other, how far it sags, and the flags on it. */
const STRING = 1100
const SAG = 110
const FLAGS = 7
const FLAG_COLOURS = ['#ffd54a', '#fff8e6'] as const

/** How large the other tower's top is shown, and how much of it shines through. */
const SMALL = 0.34
const FAINT = 0.35

export interface Marks {
  drawBest(eye: Eye, best: number): void
  drawGhost(eye: Eye, ghost: Site): void
}

export function openMarks(stage: Stage, bake: Bake, walls: Walls): Marks {
  const { pen } = stage
  return {
    drawBest(eye, best) {
      const { y } = seen(eye, 0, 0, best + 1)
      if (y < 0 || y > stage.height) return
      const unit = eye.unit / eye.zoom
      const scale = shrunk(eye.zoom)
      const string = bake('bunting', STRING * unit, SAG * 3 * unit, (pen) => paintBunting(pen, unit))
      tiled(pen, string, y, scale, stage.width, eye.x - (string.width * scale) / 2)
      const size = Math.max(13, 150 * unit)
      const label = bake('best', size * 4, size * 2, (pen) =>
        letter(pen, 'Best', 0, 0, size, { fill: '#ffe27a' }),
      )
      stamp(pen, label, stage.safe.left + size * 1.4, y - size * 0.7)
    },
    drawGhost(eye, ghost) {
      const unit = eye.unit * SMALL
      const [top, storey] = [topOf(ghost), storeysOf(ghost)]
      // Where the frame ends it stays in sight.
      const room = 1500 * unit
      const x = stage.width - stage.safe.right - 1050 * unit
      const y = clamp(seen(eye, 0, 0, storey + 1).y, stage.safe.top + room, stage.height - room)
      const middle = middleOf({ x: 0, y: 0, unit }, top, storey + 1)
      pen.globalAlpha = FAINT
      drawStorey(pen, { x: x - middle.x, y: y - middle.y, unit }, top, storey, walls(storey))
      const pose = { x, y, size: 420 * unit, look: -1, turn: 0, stretch: 0, wings: 0 }
      drawLadybird(pen, bake, { ...pose, mood: ghost.missed ? 'sad' : 'calm' }, styleOf(stage.look).shell)
      pen.globalAlpha = 1
      letter(pen, `${storey}`, x, y - 1100 * unit, Math.max(13, 400 * unit))
    },
  }
}

/** A string between the upper corners of its box, with a row of flags. */
function paintBunting(pen: Pen, unit: number): void {
  pen.scale(unit, unit)
  pen.translate(-STRING / 2, -SAG * 1.5)
  const sag = (part: number) => SAG * 4 * part * (1 - part)
  pen.strokeStyle = '#8a5a34'
  pen.lineWidth = 16
  for (let i = 0; i < FLAGS; i++) {
    const [from, to] = [i / FLAGS, (i + 1) / FLAGS]
    const [left, right] = [STRING * from, STRING * to]
    line(pen, left, sag(from) + 8, right, sag(to) + 8)
    const tip = (sag(from) + sag(to)) / 2 + 150
    polygon(pen, FLAG_COLOURS[i % 2] ?? '', [
      left + 14,
      sag(from) + 8,
      right - 14,
      sag(to) + 8,
      (left + right) / 2,
      tip,
    ])
  }
}
