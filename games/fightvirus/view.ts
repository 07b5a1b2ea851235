import { clamp } from '../kit/easing.ts'
import type { Game, Gesture, View } from '../kit/game.ts'
import type { Stage } from '../kit/stage.ts'
import { STEPS } from '../kit/ways.ts'
import { DEFENDER, FIELD } from './curve.ts'
import { openEffects } from './effects.ts'
import { onField, planeOf, wayOnField, wayOnScreen } from './layout.ts'
import { openPicture } from './picture.ts'
import { rules } from './rules.ts'
import { drawVeil, openScenery } from './scenery.ts'
import { hear } from './sounds.ts'
import type { Action, Spot, State } from './state.ts'
import { nearest, say, tally, verdict } from './words.ts'

/** Units that one press of a direction is worth. */
const STEP = 44
/** CSS pixels by which the defender keeps ahead of a finger, so that it is seen. */
const AHEAD = 46

export const game: Game<State, Action> = {
  rules,
  goal: 'Dodge the viruses; your cannon fires by itself.',
  controls: {
    touch: 'Tap or drag: the defender goes where your finger is.',
    mouse: 'The defender follows the mouse,',
    keys: 'or steer with the arrow keys.',
    pad: 'Steer with the stick.',
  },
  medals: [300, 1200, 4000],
  curtain: 1.3,
  tally,
  say,
  verdict,
  open: openView,
}

function openView(stage: Stage): View<State, Action> {
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
