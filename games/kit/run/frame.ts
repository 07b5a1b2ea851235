/** One frame, in its order: time passes, devices are asked, rules advance, bars and live region follow, all is drawn. */
import type { Game } from '../game.ts'
import type { PaintBudget } from '../paint/paint-budget.ts'
import type { LiveStage } from '../paint/stage.ts'
import type { Hud } from '../shell/hud.ts'
import { pillWords } from '../shell/words.ts'
import type { View } from '../view.ts'
import type { Advice } from '../announce/advice.ts'
import type { Announcer } from '../announce/announcer.ts'
import type { Input } from '../input/input.ts'
import type { Phases } from '../round/phases.ts'
import type { Preferences } from '../page/preferences.ts'
import type { Rounds } from '../round/rounds.ts'

export interface FrameParts<State, Action> {
  readonly game: Game<State, Action>
  readonly view: View<State, Action>
  readonly stage: LiveStage
  readonly hud: Hud
  readonly rounds: Rounds<State, Action>
  readonly phases: Phases
  readonly advice: Advice<State, Action>
  readonly announcer: Announcer
  readonly input: Input
  readonly preferences: Preferences
  /** The first picture stands. */
  ready(): void
  /** And so does its scenery: nothing is left to be painted. */
  whole(): void
}

export interface Frames {
  /** Whether the first picture stands. */
  readonly isReady: boolean
  /** Seconds that have been drawn since the page opened. */
  readonly time: number
  frame(delta: number): void
}

/** For those who measure: when board and pieces stood, and when everything did. */
function pictureMarks(marked: (name: string) => void): (paintBudget: PaintBudget) => void {
  const awaited = new Set(['picture', 'whole picture'])
  return ({ isIncomplete, isForegroundIncomplete }) => {
    for (const name of awaited)
      if (name === 'picture' ? !isForegroundIncomplete : !isIncomplete) {
        awaited.delete(name)
        performance.mark(name)
        marked(name)
      }
  }
}

export function createFrames<State, Action>(parts: FrameParts<State, Action>): Frames {
  const { game, view, stage, hud, rounds, phases, advice, announcer, input, preferences, ready, whole } =
    parts
  let isReady = false
  const mark = pictureMarks((name) => {
    if (name !== 'picture') return whole()
    isReady = true
    ready()
  })
  let time = 0
  /** What the bars showed last: they are words, and need not be put together anew in every frame. */
  let shown: readonly unknown[] = []

  function refreshHud(): void {
    const { session } = rounds
    const { muted } = preferences
    const { deadEnd } = advice
    const now = [session.state, session.undoable, rounds.standing.best, muted, deadEnd]
    if (now.every((part, i) => part === shown[i])) return
    shown = now
    hud.update({ ...pillWords(game, rounds.standing), muted, undoable: session.undoable, deadEnd })
  }

  // Now, so that bars and card are laid out together.
  refreshHud()

  return {
    get isReady() {
      return isReady
    },
    get time() {
      return time
    },
    frame(delta) {
      time += delta
      advice.pass(delta)
      // A gamepad's button may begin a new round here.
      input.poll(delta)
      phases.pass(delta, input.held)
      refreshHud()
      const playing = phases.now === 'playing'
      const { before, state, since } = rounds.session
      // What the last move of a round did is heard before the round is summed up.
      if (phases.now !== 'covered') announcer.pass(delta)
      stage.begin()
      view.draw({
        before,
        state,
        since,
        time,
        delta,
        still: preferences.still,
        playing,
        hint: advice.hint,
        best: game.levels ? undefined : rounds.standing.best,
        ghost: rounds.ghost,
      })
      stage.end()
      mark(stage.paintBudget)
    },
  }
}
