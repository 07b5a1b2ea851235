import { clamp } from '../kit/paint/easing.ts'
import type { Gesture, View } from '../kit/view.ts'
import type { Stage } from '../kit/paint/stage.ts'
import { STEPS } from '../kit/rules/ways.ts'
import { DEFENDER, FIELD } from './rules/curve.ts'
import { openEffects } from './view/effects.ts'
import { onField, planeOf, wayOnField, wayOnScreen } from './view/layout.ts'
import { openPicture } from './view/scene.ts'
import { drawVeil, openScenery } from './view/backdrop.ts'
import { hear } from './view/sounds.ts'
import type { Action, Spot, State } from './rules/state.ts'
import { nearest } from './words.ts'

/** Units that one press of a direction is worth. */
const STEP = 44
/** CSS pixels by which the defender keeps ahead of a finger, so that it is seen. */
const AHEAD = 46

export function openView(stage: Stage): View<State, Action> {
  const { pen } = stage
  const scenery = openScenery(stage)
  const effects = openEffects(stage)
  const picture = openPicture(stage, effects)
  let flow = 20

  /** Where the gesture asks the defender to be. */
  function wanted(gesture: Gesture, { x, y }: State): Spot | undefined {
    const plane = planeOf(stage)
    if (gesture.kind === 'direction') {
      if (gesture.repeat) return undefined
      const [dx, dy] = STEPS[gesture.way]
      const way = wayOnField(plane, dx, dy)
      return { x: x + way.x * STEP, y: y + way.y * STEP }
    }
    if (!('x' in gesture)) return undefined
    const spot = onField(plane, gesture.x, gesture.y)
    const finger = gesture.kind !== 'hover' && matchMedia('(hover: none)').matches
    return finger ? { x: spot.x, y: spot.y - AHEAD / plane.unit } : spot
  }

  return {
    draw(frame) {
      const { state, time, delta, still, playing } = frame
      const plane = planeOf(stage)
      const { lying, unit } = plane
      if (!still && !state.stop) flow += delta * (playing ? 1.6 : 1)
      const bank = lying ? plane.top : plane.left
      scenery.draw({ wave: state.wave, age: state.age, flow, lying, unit, bank }, still)
      pen.save()
      if (!still) {
        // The camera breathes, and leans a little after the defender.
        const lean = wayOnScreen(plane, state.x - FIELD.width / 2, state.y - DEFENDER.start.y)
        const [cx, cy] = [stage.width / 2, stage.height / 2]
        const zoom = 1.004 + Math.sin(time * 0.9) * 0.004
        pen.translate(cx - lean.x * unit * 0.02, cy - lean.y * unit * 0.02)
        pen.scale(zoom, zoom)
        pen.translate(-cx, -cy)
      }
      effects.jolt(pen, delta, still)
      picture.draw(frame, plane)
      drawVeil(pen, stage, '120,200,255', 0.16 * clamp(state.slow / 40))
      effects.draw(pen, delta, still)
      pen.restore()
      if (!still) drawVeil(pen, stage, '255,30,70', 0.4 - effects.sore)
    },

    read(gesture, state) {
      const spot = wanted(gesture, state)
      return spot && { kind: 'go', ...spot }
    },

    steer({ x, y }, { push }) {
      if (!x && !y) return push.x || push.y ? { kind: 'push', x: 0, y: 0 } : undefined
      return { kind: 'push', ...wayOnField(planeOf(stage), x, y) }
    },

    resize: picture.forget,
    hear,
    see: (before, after) => effects.see(planeOf(stage), before, after),
    say: (state) => nearest(state, (dx, dy) => wayOnScreen(planeOf(stage), dx, dy)),
  }
}
