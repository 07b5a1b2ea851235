/** Runs one frame: polls input, advances the rules, updates HUD and live region; draws if the loop asks for it. */
import type { Game } from '../game.ts'
import type { LiveStage } from '../paint/stage.ts'
import type { Shell } from '../shell/shell.ts'
import { calmWords, pillWords } from '../shell/words.ts'
import type { View } from '../view.ts'
import type { Announcer } from '../announce/announcer.ts'
import type { Input } from '../input/input.ts'
import type { Phases } from '../round/phases.ts'
import type { Preferences } from '../page/preferences.ts'
import type { Rounds } from '../round/rounds.ts'
import type { DeferredLoader } from './deferred-loader.ts'
import { paceOf, type Pace } from './pace.ts'

export interface FrameOptions<State, Action> {
  readonly game: Game<State, Action>
  readonly view: View<State, Action>
  readonly stage: LiveStage
  readonly shell: Shell
  readonly rounds: Rounds<State, Action>
  readonly phases: Phases
  readonly deferred: Pick<DeferredLoader<State, Action>, 'advice' | 'play'>
  readonly announcer: Announcer
  readonly input: Input
  readonly preferences: Preferences
  /** The foreground is painted for the first time. */
  ready(): void
  /** The scenery is painted as well. */
  whole(): void
}

/** Seconds for which a new hint is animated at full rate. */
const HINT_MOTION = 4

export interface Frames {
  /** Whether the foreground has been painted. */
  readonly isReady: boolean
  /** Whether the current round has been painted: before that nothing can be played with. */
  readonly isPainted: boolean
  /** Seconds of drawing since the page opened. */
  readonly time: number
  /** A different round is current. */
  begin(): void
  /** Advances everything except the picture. */
  pass(delta: number): void
  draw(delta: number): void
  pace(sinceInput: number): Pace
}

const isSame = (parts: readonly unknown[], others: readonly unknown[]) =>
  parts.every((part, i) => part === others[i])

export function createFrames<State, Action>(options: FrameOptions<State, Action>): Frames {
  const { game, view, stage, shell, rounds, phases, deferred, announcer, input, preferences, ready, whole } =
    options
  let isReady = false
  let isPainted = false
  let isWhole = false
  let time = 0
  /** Inputs of the last HUD update, so that unchanged frames build no strings. */
  let shown: readonly unknown[] = []
  /** Everything that the last picture depends on, apart from time. */
  let drawn: readonly unknown[] = []
  let sinceChange = 0

  function refreshHud(): void {
    const { session, undoable } = rounds
    const { muted, calm } = preferences
    const deadEnd = deferred.advice?.deadEnd ?? false
    const now = [session.state, undoable, rounds.standing.best, muted, calm, deadEnd]
    if (isSame(now, shown)) return
    shown = now
    const words = calm
      ? { main: calmWords(game, rounds.standing), more: '' }
      : pillWords(game, rounds.standing)
    shell.hud.update({ ...words, muted, undoable: undoable, deadEnd })
  }

  function noteChanges(): void {
    const { layoutVersion, spriteVersion } = stage
    const now = [
      rounds.session.state,
      phases.now,
      deferred.advice?.hint,
      preferences.still,
      layoutVersion,
      spriteVersion,
    ]
    if (isSame(now, drawn)) return
    drawn = now
    sinceChange = 0
  }

  function notePainted(): void {
    const { isIncomplete, isForegroundIncomplete } = stage.paintBudget
    // A sprite that is painted last still fades in.
    if (isIncomplete) sinceChange = 0
    isPainted ||= !isForegroundIncomplete
    if (!isReady && !isForegroundIncomplete) {
      isReady = true
      performance.mark('picture')
      ready()
    }
    if (!isWhole && !isIncomplete) {
      isWhole = true
      performance.mark('whole picture')
      whole()
    }
  }

  // Before the first frame, so that HUD and card share one layout.
  refreshHud()

  return {
    get isReady() {
      return isReady
    },
    get isPainted() {
      return isPainted
    },
    get time() {
      return time
    },
    begin: () => void (isPainted = false),
    pass(delta) {
      deferred.advice?.pass(delta)
      // A gamepad button may start a new round here.
      input.poll(delta)
      phases.pass(deferred.play?.span(delta) ?? delta, input.held)
      refreshHud()
      // Also while a round is ending, so that its last move is announced before the result.
      if (phases.now !== 'covered') announcer.pass(delta)
      sinceChange += delta
      noteChanges()
    },
    draw(elapsed) {
      const delta = elapsed * (deferred.play?.pace ?? 1)
      time += delta
      const { before, state, since } = rounds.session
      stage.begin()
      view.draw({
        before,
        state,
        since,
        time,
        delta,
        still: preferences.still,
        playing: phases.now === 'playing',
        hint: deferred.advice?.hint,
        best: game.levels || preferences.calm ? undefined : rounds.standing.best,
        ghost: rounds.ghost,
      })
      stage.end()
      notePainted()
    },
    pace(sinceInput) {
      noteChanges()
      return paceOf({
        phase: phases.now,
        card: shell.cards.shown?.kind,
        isMoving: (deferred.advice?.hint !== undefined && sinceChange < HINT_MOTION) || view.isMoving?.(),
        still: preferences.still,
        isIncomplete: stage.paintBudget.isIncomplete,
        sinceInput,
        sinceChange,
      })
    },
  }
}
