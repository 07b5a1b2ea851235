/** Draws the frame: room, table and moving parts, controls, and text on top. */
import { sprites } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import { type Action, isWaiting, mayPlay, ownSeat, type State } from '../rules/state.ts'
import { choiceOf } from '../rules/choices.ts'
import { firstMet } from '../rules/collisions.ts'
import { isOpponent } from '../rules/strength.ts'
import type { Aim } from './aim.ts'
import { createBackdrop } from './backdrop.ts'
import { homeOf } from './looks.ts'
import { createBallsAndCue } from './balls-and-cue.ts'
import { paintControls } from './controls.ts'
import type { Effects } from './effect-types.ts'
import { foresee } from './foresight.ts'
import { label } from './label.ts'
import { late } from './late.ts'
import { fromTable, type Layout, ontoTable } from './layout.ts'
import { strokeWith } from '../words/cue.ts'
import { paintPanel } from './panel.ts'

/** Seconds of waiting after which skipping is offered. */
const PATIENCE = 4

export function createScene(stage: Stage, layoutNow: () => Layout, aim: Aim, effects: Effects) {
  const { pen } = stage
  const bake = sprites(stage)
  const backdrop = createBackdrop(stage, bake, layoutNow)
  const drawBallsAndCue = createBallsAndCue(stage, bake, layoutNow, aim, effects)
  let camera: ReturnType<NonNullable<(typeof late)['createCamera']>> | undefined
  /** Seconds that the player has been waiting for a turn. */
  let waited = 0
  /** Whether balls roll, or the computer or the coach prepares a stroke. */
  let isBusy = false

  return {
    /** Whether anything moves, apart from idle motion. */
    get isMoving() {
      return isBusy || effects.isMoving || camera?.isMoving === true
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
      camera ??= late.createCamera?.(pen, layoutNow, aim, effects, { firstMet })
      camera?.move(state, delta, still)
      const { rival } = choiceOf(state)
      // A match is played on the opponent's table.
      backdrop.draw(isOpponent(rival) ? homeOf(rival) : stage.look)
      ontoTable(pen, layout)
      camera?.glow()
      drawBallsAndCue(frame)
      pen.restore()
      if (!isSeen) return
      const panelFinish = { ratio: stage.ratio * layout.scale, upright: false, strong: stage.strong }
      for (const turn of [0, 1] as const)
        paintPanel(pen, bake, panelFinish, state, turn, layout.panels[turn === ownSeat(state) ? 0 : 1], time)
      paintControls(pen, bake, layout, aim, state, mayPlay(state), time)
      if (mayPlay(state)) {
        const { pot } = foresee(state, strokeWith(state, aim))
        if (pot) late.paintCall?.(pen, bake, layout, pot, label)
      }
      const { x, y } = layout.centre
      waited = isWaiting(state) && !state.skips ? waited + delta : 0
      const [cue] = state.motion.balls
      const cueY = cue ? fromTable(layout, cue).y : 0
      if (caption && caption.age < caption.lasts)
        late.paintHeadline?.(pen, bake, layout, caption, stage.width, still, label, cueY)
      else if (waited > PATIENCE) label(pen, bake, 'Tap to skip', x, y, 18, { fill: '#fff6c8' })
    },
  }
}
