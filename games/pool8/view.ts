/** Connects the table's picture, input and sound. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import { OUT } from './rules/ball.ts'
import type { Action, State } from './rules/state.ts'
import { createEffects } from './view/effects.ts'
import { createHand } from './view/hand.ts'
import { furnish, late } from './view/late.ts'
import { arrange } from './view/layout.ts'
import { orientationOf, paintBall, paintShade } from './view/ball.ts'
import { paintStick } from './view/cue.ts'
import { paletteOf } from './view/looks.ts'
import { paintTable } from './view/table.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { spotOf } from './view/spot.ts'
import { people } from './words/calls.ts'
import { cueWords } from './words/cue.ts'

/** Parts of this script that the second one uses. */
const PAINTERS = { orientationOf, paintBall, paintShade, paintStick, paintTable, paletteOf }

export function createView(stage: Stage, voice: ViewFeedback): View<State, Action> {
  const layoutNow = perSize(stage, () => arrange(stage))
  const hand = createHand(layoutNow, voice.news)
  const { aim } = hand
  const effects = createEffects(() => layoutNow().upright)
  let peaks: ReturnType<NonNullable<(typeof late)['createPeaks']>> | undefined
  const scene = createScene(stage, layoutNow, aim, effects)

  return {
    begin(state) {
      hand.begin(state)
      effects.begin(state)
    },

    draw: scene.draw,
    read: hand.read,
    steer: hand.steer,
    hear: soundsOf,
    // Tension rises as balls leave the table.
    tension: ({ motion: { balls } }) =>
      0.2 + 0.05 * balls.filter(({ pocket }) => pocket >= 0 && pocket < OUT).length,
    portrait: (pen, size, look) => late.drawPortrait?.(PAINTERS, pen, size, look),
    furnish,
    name: (names) => void Object.assign(people, names),

    see(before, after) {
      hand.see(before, after)
      peaks ??= late.createPeaks?.()
      const { moment, words } = peaks?.see(before, after, layoutNow()) ?? {}
      effects.see(before, after, words)
      if (moment) voice.moment(moment)
    },

    spot: (place, state) => spotOf(place, state, layoutNow()),

    say: (state) => cueWords(state, aim),

    isMoving: () => scene.isMoving || hand.isSteering,
  }
}
