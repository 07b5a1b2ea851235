/** Tells the player about hints, dead ends, medals, new bests and reached goals. */
import type { Game } from '../game.ts'
import type { Goal } from '../goals.ts'
import { medalWon } from '../medals.ts'
import { sentences } from '../shell/words.ts'
import type { Announcer } from './announcer.ts'
import { watchForDeadEnds } from './dead-ends.ts'
import type { Rounds } from '../round/rounds.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Solver } from '../solver/solver-worker.ts'
import type { Speaker } from '../sound/speaker.ts'
import type { Tune } from '../sound/voices.ts'
import type { View } from '../view.ts'

const STUCK = 'You’re stuck. Undo or restart.'
/** Seconds that each kind of message is shown. */
const CHEER_SECONDS = 1.6
const GOAL_SECONDS = 2.6
const HINT_SECONDS = 4

const joined = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

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

/** News of a change: shown, announced and played once the picture shows the change. */
interface News {
  /** Empty if the view itself shows it. */
  readonly text: string
  readonly heard: string
  readonly seconds: number
  readonly tune: Tune
}

interface AdviceOptions<State, Action> {
  readonly game: Game<State, Action>
  readonly rounds: Rounds<State, Action>
  readonly view: Pick<View<State, Action>, 'busy' | 'showsMedals'>
  readonly speaker: Speaker
  readonly announcer: Pick<Announcer, 'tell'>
  readonly solver?: Solver<State, Action> | undefined
  readonly saveStore: Pick<SaveStore, 'settings'>
}

export function createAdvice<State, Action>({
  game,
  rounds,
  view,
  speaker,
  announcer,
  solver,
  saveStore,
}: AdviceOptions<State, Action>): Advice<State, Action> {
  const { rules, levels } = game
  const deadEnds = watchForDeadEnds(game, rounds, solver, (isStuck) =>
    isStuck ? tell(STUCK, Infinity) : clear(),
  )
  let hint: Action | undefined
  /** Seconds until the message disappears. */
  let left = 0
  let news: readonly News[] = []

  function tell(text: string, seconds: number, heard = text, isAskedFor = false): void {
    announcer.tell(text, heard, isAskedFor)
    left = seconds
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
    if (words) tell(words, HINT_SECONDS, sentences(words, game.words?.where?.(hint, state)), true)
  }

  /** Celebrates a new best or a medal. */
  function cheer(before: State, after: State): void {
    if (levels) return
    const [from, to] = [rules.score(before), rules.score(after)]
    const { best } = rounds.standing
    const medal = game.medals && medalWon(game.medals, from, to)
    const isBest = best !== undefined && best > 0 && from <= best && to > best
    if (!medal && !isBest) return
    const [medalText, bestText] = [medal && `${medal} medal!`, isBest && 'New best!']
    add({
      text: joined(!view.showsMedals && medalText, bestText),
      heard: joined(medalText, bestText),
      seconds: CHEER_SECONDS,
      tune: isBest ? 'best' : 'medal',
    })
  }

  function add(one: News): void {
    if (saveStore.settings.calm) return
    news = [...news, one]
  }

  /** Of several goals only the last is shown; the end card lists all. A medal of the same change is kept. */
  function report(): void {
    const last = news.at(-1)
    if (!last) return
    const told = last.tune === 'goal' ? [...news.filter(({ tune }) => tune !== 'goal'), last] : [last]
    news = []
    const [text, heard] = [joined(...told.map((one) => one.text)), joined(...told.map((one) => one.heard))]
    tell(text, last.seconds, heard)
    speaker.tune(last.tune)
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
    reached({ words }) {
      const text = `Goal reached: ${words}`
      add({ text, heard: text, seconds: GOAL_SECONDS, tune: 'goal' })
    },
    warn: (text) => tell(text, HINT_SECONDS),
    fresh() {
      hint = undefined
      news = []
      clear()
      deadEnds.search()
    },
    pass(delta) {
      if (!view.busy?.()) report()
      if (left > delta) left -= delta
      else clear()
    },
  }
}
