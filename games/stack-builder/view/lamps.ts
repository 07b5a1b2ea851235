/** Draws the garland of lamps at the top of the frame. */
import { glow } from '../../kit/paint/backdrop.ts'
import { clamp, mix, overshoot } from '../../kit/paint/easing.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { SLATE, YELLOW } from '../../kit/paint/palette.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Box, ElementSpot, Frame } from '../../kit/view.ts'
import { LAMPS, lampsIn } from '../rules/curve.ts'
import type { Drop, BuildingSite } from '../rules.ts'

/** Distance between lamps and sag of the string, in pixels. */
const PITCH = 21
const SAG = 12
/** Distance from the bars to the garland's ends, and the height of the garland below the bars, in pixels. */
const DOWN = 12
export const GARLAND = DOWN + SAG + 16

/** Lamps of the longest garland. */
const MOST = Math.max(...LAMPS.garlands)

/** The longest garland, which no word covers. */
export const garlandIn = ({ width, safe }: Pick<Stage, 'width' | 'safe'>): Box => {
  const wide = (MOST + 1) * PITCH
  return { x: (width - wide) / 2, y: safe.top, width: wide, height: GARLAND }
}

/** The lamps of the first garland. */
export function lampSpot(stage: Pick<Stage, 'width' | 'safe'>): ElementSpot {
  const { x, y, width } = garlandIn(stage)
  return { x: x + width / 2, y: y + GARLAND * 0.7, size: PITCH * (LAMPS.garlands[0] + 1) }
}

export function createLamps(stage: Stage, bake: Bake): (frame: Frame<BuildingSite, Drop>) => void {
  const { pen } = stage
  /** Brightness of each lamp. */
  const light = Array.from({ length: MOST }, () => 0)
  /** Lamps of the garland as drawn: a longer one unrolls. */
  let shown: number = LAMPS.garlands[0]
  const lamp = (lit: boolean) =>
    bake(`lamp${lit}`, 44, 44, (pen) => {
      if (lit) glow(pen, 0, 0, 20, '255,226,110', 0.9)
      glossy(pen, disc(lit ? 8 : 5.5), lit ? 8 : 5.5, lit ? YELLOW : SLATE, { shadow: 0.5 })
    })

  return ({ state, time, delta, still }) => {
    if (state.missed) return
    const count = lampsIn(state)
    shown = still || count < shown ? count : mix(shown, count, 1 - Math.exp(-delta * 6))
    const half = (shown - 1) / 2
    const x = stage.safe.left + (stage.width - stage.safe.left - stage.safe.right) / 2
    const y = stage.safe.top + DOWN
    pen.strokeStyle = 'rgba(60,30,60,.75)'
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(x - (half + 1) * PITCH, y)
    pen.quadraticCurveTo(x, y + SAG * 2, x + (half + 1) * PITCH, y)
    pen.stroke()
    for (const [i, lit] of light.slice(0, count).entries()) {
      const isLit = i < state.lamps
      light[i] = clamp(mix(lit, isLit ? 1.1 : -0.1, 1 - Math.exp(-delta * 9)))
      const part = (i - half) / (half + 1)
      const swing = still || !state.fever ? 0 : Math.sin(time * 9 + i * 2) * 0.12
      const at = [x + part * (half + 1) * PITCH, y + SAG * (1 - part * part) + 5] as const
      stamp(pen, lamp(false), ...at)
      if (lit > 0) stamp(pen, lamp(true), ...at, overshoot(lit, 3) + swing)
    }
  }
}
