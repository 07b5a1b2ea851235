/** Wires drawing, input, sounds and speech together. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import type { Move, State } from './rules/state.ts'
import { createHand } from './view/hand.ts'
import { arrange } from './view/layout.ts'
import { createPicker } from './view/picker.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { createTravel } from './view/travel.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<State, Move> {
  const travel = createTravel()
  const scene = createScene(stage, travel)
  let bench: State | undefined
  const layoutFor = perSize(stage, (_key: string) => arrange(stage, bench ?? { tubes: [], height: 1 }))
  function layoutOf(state: State) {
    bench = state
    return layoutFor(`${state.height} ${state.tubes.length} ${state.makes?.map((make) => make === 'short')}`)
  }
  const picker = createPicker(travel, voice)
  const hand = createHand(picker, travel, voice, layoutOf)
  const { cursor } = hand
  let lastHint: Move | undefined

  return {
    begin(state, time) {
      picker.begin()
      hand.begin(state)
      travel.begin(state, layoutOf(state), time)
    },
    draw(frame) {
      const { state, time, playing, hint } = frame
      const layout = layoutOf(state)
      travel.advance(state, layout, time)
      if (hint && hint !== lastHint) picker.heed(state, hint)
      lastHint = hint
      scene.draw(frame, layout, {
        picked: picker.picked,
        cursor: cursor.shown(playing),
        hovered: playing ? hand.hovered : undefined,
      })
    },
    read: hand.read,
    hear: (before, after) => soundsOf(before, after, travel.landsIn),
    tension: ({ spent, par }) => spent / par,
    see: picker.see,
    say: (state) => picker.say(state, cursor.at),
    isMoving: () => scene.isMoving,
    portrait: drawPortrait,
    spot(place, state) {
      const { places, ball } = layoutOf(state)
      const { x, mouth, floor } = places[place] ?? { x: 0, mouth: 0, floor: 0 }
      return { x, y: (mouth + floor) / 2, size: ball, height: floor - mouth }
    },
  }
}
