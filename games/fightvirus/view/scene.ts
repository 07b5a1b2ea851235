/** Draws a frame: stream, field, effects. */
import { clamp } from '../../kit/paint/easing.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { isBeating } from '../rules.ts'
import { BEAT, DEFENDER, FIELD } from '../rules/curve.ts'
import type { Action, State } from '../rules/state.ts'
import { isDying } from '../rules/waves.ts'
import { createBackdrop } from './backdrop.ts'
import type { Effects } from './effects.ts'
import { createField } from './field.ts'
import { onScreen, wayOnScreen, type Layout } from './layout.ts'

/** 0 to 1 and back within a heartbeat. */
const throbOf = (state: State) =>
  isBeating(state) ? Math.sin(((BEAT.every - (state.age % BEAT.every)) / BEAT.ticks) * Math.PI) : 0

export function createScene(stage: Stage, effects: Effects) {
  const { pen } = stage
  const backdrop = createBackdrop(stage)
  const field = createField(stage, effects)
  /** Seconds of flow; starts above 0 so that the cells are spread out. */
  let flow = 20
  /** Zoom of the camera. */
  let near = 0

  /** The camera sways, follows the defender a little, throbs with the heart, and zooms in at the end of a boss. */
  function moveCamera({ state, time }: Frame<State, Action>, layout: Layout): void {
    const lean = wayOnScreen(layout, state.x - FIELD.width / 2, state.y - DEFENDER.start.y)
    const boss = state.viruses.find(isDying)
    const { x: cx, y: cy } = boss
      ? onScreen(layout, boss.x, boss.y)
      : { x: stage.width / 2, y: stage.height / 2 }
    near += ((boss ? 0.14 : 0) - near) * 0.06
    const zoom = 1.004 + Math.sin(time * 0.9) * 0.004 + 0.012 * throbOf(state) + near
    pen.translate(cx - lean.x * layout.unit * 0.02, cy - lean.y * layout.unit * 0.02)
    pen.scale(zoom, zoom)
    pen.translate(-cx, -cy)
  }

  return {
    figure: field.figure,
    draw(frame: Frame<State, Action>, layout: Layout): void {
      const { state, delta, still, playing, best } = frame
      const { wave, age, slow, stop } = state
      const { lying, unit } = layout
      if (!still && !stop) flow += delta * (playing ? 1.6 : 1) * (1 + 4 * throbOf(state)) * (1 - near * 5)
      const bank = lying ? layout.top : layout.left
      stage.scenery(() => backdrop.draw({ wave, age, flow, lying, unit, bank }, still))
      field.drawStatus(frame, layout)
      pen.save()
      if (!still) moveCamera(frame, layout)
      effects.shake(pen, delta, still)
      field.draw(frame, layout)
      // Cold while slow is active.
      if (slow) {
        pen.fillStyle = `rgba(120,200,255,${0.16 * clamp(slow / 40)})`
        pen.fillRect(0, 0, stage.width, stage.height)
      }
      effects.draw(pen, delta, still)
      pen.restore()
      effects.seeBest(state, best, layout)
      effects.drawWords(pen, delta, field.figure())
    },
  }
}
