/** What the shell tells a player unasked or asked: a dead end, a hint, a best score that falls. */
import type { Game } from '../game.ts'
import type { Goal } from '../goals.ts'
import { medalWon } from '../medals.ts'
import { sentences } from '../shell/words.ts'
import type { Announcer } from './announcer.ts'
import type { Rounds } from '../round/rounds.ts'
import type { Solver } from '../solver/solver-worker.ts'
import type { Speaker } from '../sound/speaker.ts'

const STUCK_AFTER_MS = 450
const NO_WAY = 'No way leads on from here. Undo a move or restart.'
/** Seconds. */
const BRIEFLY = 1.6
const LONGER = 2.6
const A_WHILE = 4

export interface Advice<State, Action> {
  readonly hint: Action | undefined
  readonly deadEnd: boolean
  changed(before: State, after: State): void
  showHint(): void
  reached(goal: Goal<State>): void
  /** Shows and says a sentence for a while. */
  warn(text: string): void
  /** A round begins or goes on. */
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
  let hint: Action | undefined
  let deadEnd = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Seconds that the text still stands. */
  let left = 0

  /** The medal or record that is told of now. */
  let cheered = ''

  function tell(text: string, seconds: number, heard = text): void {
    announcer.tell(text, heard)
    left = seconds
    cheered = ''
  }

  function clear(): void {
    if (left > 0) tell('', 0)
  }

  /** A search may take a moment, so it waits until the player does. */
  function watchForDeadEnd(): void {
    if (!levels?.stuck || rules.tick) return
    clearTimeout(timer)
    if (deadEnd) clear()
    deadEnd = false
    timer = setTimeout(() => void lookForWays(rounds.session.state), STUCK_AFTER_MS)
  }

  async function lookForWays(state: State): Promise<void> {
    if (rules.outcome(state) !== 'playing') return
    const stuck = await solver?.stuck(state)
    if (!stuck || hasMovedOn(state)) return
    deadEnd = true
    tell(NO_WAY, Infinity)
  }

  const hasMovedOn = (from: State) => rounds.session.state !== from

  async function showHint(): Promise<void> {
    const { state } = rounds.session
    // The last move is still being shown.
    if (rules.outcome(state) !== 'playing') return
    const found = await solver?.hint(state)
    if (hasMovedOn(state)) return
    hint = found
    if (hint === undefined) return tell(NO_WAY, A_WHILE)
    rounds.noteHint()
    speaker.play([{ name: 'chime', volume: 0.6 }])
    const words = game.words?.advise?.(hint, state)
    if (words) tell(words, A_WHILE, sentences(words, game.words?.where?.(hint, state)))
  }

  /** The moment at which a best score falls, or a medal is won, is worth more than a line at the end. */
  function cheer(before: State, after: State): void {
    if (levels) return
    const [from, to] = [rules.score(before), rules.score(after)]
    const { best } = rounds.standing
    const medal = game.medals && medalWon(game.medals, from, to)
    const isBest = best !== undefined && best > 0 && from <= best && to > best
    if (!medal && !isBest) return
    const text = [medal && `${medal} medal!`, isBest && 'New best!'].filter(Boolean).join(' ')
    tell(text, BRIEFLY)
    cheered = text
    speaker.tune(isBest ? 'best' : 'medal')
  }

  function reached({ words }: Goal<State>): void {
    // A medal of the same step is not swallowed. Of several goals the last is told; the card names all of them.
    tell([cheered, `Goal reached: ${words}`].filter(Boolean).join(' '), LONGER)
    speaker.tune('goal')
  }

  return {
    get hint() {
      return hint
    },
    get deadEnd() {
      return deadEnd
    },
    changed(before, after) {
      if (hint !== undefined) clear()
      hint = undefined
      cheer(before, after)
      watchForDeadEnd()
    },
    showHint: () => void showHint(),
    reached,
    warn: (text) => tell(text, A_WHILE),
    fresh() {
      hint = undefined
      clear()
      watchForDeadEnd()
    },
    pass(delta) {
      if (left > delta) left -= delta
      else clear()
    },
  }
}
