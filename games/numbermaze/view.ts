/** Connects input to moves, and moves to drawing, sound and announcements. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { Way } from '../kit/rules/ways.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import type { State } from './rules.ts'
import type { Board } from './rules/board.ts'
import { animateMove, createAnimations, isAnimated } from './view/animations.ts'
import { createEffects } from './view/effects.ts'
import { createHand } from './view/hand.ts'
import { arrange, middleOf } from './view/layout.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { placeWords } from './words.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<State, Way> {
  const animations = createAnimations(0)
  const effects = createEffects()
  const scene = createScene(stage, animations, effects)
  const layoutFor = perSize(stage, (board: Board) => arrange(stage, board))
  let now = 0
  const refuse = (way: Way, cell: number) => void (animations.refused = { way, cell, at: now })
  const hand = createHand(layoutFor, voice, refuse, () => now)

  return {
    begin(_state, time) {
      now = time
      hand.reset()
      Object.assign(animations, createAnimations(now))
      effects.clear()
      scene.begin()
    },
    draw(frame) {
      now = frame.time
      scene.draw(frame, layoutFor(frame.state.board), hand.attention(frame.playing))
    },
    read: hand.read,
    hear: soundsOf,
    tension: ({ spent, par }) => spent / par,
    see(before, after) {
      const hop = animateMove(animations, before, after, now)
      if (hop) effects.see(before, after, hop, animations.pickups)
      hand.reset()
    },
    say: placeWords,
    isMoving: () => isAnimated(animations, now) || effects.isMoving,
    portrait: drawPortrait,
    spot(place, { board }) {
      const layout = layoutFor(board)
      const { scale, ...middle } = middleOf(layout, place)
      return { ...middle, size: layout.cell * scale }
    },
  }
}
