/** Draws the board, reads its input and plays its sounds. */
import { perSize } from '../kit/board/per-size.ts'
import { middleOf } from '../kit/board/square.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import { filled, type State, type RibbonStroke } from './rules.ts'
import { createHand } from './view/hand.ts'
import { arrange } from './view/layout.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<State, RibbonStroke> {
  const layoutOf = perSize(stage, (size: number) => arrange(stage, size))
  const scene = createScene(stage)
  const hand = createHand(layoutOf, voice, scene)

  return {
    begin(state, time) {
      hand.begin(state)
      scene.begin(state, time)
    },
    draw: (frame) => scene.draw(frame, layoutOf(frame.state.board.size), hand.attention(frame.playing)),
    read: hand.read,
    hear: soundsOf,
    tension: filled,
    see(before, after) {
      hand.changed()
      scene.see(before, after, layoutOf(after.board.size))
    },
    say: hand.say,
    isMoving: () => scene.isMoving,
    portrait: drawPortrait,
    spot(place, { board }) {
      const layout = layoutOf(board.size)
      if (place >= 0) return { ...middleOf(layout, place), size: layout.cell }
      const hedge = ~place
      const { x, y } = middleOf(layout, hedge >> 1)
      const half = layout.cell / 2
      return hedge % 2 ? { x, y: y + half, size: layout.cell } : { x: x + half, y, size: layout.cell }
    },
  }
}
