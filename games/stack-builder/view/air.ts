/** Draws golden rays behind the tower in a fever, and gusts that show the wind. */
import { clamp } from '../../kit/paint/easing.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { swayAt } from '../rules/curve.ts'
import { storeysOf, swayIn, type Drop, type BuildingSite } from '../rules.ts'
import type { TowerView } from './camera.ts'

const RAYS = 14
const GUSTS = 7

interface AirView {
  begin(): void
  draw(eye: TowerView, frame: Frame<BuildingSite, Drop>): void
}

export function createAir(stage: Stage): AirView {
  const { pen } = stage
  /** Opacity of the rays. */
  let heat = 0
  /** Distance the gusts have travelled, in frame widths. */
  let blown = 0

  function drawRays({ x, focus }: TowerView, time: number): void {
    const far = stage.width + stage.height
    pen.fillStyle = `rgba(255,214,74,${0.26 * heat})`
    pen.beginPath()
    for (let i = 0; i < RAYS; i++) {
      const angle = (i / RAYS) * Math.PI * 2 + time * 0.25
      pen.moveTo(x, focus)
      for (const side of [-0.1, 0.1])
        pen.lineTo(x + Math.cos(angle + side) * far, focus + Math.sin(angle + side) * far)
    }
    pen.fill()
  }

  /** Draws lines that fly past in the direction the tower bends. */
  function drawGusts({ unit }: TowerView, strength: number): void {
    pen.strokeStyle = `rgba(255,255,255,${0.5 * strength})`
    pen.lineWidth = 22 * unit
    pen.lineCap = 'round'
    pen.beginPath()
    for (let i = 0; i < GUSTS; i++) {
      const along = (((scatter(i, 4) + blown * (0.7 + scatter(i, 5) * 0.6)) % 1) + 1) % 1
      const [x, y] = [along * stage.width * 1.4 - stage.width * 0.2, (0.14 + 0.11 * i) * stage.height]
      const long = (500 + 300 * scatter(i, 6)) * unit
      pen.moveTo(x, y)
      pen.bezierCurveTo(x + long * 0.4, y - 60 * unit, x + long * 0.6, y + 60 * unit, x + long, y)
    }
    pen.stroke()
  }

  return {
    begin: () => void (heat = 0),
    draw(eye, { before, state, time, delta, still }) {
      heat = clamp(heat + (state.fever && !state.missed ? delta * 3 : -delta * 2))
      if (heat > 0) drawRays(eye, still ? 0 : time)
      const strength = clamp(swayAt(storeysOf(state)) / 60) * eye.zoom
      if (strength === 0 || still) return
      blown += clamp(swayIn(state) - swayIn(before), -1, 1) * delta * 0.5
      drawGusts(eye, strength)
    },
  }
}
