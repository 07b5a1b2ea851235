/** Draws everything on the field, interpolated between two ticks. */
import { perSize } from '../../kit/board/per-size.ts'
import { clamp } from '../../kit/paint/easing.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { GUARD } from '../rules/curve.ts'
import { guardsOf, MUZZLE } from '../rules/fighting.ts'
import type { Action, Point, State } from '../rules/state.ts'
import { drawDefender, paintGuard } from './defender.ts'
import { giftSheet } from './gift.ts'
import { drawShots, drawSpores } from './in-flight.ts'
import { late } from './late.ts'
import { onField, onScreen, wayOnScreen, type Layout } from './layout.ts'
import { paletteOf } from './looks.ts'
import { drawOffer } from './offer.ts'
import { opacityOf, poseOf, type Feelings } from './pose.ts'
import { print, sheets } from './sheet.ts'
import { drawBanner, drawMeter } from './status.ts'
import { createViruses } from './viruses.ts'

/** The beam from glow to core: width in units. */
const BEAM = [
  [40, 'rgba(120,240,255,.25)'],
  [24, 'rgba(120,240,255,.5)'],
  [10, '#fff'],
] as const

/** The ghost shows no feelings. */
const CALM: Feelings = { glad: 9, sore: 9 }

export function createField(stage: Stage, feelings: Feelings) {
  const { pen } = stage
  const bake = sheets(stage)
  const drawViruses = createViruses(stage, bake)
  const paletteNow = perSize(stage, () => paletteOf(stage.look))

  function drawGifts({ state, time, still }: Frame<State, Action>, layout: Layout): void {
    for (const { id, help, x, y } of state.gifts) {
      const at = onScreen(layout, x, y)
      const sway = still ? 0 : Math.sin(time * 3 + id) * 0.12
      print(
        pen,
        giftSheet(bake, help, 15 * layout.unit, false, stage.strong),
        at.x,
        at.y,
        1 + sway * 0.4,
        1 + sway * 0.4,
        sway,
      )
    }
  }

  function drawBeam({ state, time, still }: Frame<State, Action>, from: Point, layout: Layout): void {
    if (!state.beam || !state.hearts) return
    const muzzle = wayOnScreen(layout, 0, -MUZZLE * layout.unit)
    const [x, y] = [from.x + muzzle.x, from.y + muzzle.y]
    const pulse = (still ? 1 : 1 + Math.sin(time * 18) * 0.1) * clamp(state.beam / 14) * layout.unit
    for (const [wide, colour] of BEAM) {
      const thick = wide * pulse
      pen.fillStyle = colour
      // Extends beyond the frame.
      if (layout.lying) pen.fillRect(x, y - thick / 2, stage.width, thick)
      else pen.fillRect(x - thick / 2, 0, thick, y)
    }
  }

  /** Small cells that circle the defender. */
  function drawGuards({ tick, marks, hearts }: State, pose: Point, part: number, layout: Layout): void {
    if (!marks.guard || !hearts) return
    const r = GUARD.radius * layout.unit
    const sheet = bake('guard', r * 4, r * 4, (pen) => paintGuard(pen, r, paletteNow()))
    const { x, y } = onField(layout, pose.x, pose.y)
    for (const guard of guardsOf({ x, y, marks }, tick + part - 1)) {
      const at = onScreen(layout, guard.x, guard.y)
      print(pen, sheet, at.x, at.y)
    }
  }

  /** Draws the ghost's defender while it has hearts. */
  function drawGhost(frame: Frame<State, Action>, part: number, layout: Layout): void {
    const { ghost } = frame
    if (!ghost?.hearts) return
    const before = { ...ghost, x: ghost.x - ghost.vx, y: ghost.y - ghost.vy }
    pen.globalAlpha = 0.35
    drawDefender(
      pen,
      bake,
      paletteNow(),
      poseOf({ ...frame, before, state: ghost }, part, layout, CALM),
      false,
    )
    pen.globalAlpha = 1
  }

  return {
    /** Drawn without the camera, and under the field so that it covers nothing. */
    drawStatus({ state, playing }: Frame<State, Action>, layout: Layout): void {
      if (!playing) return
      drawMeter(pen, bake, state, layout)
      late.drawHelps?.(stage, bake, state, layout)
    },
    draw(frame: Frame<State, Action>, layout: Layout): void {
      const { before, state, since, still, playing } = frame
      // No interpolation during hit stop or after the end.
      const part = before.tick === state.tick ? 1 : Math.min(1, since * 60)
      drawGifts(frame, layout)
      drawViruses(frame, part, layout)
      drawShots(pen, state, part, layout, paletteNow().shot)
      drawOffer(stage, bake, frame, part, layout)
      drawGhost(frame, part, layout)
      const pose = poseOf(frame, part, layout, feelings)
      drawBeam(frame, pose, layout)
      pen.globalAlpha = opacityOf(frame)
      drawDefender(pen, bake, paletteNow(), pose)
      drawGuards(state, pose, part, layout)
      pen.globalAlpha = 1
      drawSpores(pen, bake, frame, part, layout)
      if (playing) drawBanner(pen, bake, state, layout, still)
    },
  }
}
