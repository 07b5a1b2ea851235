/**
 * What may take long to think out (a hint, a dead end, another level) is thought out beside the game, in a worker made
 * from the game's own file, so that no frame waits for it. Where there can be no worker it is thought out here, at once.
 */
import type { Game } from '../game.ts'

export interface Thinker<State, Action> {
  /** The opening position of a level; nothing, if the rules cannot make it. */
  start(seed: number, level: number): Promise<State | undefined>
  hint(state: State): Promise<Action | undefined>
  stuck(state: State): Promise<boolean>
}

/** Everything that a game's rules can be asked, by name. */
type Answers = Readonly<Record<string, (...asked: never[]) => unknown>>

const answersOf = <State, Action>({ rules, levels }: Game<State, Action>): Answers => ({
  start(seed: number, level: number) {
    try {
      return rules.start(seed, level)
    } catch {
      // Whoever needs it makes it again, and finds out why.
      return undefined
    }
  },
  hint: (state: State) => levels?.hint?.(state),
  stuck: (state: State) => levels?.stuck?.(state) ?? false,
})

interface Question {
  readonly name: string
  readonly asked: readonly unknown[]
}

const answer = (answers: Answers, { name, asked }: Question) => answers[name]?.(...(asked as never[]))

/** How the page and its worker talk: each question has a number, and so does its answer. */
type Numbered<What> = readonly [number: number, what: What]

/** The worker's side. */
export function think<State, Action>(game: Game<State, Action>): void {
  const answers = answersOf(game)
  addEventListener('message', ({ data: [number, question] }: MessageEvent<Numbered<Question>>) =>
    postMessage([number, answer(answers, question)]),
  )
}

/** The page's side. `hire` makes the worker, when it is first needed. */
export function openThinker<State, Action>(
  game: Game<State, Action>,
  hire: () => Worker = fromThisFile,
): Thinker<State, Action> {
  const answers = answersOf(game)
  const waiting = new Map<number, { question: Question; resolve: (answer: unknown) => void }>()
  let worker: Worker | undefined
  let isHired = false
  let count = 0

  function settle(number: number, found: unknown): void {
    waiting.get(number)?.resolve(found)
    waiting.delete(number)
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
    })
  }

  return {
    start: (seed, level) => ask('start', seed, level) as Promise<State | undefined>,
    hint: (state) => ask('hint', state) as Promise<Action | undefined>,
    stuck: (state) => ask('stuck', state) as Promise<boolean>,
  }
}

/** The same script once more, which finds no document there and thinks instead of playing: see workshop/bundle.ts. */
function fromThisFile(): Worker {
  const script = document.querySelector('script[type=module]')?.textContent ?? ''
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return new Worker(url, { type: 'module' })
}
