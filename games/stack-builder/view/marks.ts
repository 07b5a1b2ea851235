/** Draws the outline of the best tower, and the top of a recorded one beside the tower. */
import { clamp } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { FOUNDATION } from '../rules/slab.ts'
import { storeysOf, topOf, type BuildingSite } from '../rules.ts'
import type { TowerView } from './camera.ts'
import type { Walls } from './colours.ts'
import { drawLadybird } from './ladybird.ts'
import { middleOf, plate, project } from './lens.ts'
import { paletteOf } from './looks.ts'
import { drawStorey } from './storey.ts'

/** Scale and opacity of the recorded tower. */
const SMALL = 0.34
const FAINT = 0.35

interface Marks {
  /** Draws the outline above a tower of `from` slabs. */
  drawBest(eye: TowerView, best: number, from: number): void
  drawGhost(eye: TowerView, ghost: BuildingSite): void
}

export function createMarks(stage: Stage, bake: Bake, walls: Walls): Marks {
  const { pen } = stage
  return {
    drawBest(eye, best, from) {
      const { unit, rise } = eye
      const high = best + 1
      const top = Math.ceil(eye.storey + eye.focus / rise) + 2
      pen.strokeStyle = '#fff'
      pen.lineWidth = Math.max(1, 12 * unit)
      pen.globalAlpha = FAINT
      // Skip storeys that would be less than five pixels apart.
      const step = Math.ceil(5 / rise)
      for (let storey = from + 1; storey < Math.min(high, top); storey += step) {
        plate(pen, eye, FOUNDATION, storey)
        pen.stroke()
      }
      pen.globalAlpha = 1
      if (high <= from) return
      plate(pen, eye, FOUNDATION, high)
      pen.fillStyle = 'rgba(255,226,122,.35)'
      pen.fill()
      pen.strokeStyle = '#ffe27a'
      pen.stroke()
      // At the left corner, because the centre has floating words.
      const { x, y } = project(eye, FOUNDATION.x, -FOUNDATION.x, high)
      letter(pen, 'Best', x, y, Math.max(13, 190 * unit), { fill: '#ffe27a' })
    },
    drawGhost(eye, ghost) {
      const unit = eye.unit * SMALL
      const [top, storey] = [topOf(ghost), storeysOf(ghost)]
      // Keep it inside the frame.
      const room = 1500 * unit
      const x = stage.width - stage.safe.right - 1050 * unit
      const y = clamp(project(eye, 0, 0, storey + 1).y, stage.safe.top + room, stage.height - room)
      const middle = middleOf({ x: 0, y: 0, unit }, top, storey + 1)
      pen.globalAlpha = FAINT
      drawStorey(pen, { x: x - middle.x, y: y - middle.y, unit }, top, storey, walls(storey))
      const pose = { x, y, size: 420 * unit, look: -1, turn: 0, stretch: 0, wings: 0 }
      drawLadybird(pen, bake, { ...pose, mood: ghost.missed ? 'sad' : 'calm' }, paletteOf(stage.look).shell)
      pen.globalAlpha = 1
      letter(pen, `${storey}`, x, y - 1100 * unit, Math.max(13, 400 * unit))
    },
  }
}
