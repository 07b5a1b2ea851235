/** The frame's picture, in its order of painting: the stream, the field, what the moment sets off. */
import { clamp } from '../../kit/paint/easing.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { DEFENDER, FIELD } from '../rules/curve.ts'
import type { Action, State } from '../rules/state.ts'
import { openBackdrop } from './backdrop.ts'
import type { Effects } from './effects.ts'
import { openField } from './field.ts'
import { wayOnScreen, type Layout } from './layout.ts'

export function openScene(stage: Stage, effects: Effects) {
  const { pen } = stage
  const backdrop = openBackdrop(stage)
  const field = openField(stage, effects)
  /** Seconds that the stream has flowed; not 0 at first, so that its cells are well spread. */
  let flow = 20

  /** The camera breathes, and leans a little after the defender. */
  function moveCamera({ state, time }: Frame<State, Action>, layout: Layout): void {
    const lean = wayOnScreen(layout, state.x - FIELD.width / 2, state.y - DEFENDER.start.y)
    const [cx, cy] = [stage.width / 2, stage.height / 2]
    const zoom = 1.004 + Math.sin(time * 0.9) * 0.004
    pen.translate(cx - lean.x * layout.unit * 0.02, cy - lean.y * layout.unit * 0.02)
    pen.scale(zoom, zoom)
    pen.translate(-cx, -cy)
  }

  /** A colour over the whole frame. */
  function drawVeil(rgb: string, strength: number): void {
    if (strength <= 0) return
    pen.fillStyle = `rgba(${rgb},${strength})`
    pen.fillRect(0, 0, stage.width, stage.height)
  }

  return {
    draw(frame: Frame<State, Action>, layout: Layout): void {
      const { state, delta, still, playing } = frame
      const { wave, age, slow, stop } = state
      const { lying, unit } = layout
      if (!still && !stop) flow += delta * (playing ? 1.6 : 1)
      const bank = lying ? layout.top : layout.left
      stage.scenery(() => backdrop.draw({ wave, age, flow, lying, unit, bank }, still))
      pen.save()
      if (!still) moveCamera(frame, layout)
      effects.shake(pen, delta, still)
      field.draw(frame, layout)
      // Cold while it is slow, red for a moment after a hit.
      drawVeil('120,200,255', 0.16 * clamp(slow / 40))
      effects.draw(pen, delta, still)
      pen.restore()
      if (!still) drawVeil('255,30,70', 0.4 - effects.sore)
    },
  }
}
