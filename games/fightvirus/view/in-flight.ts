/** Draws shots and spores in flight, interpolated between two ticks. */
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import { CANNON, HELP, SPORE } from '../rules/curve.ts'
import { shotX, shotY } from '../rules/fighting.ts'
import type { Action, State } from '../rules/state.ts'
import { onScreen, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { SHOT_REACH, SPORE_TURNS, sporeSheet, strokeShots } from './missiles.ts'
import { print, type BakeSheet } from './sheet.ts'

/** Half the length of a shot, as a share of its path per tick. */
const HALF_SHOT = SHOT_REACH / CANNON.speed

const DART_COLOURS = ['255,120,160', '#ffe0ea'] as const

/** Draws the cannon's shots in their colours, then the homing darts. */
export function drawShots(
  pen: Pen,
  { shots, tick }: State,
  part: number,
  layout: Layout,
  colours: Palette['shot'],
): void {
  const now = tick + part - 1
  for (const seeks of [false, true]) {
    pen.beginPath()
    for (const shot of shots) {
      if (now < shot.born - 1 || shot.seeks !== seeks) continue
      const x = shotX(shot, now)
      const y = shotY(shot, now)
      const [aside, ahead] = [shot.vx * HALF_SHOT, shot.vy * HALF_SHOT]
      const tail = onScreen(layout, x - aside, y - ahead)
      const tip = onScreen(layout, x + aside, y + ahead)
      pen.moveTo(tail.x, tail.y)
      pen.lineTo(tip.x, tip.y)
    }
    strokeShots(pen, layout.unit, seeks ? DART_COLOURS : colours)
  }
}

export function drawSpores(
  pen: Pen,
  bake: BakeSheet,
  { state, time, still }: Frame<State, Action>,
  part: number,
  layout: Layout,
): void {
  const turned = still ? 0 : Math.floor(time * 14)
  const back = (1 - part) * (state.slow ? HELP.slowed : 1)
  const sheet = sporeSheet(bake, SPORE.radius * layout.unit)
  for (const { id, x, y, vx, vy } of state.spores) {
    const at = onScreen(layout, x - vx * back, y - vy * back)
    print(pen, sheet, at.x, at.y, 1, 1, 0, (turned + id) % SPORE_TURNS)
  }
}
