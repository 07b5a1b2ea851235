/** The way that a shot would take, and what it would set off. */
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import { plant } from '../rules/bursting.ts'
import { middleX, middleY, RISE } from '../rules/field.ts'
import { fly } from '../rules/flight.ts'
import { seedSprite } from './blossoms.ts'
import type { Layout } from './layout.ts'
import { gridOf, type State } from '../rules.ts'
import { along, lengthOf } from './timing.ts'

export interface Preview {
  readonly path: readonly number[]
  readonly cell: number
  readonly burst: readonly number[]
  readonly fallen: readonly number[]
}

/** Asked in every frame, worked out when something has changed. */
export function openPreview(): (state: State, aim: number) => Preview {
  let known: { state: State; aim: number; preview: Preview } | undefined
  return (state, aim) => {
    if (known?.state === state && known.aim === aim) return known.preview
    const grid = gridOf(state.bed)
    const { cell, path } = fly(grid, state.sunk, aim)
    const preview = { path, cell, ...plant(grid, cell, state.hand[0]?.kind ?? 1) }
    known = { state, aim, preview }
    return preview
  }
}

const TAU = Math.PI * 2
/** In blossoms: from one dot to the next, and where the first one may be. */
const GAP = 0.5
const FIRST = 0.75

export function drawGuide(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  { unit, x, y }: Layout,
  { path, cell, burst, fallen }: Preview,
  { sunk, hand }: State,
  march: number,
  gold: boolean,
): void {
  const down = y + sunk * RISE * unit
  const length = lengthOf(path)
  const colour = gold ? '#ffe27a' : '#fff'
  pen.fillStyle = colour
  for (let far = FIRST + (march % 1) * GAP; far < length; far += GAP) {
    const at = along(path, far)
    pen.globalAlpha = 0.95 - 0.5 * (far / length)
    pen.beginPath()
    pen.arc(x + at.x * unit, down + at.y * unit, unit * (gold ? 0.11 : 0.085), 0, TAU)
    pen.fill()
  }
  pen.globalAlpha = 1
  pen.lineWidth = Math.max(2, unit * 0.06)
  const ring = (at: number, radius: number) => {
    const [cx, cy] = [x + middleX(at) * unit, down + middleY(at) * unit]
    pen.moveTo(cx + radius * unit, cy)
    pen.arc(cx, cy, radius * unit, 0, TAU)
  }
  pen.strokeStyle = colour
  pen.beginPath()
  ring(cell, 0.44)
  pen.setLineDash([unit * 0.18, unit * 0.13])
  pen.stroke()
  pen.setLineDash([])
  pen.globalAlpha = 0.55
  stamp(
    pen,
    seedSprite(bake, hand[0]?.kind ?? 1, unit),
    x + middleX(cell) * unit,
    down + middleY(cell) * unit,
    0.85,
  )
  pen.globalAlpha = 1
  pen.beginPath()
  for (const at of burst) if (at !== cell) ring(at, 0.47)
  for (const at of fallen) ring(at, 0.2)
  pen.stroke()
}
