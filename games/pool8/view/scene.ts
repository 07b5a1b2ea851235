/** Draws the frame: room, table and moving parts, controls, and text on top. */
import { sprites } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { type Action, mayPlay, type State } from '../rules/state.ts'
import type { Aim } from './aim.ts'
import { createBackdrop } from './backdrop.ts'
import { createBallsAndCue } from './balls-and-cue.ts'
import { createCamera } from './camera.ts'
import { paintControls } from './controls.ts'
import type { Effects } from './effects.ts'
import { paintHeadline } from './headline.ts'
import { type Layout, ontoTable } from './layout.ts'
import { paintPanel } from './panel.ts'

export function createScene(stage: Stage, layoutNow: () => Layout, aim: Aim, effects: Effects) {
  const { pen } = stage
  const bake = sprites(stage)
  const backdrop = createBackdrop(stage, bake, layoutNow)
  const camera = createCamera(pen, layoutNow, effects)
  const drawBallsAndCue = createBallsAndCue(stage, bake, layoutNow, aim, effects)
  /** Whether balls roll, or the computer or the coach prepares a stroke. */
  let isBusy = false

  return {
    /** Whether anything moves, apart from idle motion. */
    get isMoving() {
      return isBusy || effects.isMoving || camera.isMoving
    },
    draw(frame: Frame<State, Action>): void {
      const { state, time, delta, still, playing } = frame
      const layout = layoutNow()
      isBusy = state.winner === null && (!mayPlay(state) || state !== frame.before)
      // Panels and text would be half covered by the title and the pause card.
      const isSeen = playing || state.winner !== null
      effects.advance(delta, isSeen)
      const { caption } = effects
      pen.save()
      camera.move(state, delta, still)
      backdrop.draw()
      ontoTable(pen, layout)
      camera.glow()
      drawBallsAndCue(frame)
      pen.restore()
      if (!isSeen) return
      for (const turn of [0, 1] as const)
        paintPanel(pen, bake, stage.ratio * layout.scale, state, turn, layout.panels[turn], time)
      paintControls(pen, bake, layout, aim, state, mayPlay(state), time)
      if (caption && caption.age < caption.lasts)
        paintHeadline(pen, bake, layout, caption, stage.width, still)
    },
  }
}
