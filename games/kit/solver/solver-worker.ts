/**
 * Makes levels and finds hints and dead ends in a worker, so that no frame waits for them. Where there is no worker it
 * all happens on the page, at once.
 */
import type { Game } from '../game.ts'
import { LEVEL_DEADLINE_MS } from '../save/limits.ts'
import { replaying, type Played, type Replayed } from '../replay/replay-to-end.ts'
import { runToEnd } from '../replay/slicing.ts'
import { hireFromThisFile } from './worker-file.ts'

export interface Solver<State, Action> {
  /** The opening position of a level; undefined if the rules cannot make it, or not before the deadline. */
  start(seed: number, level: number): Promise<State | undefined>
  hint(state: State): Promise<Action | undefined>
  stuck(state: State): Promise<boolean>
}

/** Everything that a game's rules can be asked, by name. */
type Answers = Readonly<Record<string, (...asked: never[]) => unknown>>

/** Undefined instead of an error: what it was asked for came from outside. */
function attempt<Result>(make: () => Result): Result | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

const answersOf = <State, Action>({ rules, levels }: Game<State, Action>): Answers => ({
  start: (seed: number, level: number) => attempt(() => rules.start(seed, level)),
  hint: (state: State) => levels?.hint?.(state),
  stuck: (state: State) => levels?.stuck?.(state) ?? false,
  replay: (played: Played<State, Action>): Replayed<State> | undefined =>
    attempt(() => runToEnd(replaying(rules, played))),
})

export interface Question {
  readonly name: string
  readonly asked: readonly unknown[]
}

const answer = (answers: Answers, { name, asked }: Question) => answers[name]?.(...(asked as never[]))

/** How the page and its worker talk: each question has a number, and so does its answer. */
export type Numbered<What> = readonly [number: number, what: What]

/** The worker's side. */
export function answerQuestions<State, Action>(game: Game<State, Action>): void {
  const answers = answersOf(game)
  addEventListener('message', ({ data: [number, question] }: MessageEvent<Numbered<Question>>) =>
    postMessage([number, answer(answers, question)]),
  )
}

/** The page's side. `hire` makes the worker, when it is first needed. */
export function createSolver<State, Action>(
  game: Game<State, Action>,
  hire: () => Worker = hireFromThisFile,
): Solver<State, Action> {
  const answers = answersOf(game)
  const waiting = new Map<number, { question: Question; resolve: (answer: unknown) => void }>()
  let worker: Worker | undefined
  let isHired = false
  let count = 0

  function settle(number: number, found: unknown): void {
    waiting.get(number)?.resolve(found)
    waiting.delete(number)
  }

  /** A worker that misses a deadline may never answer again: the next question gets a new one. */
  function giveUp(number: number): void {
    if (!waiting.has(number)) return
    worker?.terminate()
    worker = undefined
    isHired = false
    for (const each of waiting.keys()) settle(each, undefined)
  }

  /** It could not be started, or it broke: what it was asked is answered here, and so is all that follows. */
  function dismiss(): void {
    worker?.terminate()
    worker = undefined
    for (const [number, { question }] of waiting) settle(number, answer(answers, question))
  }

  function start(): void {
    isHired = true
    try {
      worker = hire()
    } catch {
      return
    }
    worker.addEventListener('message', ({ data: [number, found] }: MessageEvent<Numbered<unknown>>) =>
      settle(number, found),
    )
    worker.addEventListener('error', dismiss)
  }

  function ask(name: string, ...asked: unknown[]): Promise<unknown> {
    if (!isHired) start()
    const question = { name, asked }
    if (!worker) return Promise.resolve(answer(answers, question))
    return new Promise((resolve) => {
      waiting.set(++count, { question, resolve })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, unlike a window, has no origin
      worker?.postMessage([count, question] satisfies Numbered<Question>)
      if (name === 'start') setTimeout(giveUp, LEVEL_DEADLINE_MS, count)
    })
  }

  return {
    start: (seed, level) => ask('start', seed, level) as Promise<State | undefined>,
    hint: (state) => ask('hint', state) as Promise<Action | undefined>,
    stuck: (state) => ask('stuck', state) as Promise<boolean>,
  }
}
