/** Tells the player about hints, dead ends, medals, new bests and reached goals. */
import type { Game } from '../game.ts'
import type { Goal } from '../goals.ts'
import { medalWon } from '../medals.ts'
import { sentences } from '../shell/words.ts'
import type { Announcer } from './announcer.ts'
import { watchForDeadEnds } from './dead-ends.ts'
import type { Rounds } from '../round/rounds.ts'
import type { Solver } from '../solver/solver-worker.ts'
import type { Speaker } from '../sound/speaker.ts'

const STUCK = 'You’re stuck. Undo or restart.'
/** Seconds that each kind of message is shown. */
const CHEER_SECONDS = 1.6
const GOAL_SECONDS = 2.6
const HINT_SECONDS = 4

export interface Advice<State, Action> {
  readonly hint: Action | undefined
  readonly deadEnd: boolean
  changed(before: State, after: State): void
  showHint(): void
  reached(goal: Goal<State>): void
  /** Shows and announces a sentence. */
  warn(text: string): void
  /** A round starts or continues. */
  fresh(): void
  pass(delta: number): void
}

export function createAdvice<State, Action>(
  game: Game<State, Action>,
  rounds: Rounds<State, Action>,
  speaker: Speaker,
  announcer: Pick<Announcer, 'tell'>,
  solver: Solver<State, Action> | undefined,
): Advice<State, Action> {
  const { rules, levels } = game
  const deadEnds = watchForDeadEnds(game, rounds, solver, (isStuck) =>
    isStuck ? tell(STUCK, Infinity) : clear(),
  )
  let hint: Action | undefined
  /** Seconds until the message disappears. */
  let left = 0
  /** The message about a medal or a record, while it is shown. */
  let cheered = ''

  function tell(text: string, seconds: number, heard = text): void {
    announcer.tell(text, heard)
    left = seconds
    cheered = ''
  }

  function clear(): void {
    if (left > 0) tell('', 0)
  }

  async function showHint(): Promise<void> {
    const { state } = rounds.session
    // The last move may still be animating.
    if (rules.outcome(state) !== 'playing') return
    const found = await solver?.hint(state)
    if (rounds.session.state !== state) return
    hint = found
    if (hint === undefined) return tell(STUCK, HINT_SECONDS)
    rounds.noteHint()
    speaker.play([{ name: 'chime', volume: 0.6 }])
    const words = game.words?.advise?.(hint, state)
    if (words) tell(words, HINT_SECONDS, sentences(words, game.words?.where?.(hint, state)))
  }

  /** Celebrates a new best or a medal the moment it happens. */
  function cheer(before: State, after: State): void {
    if (levels) return
    const [from, to] = [rules.score(before), rules.score(after)]
    const { best } = rounds.standing
    const medal = game.medals && medalWon(game.medals, from, to)
    const isBest = best !== undefined && best > 0 && from <= best && to > best
    if (!medal && !isBest) return
    const text = [medal && `${medal} medal!`, isBest && 'New best!'].filter(Boolean).join(' ')
    tell(text, CHEER_SECONDS)
    cheered = text
    speaker.tune(isBest ? 'best' : 'medal')
  }

  function reached({ words }: Goal<State>): void {
    // Keeps a medal of the same step. Of several goals only the last is shown; the end card lists all.
    tell([cheered, `Goal reached: ${words}`].filter(Boolean).join(' '), GOAL_SECONDS)
    speaker.tune('goal')
  }

  return {
    get hint() {
      return hint
    },
    get deadEnd() {
      return deadEnds.isStuck
    },
    changed(before, after) {
      if (hint !== undefined) clear()
      hint = undefined
      cheer(before, after)
      deadEnds.search()
    },
    showHint: () => void showHint(),
    reached,
    warn: (text) => tell(text, HINT_SECONDS),
    fresh() {
      hint = undefined
      clear()
      deadEnds.search()
    },
    pass(delta) {
      if (left > delta) left -= delta
      else clear()
    },
  }
}
