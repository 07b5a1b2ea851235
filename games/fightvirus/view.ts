/** The stream as it is seen, steered through and heard. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { STEPS } from '../kit/rules/ways.ts'
import type { Gesture, View } from '../kit/view.ts'
import type { Action, Spot, State } from './rules/state.ts'
import { openEffects } from './view/effects.ts'
import { arrange, onField, wayOnField, wayOnScreen } from './view/layout.ts'
import { openScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { nearestWords } from './words.ts'

/** Units that one press of a direction is worth. */
const STEP = 44
/** CSS pixels by which the defender keeps ahead of a finger, which would cover it. */
const AHEAD = 46

export function openView(stage: Stage): View<State, Action> {
  const layoutNow = perSize(stage, () => arrange(stage))
  const effects = openEffects(stage)
  const scene = openScene(stage, effects)

  /** Where the gesture asks the defender to be. */
  function wanted(gesture: Gesture, { x, y }: State): Spot | undefined {
    const layout = layoutNow()
    if (gesture.kind === 'direction') {
      if (gesture.repeat) return undefined
      const [dx, dy] = STEPS[gesture.way]
      const way = wayOnField(layout, dx, dy)
      return { x: x + way.x * STEP, y: y + way.y * STEP }
    }
    if (!('x' in gesture)) return undefined
    const spot = onField(layout, gesture.x, gesture.y)
    const finger = gesture.kind !== 'hover' && matchMedia('(hover: none)').matches
    return finger ? { x: spot.x, y: spot.y - AHEAD / layout.unit } : spot
  }

  return {
    draw: (frame) => scene.draw(frame, layoutNow()),

    read(gesture, state) {
      const spot = wanted(gesture, state)
      return spot && { kind: 'go', ...spot }
    },

    steer({ x, y }, { push }) {
      if (!x && !y) return push.x || push.y ? { kind: 'push', x: 0, y: 0 } : undefined
      return { kind: 'push', ...wayOnField(layoutNow(), x, y) }
    },

    hear: soundsOf,
    see: (before, after) => effects.see(layoutNow(), before, after),
    say: (state) => nearestWords(state, (dx, dy) => wayOnScreen(layoutNow(), dx, dy)),
  }
}
