/** Runs the state machine of a round: covered by a card, counting in, playing, ending. */
import { isQuestion, type Shortcut } from '../input/shortcuts.ts'
import type { Card } from '../shell/card.ts'
import { sentences, verdict } from '../shell/words.ts'
import type { Held } from '../view.ts'
import { createCommands } from './commands.ts'
import { countIn } from './countdown.ts'
import { createEnding } from './ending.ts'
import type { Phase } from './phase.ts'
import type { PhaseOptions, PhaseState } from './phase-options.ts'
import { createPhaseCards } from './phase-cards.ts'
import type { PendingRound } from './rounds.ts'
import type { Standing } from './standing.ts'
import { roundsOf } from './stats.ts'
import { createTransitions } from './transitions.ts'

export interface Phases {
  readonly now: Phase
  /** Shows the opening card on startup. */
  open(): void
  /** Returns to the opening card and the regular levels. */
  home(): void
  /** Redraws the current card, if any, after a change of a switch or of the frame's size. */
  recard(): void
  /** Shows a card over the game. */
  cover(card: () => Card): void
  /** Begins a round as soon as it is made. Of several requests the last one wins. */
  bring(round: PendingRound): void
  /** Begins the daily round. */
  today(): void
  /** Restarts the round, and asks first if that would lose it. */
  restart(): void
  /** Begins a level. */
  choose(level: number): void
  use(shortcut: Shortcut): void
  /** Handles a press while the round is ending: skips to the end card. True if the press was used. */
  hurry(): boolean
  /** Saves and pauses the round when the page is left. */
  leave(): void
  /** Advances time, in seconds. */
  pass(delta: number, held: Held): void
}

export function createPhases<State, Action>(options: PhaseOptions<State, Action>): Phases {
  const { game, tools, view, rounds, saveStore } = options
  const { shell, speaker, announcer, preferences, deferred, changed } = options
  // Only real-time games need a countdown; a turn-based position waits.
  const isCountedIn = game.rules.tick !== undefined && !game.words
  const at: PhaseState = { phase: 'covered', isContinuing: false, counted: 0, decided: 0 }
  const transitions = createTransitions(options, at)
  const { cover, put, recard, bring } = transitions
  const commands = createCommands(game, rounds, deferred, transitions, home)
  const cards = createPhaseCards(options, commands)
  const ending = createEnding(options, at, showEnd)

  function open(): void {
    const hasPlayed = roundsOf(saveStore.save) > 0
    at.isContinuing = rounds.resumed && isCountedIn
    cover(() => cards.opening(hasPlayed))
    // As soon as the level is made it takes its place, unless the player has gone on.
    if (rounds.isStandIn) bring(rounds.rejoin(), recard, () => {})
  }

  function home(): void {
    bring(rounds.rejoin(), open)
  }

  function pause(): void {
    if (at.phase !== 'playing' && at.phase !== 'counting') return
    rounds.save(true)
    at.isContinuing = isCountedIn
    cover(cards.paused)
    speaker.hush(true)
    announcer.say('Paused.')
  }

  /** Shows the look that the round has unlocked, then the result. */
  function showEnd(standing: Standing<State>): void {
    const look = preferences.calm ? undefined : deferred.unlock(() => showResult(standing))
    if (look) put(() => look)
    else showResult(standing)
  }

  /** Shows and announces the end card. */
  function showResult(standing: Standing<State>): void {
    const show = () => put(() => deferred.over(standing, commands, show) ?? cards.over(standing))
    show()
    announcer.say(sentences(verdict(game, standing), ...deferred.overWords(standing)))
  }

  function playOn(delta: number, held: Held): void {
    const steer = view.steer && ((state: State) => view.steer?.(held, state))
    rounds.session.pass(delta * preferences.pace, steer)
    rounds.passed(delta)
    ending.watch(delta)
  }

  return {
    get now() {
      return at.phase
    },
    hurry: ending.hurry,
    open,
    home,
    cover,
    bring,
    today: commands.today,
    restart: commands.restart,
    choose: (level) => bring(rounds.begin(level)),
    recard,
    use(shortcut) {
      if (shortcut === 'sound') return preferences.toggleSound()
      if (shortcut === 'pause') return pause()
      if (at.phase !== 'playing') return
      if (isQuestion(shortcut)) announcer.answer(shortcut)
      else if (!tools.includes(shortcut)) return
      else if (shortcut === 'undo') {
        const isReturn = rounds.undo()
        announcer.tried({ kind: 'key' })
        if (isReturn) transitions.announce()
      } else if (shortcut === 'restart') commands.restart()
      else deferred.showHint()
    },
    leave() {
      rounds.save(true)
      changed()
      pause()
      speaker.hush(true)
    },
    pass(delta, held) {
      if (at.phase === 'playing') playOn(delta, held)
      else if (at.phase === 'counting') countIn(at, delta, shell, speaker)
      else if (at.phase === 'ending') ending.pass(delta)
      else deferred.pass(delta)
    },
  }
}
