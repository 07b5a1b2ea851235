/** Draws height marks: every hundred centimetres, medals, the best score, and the top of the ghost's tower. */
import { line, polygon } from '../../kit/paint/brush.ts'
import { clamp, mix } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { stamp, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { YARD } from '../rules/curve.ts'
import { towerTop, type Yard } from '../rules/yard.ts'
import { BOARD_HEIGHT } from './board.ts'
import { BEYOND, type Camera } from './camera.ts'

const METALS = ['#d98443', '#b9c4d8', '#ffc52e', '#4fe0a0'] as const
const BEST = '#ffa8d4'
/** Opacity of the ghost's flag. */
const GHOST_ALPHA = 0.35
/** CSS pixels per ell above which flags stop growing. */
const MAX_FLAG_UNIT = 52
/** In centimetres. */
const METRE = 100

export function createMarks(stage: Stage, bake: Bake) {
  const { pen } = stage
  /** Shown top of the ghost's tower, in ells. */
  let ghostTop = 0

  /** Opacity: 0 for a mark under the board in the corner, 1 clear of it. */
  const clearance = (y: number) => clamp((y - stage.safe.top - BOARD_HEIGHT) / 30)

  return {
    draw(camera: Camera, medals: readonly number[], { height }: Yard): void {
      const { unit } = camera
      const metre = (METRE / YARD.ell) * unit
      const zero = camera.y(0)
      const first = Math.max(1, Math.floor((zero - stage.height) / metre))
      for (let n = first; zero - n * metre > 0; n++) {
        const y = zero - n * metre
        pen.globalAlpha = clearance(y)
        if (pen.globalAlpha && !medals.includes(n * METRE))
          stamp(pen, metreSprite(bake, n, unit, camera.zoom > 0.6), 0, y)
      }
      for (const [i, medal] of medals.entries()) {
        const y = zero - (medal / METRE) * metre
        pen.globalAlpha = clearance(y)
        if (y < -30 || y > stage.height + 30 || !pen.globalAlpha) continue
        const text = `${medal}${height >= medal ? ' ✓' : ''}`
        stamp(pen, flagSprite(bake, stage.width, unit, METALS[i] ?? '#fff', text), stage.width / 2, y)
      }
      pen.globalAlpha = 1
    },

    best(camera: Camera, best: number): void {
      const y = camera.y(best / YARD.ell)
      if (y < -30 || y > stage.height + 30) return
      pen.globalAlpha = clearance(y)
      stamp(pen, flagSprite(bake, stage.width, camera.unit, BEST, 'Best'), stage.width / 2, y)
      pen.globalAlpha = 1
    },

    /** Draws a line with a small flag at the height of the ghost's tower, clamped to the frame. */
    ghost(camera: Camera, ghost: Yard, delta: number): void {
      const { top, bottom } = stage.safe
      const size = Math.max(15, camera.unit * 0.34)
      ghostTop = mix(ghostTop, towerTop(ghost), clamp(delta * 6))
      const y = clamp(camera.y(ghostTop), top + BOARD_HEIGHT, stage.height - bottom - size)
      const x = camera.x(YARD.plinth + 0.1)
      pen.globalAlpha = GHOST_ALPHA
      pen.strokeStyle = '#fff'
      pen.lineWidth = 3
      line(pen, 0, y, stage.width, y)
      line(pen, x, y, x, y - size * 2)
      polygon(pen, '#fff', [0, -size * 2, size * 1.5, -size * 1.5, 0, -size], x, y)
      pen.globalAlpha = 1
      letter(pen, `${Math.round(towerTop(ghost) * YARD.ell)}`, x + size * 1.4, y - size * 0.5, size * 0.85)
    },
  }
}

/** A pennant at the height of a medal or the best score, with a dashed line to the other edge of the frame. */
function flagSprite(bake: Bake, width: number, ell: number, colour: string, text: string): Sprite {
  const unit = Math.min(ell, MAX_FLAG_UNIT)
  const wide = unit * 1.5
  const high = Math.max(20, unit * 0.46)
  const full = 2 * Math.ceil(width / 2) + 2 * BEYOND
  return bake(`flag ${text}`, full, 2 * Math.ceil(high / 2 + 1), (pen) => {
    pen.translate(BEYOND - full / 2, 0)
    pen.strokeStyle = 'rgba(255,255,255,.75)'
    pen.lineWidth = 2
    pen.setLineDash([unit * 0.2, unit * 0.2])
    line(pen, wide, 0, full, 0)
    const [tip, edge] = [wide + 12, high / 2]
    polygon(pen, colour, [-BEYOND, -edge, tip, -edge, wide, 0, tip, edge, -BEYOND, edge])
    letter(pen, text, wide / 2 + 4, 1, high * 0.68, { outline: 0, fill: '#2a1458' })
  })
}

/** A notch at the edge of the frame, optionally labelled with its height. */
function metreSprite(bake: Bake, n: number, unit: number, named: boolean): Sprite {
  const size = Math.max(12, unit * 0.25)
  const wide = unit * 0.5 + size * 4
  return bake(`metre${n}${named}`, 2 * wide, size * 2, (pen) => {
    pen.fillStyle = 'rgba(255,255,255,.7)'
    pen.fillRect(-BEYOND, -1, BEYOND + unit * 0.32, 2)
    if (named) letter(pen, `${n * METRE}`, unit * 0.42, 0, size, { align: 'left', outline: 0.28 })
  })
}
