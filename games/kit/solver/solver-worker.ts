/**
 * Makes levels and finds hints and dead ends in a worker, so that no frame waits for them. Without a worker it does so
 * synchronously on the page.
 */
import type { Game } from '../game.ts'
import { LEVEL_DEADLINE_MS } from '../save/limits.ts'
import { replaying, type Played, type Replayed } from '../replay/replay-to-end.ts'
import { runToEnd } from '../replay/slicing.ts'
import { hireFromThisFile } from './worker-file.ts'

export interface Solver<State, Action> {
  /** The opening position of a level; undefined if the rules cannot make it before the deadline. */
  start(seed: number, level: number): Promise<State | undefined>
  hint(state: State): Promise<Action | undefined>
  stuck(state: State): Promise<boolean>
}

/** The functions that the worker offers, by name. */
type Answers = Readonly<Record<string, (...args: never[]) => unknown>>

/** Returns undefined on an error, because the arguments may come from outside. */
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

/** Names the function that answers it, with its arguments. */
export interface SolverQuestion {
  readonly name: string
  readonly args: readonly unknown[]
}

const answer = (answers: Answers, { name, args }: SolverQuestion) => answers[name]?.(...(args as never[]))

/** A message between page and worker. A question and its answer have the same number. */
export type Numbered<Message> = readonly [number: number, message: Message]

/** Answers questions, in the worker. */
export function answerQuestions<State, Action>(game: Game<State, Action>): void {
  const answers = answersOf(game)
  addEventListener('message', ({ data: [number, question] }: MessageEvent<Numbered<SolverQuestion>>) =>
    postMessage([number, answer(answers, question)]),
  )
}

/** Asks questions, on the page. `hire` starts the worker when it is first needed. */
export function createSolver<State, Action>(
  game: Game<State, Action>,
  hire: () => Worker = hireFromThisFile,
): Solver<State, Action> {
  const answers = answersOf(game)
  const waiting = new Map<number, { question: SolverQuestion; resolve: (answer: unknown) => void }>()
  let worker: Worker | undefined
  let isHired = false
  let count = 0

  function settle(number: number, found: unknown): void {
    waiting.get(number)?.resolve(found)
    waiting.delete(number)
  }

  /** Terminates a worker that misses a deadline; the next question starts a new one. */
  function giveUp(number: number): void {
    if (!waiting.has(number)) return
    worker?.terminate()
    worker = undefined
    isHired = false
    for (const each of waiting.keys()) settle(each, undefined)
  }

  /** Falls back to the page, for pending and later questions, when the worker fails. */
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

  function ask(name: string, ...args: unknown[]): Promise<unknown> {
    if (!isHired) start()
    const question = { name, args }
    if (!worker) return Promise.resolve(answer(answers, question))
    return new Promise((resolve) => {
      waiting.set(++count, { question, resolve })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, unlike a window, has no origin
      worker?.postMessage([count, question] satisfies Numbered<SolverQuestion>)
      if (name === 'start') setTimeout(giveUp, LEVEL_DEADLINE_MS, count)
    })
  }

  return {
    start: (seed, level) => ask('start', seed, level) as Promise<State | undefined>,
    hint: (state) => ask('hint', state) as Promise<Action | undefined>,
    stuck: (state) => ask('stuck', state) as Promise<boolean>,
  }
}
