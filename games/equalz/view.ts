/** Wires graphics, input and sound together. */
import { perSize } from '../kit/board/per-size.ts'
import type { Stage } from '../kit/paint/stage.ts'
import type { View, ViewFeedback } from '../kit/view.ts'
import { rules } from './rules.ts'
import { advise, type CoachAdvice } from './rules/coach.ts'
import type { Marking, State } from './rules/state.ts'
import { createHand } from './view/hand.ts'
import { arrange, beadMiddle, cellMiddle } from './view/layout.ts'
import { furnish } from './view/late.ts'
import { drawPortrait } from './view/portrait.ts'
import { createScene } from './view/scene.ts'
import { soundsOf } from './view/sounds.ts'
import { refusalWords, spotWords } from './words.ts'

export function createView(stage: Stage, voice: ViewFeedback): View<State, Marking> {
  const scene = createScene(stage)
  const layoutOf = perSize(stage, (size: number) => arrange(stage, size))
  /** The size of the grid that the cursor is on. */
  let size = 0
  /** The visible state: includes the marks of a drag in progress. */
  let shown: State | undefined
  let advice: CoachAdvice | undefined

  const hand = createHand({
    layoutOf,
    preview(draft, state) {
      const next = draft ? rules.act(state, draft) : state
      voice.play(...soundsOf(shown ?? state, next))
      show(next)
    },
    refuse(state, line): undefined {
      scene.shake(line)
      voice.news(refusalWords(state, line))
      voice.play({ name: 'buzz', volume: 0.5 })
    },
    moved: () => voice.play({ name: 'tick', volume: 0.5 }),
  })
  const { cursor } = hand

  function show(next: State): void {
    if (shown) scene.see(shown, next, layoutOf(next.size))
    shown = next
  }

  return {
    begin(state, time) {
      if (size !== state.size || cursor.at.kind === 'line') {
        ;({ size } = state)
        const half = Math.floor(size / 2)
        cursor.at = { kind: 'cell', at: half * size + half }
      }
      hand.begin()
      advice = undefined
      shown = state
      scene.begin(state, time)
    },
    draw(frame) {
      const { state, hint, playing } = frame
      if (!hint) advice = undefined
      else advice ??= advise(state)
      scene.draw({ ...frame, state: shown ?? state }, layoutOf(state.size), {
        cursor: cursor.shown(playing),
        hovered: playing ? hand.hovered : undefined,
        advice: playing ? advice : undefined,
      })
    },
    read: hand.read,
    hear: (before, after) => soundsOf(shown ?? before, after),
    tension: (state) => (1.3 * rules.score(state)) / state.targets.length,
    see(_, after) {
      advice = undefined
      show(after)
    },
    isMoving: () => scene.isMoving,
    say: (state) => spotWords(state, cursor.at),
    portrait: drawPortrait,
    furnish,
    spot(place, { size }) {
      const layout = layoutOf(size)
      return { ...(place < 0 ? beadMiddle(layout, ~place) : cellMiddle(layout, place)), size: layout.cell }
    },
  }
}
