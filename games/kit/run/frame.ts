/** Runs one frame: polls input, advances the rules, updates HUD and live region, draws. */
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

export interface FrameOptions<State, Action> {
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
  /** The foreground is painted for the first time. */
  ready(): void
  /** The scenery is painted as well. */
  whole(): void
}

export interface Frames {
  /** Whether the foreground has been painted. */
  readonly isReady: boolean
  /** Seconds of drawing since the page opened. */
  readonly time: number
  frame(delta: number): void
}

/** Sets performance marks when the foreground is painted, and when everything is. */
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

export function createFrames<State, Action>(options: FrameOptions<State, Action>): Frames {
  const { game, view, stage, hud, rounds, phases, advice, announcer, input, preferences, ready, whole } =
    options
  let isReady = false
  const mark = pictureMarks((name) => {
    if (name !== 'picture') return whole()
    isReady = true
    ready()
  })
  let time = 0
  /** Inputs of the last HUD update, so that unchanged frames build no strings. */
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

  // Before the first frame, so that HUD and card share one layout.
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
      // A gamepad button may start a new round here.
      input.poll(delta)
      phases.pass(delta, input.held)
      refreshHud()
      const playing = phases.now === 'playing'
      const { before, state, since } = rounds.session
      // Also while a round is ending, so that its last move is announced before the result.
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
