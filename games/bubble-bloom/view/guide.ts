/** Draws the predicted path and effect of a shot. */
import { dab } from '../../kit/paint/brush.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { State } from '../rules.ts'
import { guideOf } from '../rules/curve.ts'
import { middleX, middleY, RISE } from '../rules/field.ts'
import { seedSprite } from './blossoms.ts'
import type { Layout } from './layout.ts'
import type { Preview } from './preview.ts'
import { along, lengthOf } from './timing.ts'

/** Distance between two dots, and from the launcher to the first one, in blossoms. */
const GAP = 0.5
const FIRST = 0.75

/** `march` moves the dots along the path. A hint's dots are gold and cover all of it. */
export function drawGuide(
  pen: CanvasRenderingContext2D,
  bake: Bake,
  { unit, x, y }: Layout,
  { path, cell, burst, fallen }: Preview,
  { sunk, hand, level }: State,
  march: number,
  gold: boolean,
): void {
  const down = y + sunk * RISE * unit
  const length = lengthOf(path)
  pen.fillStyle = pen.strokeStyle = gold ? '#ffe27a' : '#fff'
  const reach = gold ? length : Math.min(length, guideOf(level))
  for (let far = FIRST + (march % 1) * GAP; far < reach; far += GAP) {
    const at = along(path, far)
    pen.globalAlpha = 0.95 - (reach < length ? 0.85 : 0.5) * (far / reach)
    dab(pen, x + at.x * unit, down + at.y * unit, unit * (gold ? 0.11 : 0.085))
  }
  pen.globalAlpha = 1
  if (reach < length) return
  pen.lineWidth = Math.max(2, unit * 0.06)
  const addRing = (at: number, radius: number) => {
    const [cx, cy] = [x + middleX(at) * unit, down + middleY(at) * unit]
    pen.moveTo(cx + radius * unit, cy)
    pen.arc(cx, cy, radius * unit, 0, Math.PI * 2)
  }
  pen.beginPath()
  addRing(cell, 0.44)
  pen.setLineDash([unit * 0.18, unit * 0.13])
  pen.stroke()
  pen.setLineDash([])
  pen.globalAlpha = 0.55
  const seed = seedSprite(bake, hand[0]?.kind ?? 1, unit)
  stamp(pen, seed, x + middleX(cell) * unit, down + middleY(cell) * unit, 0.85)
  pen.globalAlpha = 1
  pen.beginPath()
  for (const at of burst) if (at !== cell) addRing(at, 0.47)
  for (const at of fallen) addRing(at, 0.2)
  pen.stroke()
}
