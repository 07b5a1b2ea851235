/** Replays a round from a link in a worker with a deadline, so that a hostile round cannot freeze the page. */
import { REPLAY_DEADLINE_MS, REPLAY_WORK_MS } from '../../save/limits.ts'
import { replaying, type Played, type Replayed, type ReplayVerdict } from '../../replay/replay-to-end.ts'
import { runInSlices } from '../../replay/slicing.ts'
import type { Numbered, SolverQuestion } from '../../solver/solver-worker.ts'
import { hireFromThisFile, startWorker, type StartedWorker } from '../../solver/worker-file.ts'
import type { Rules } from '../../rules.ts'

/** Replays attempts at the same round. Uses the worker that was started early, or starts one. */
export type Replayer<State, Action> = (
  attempts: readonly Played<State, Action>[],
  started?: StartedWorker,
) => Promise<readonly ReplayVerdict<State>[]>

export function createReplayer<State, Action>(
  rules: Rules<State, Action>,
  hire: () => Worker = hireFromThisFile,
): Replayer<State, Action> {
  return async (attempts, started = startWorker(hire)) => {
    const verdicts = (started && (await inWorker(started, attempts))) ?? (await onPage(attempts))
    // All attempts share one deadline.
    return attempts.map((_, i) => verdicts[i] ?? 'too long')
  }

  /** The verdicts before the deadline. Undefined if the worker cannot be loaded. */
  function inWorker(
    { worker, failed }: StartedWorker,
    attempts: readonly Played<State, Action>[],
  ): Promise<readonly ReplayVerdict<State>[] | undefined> {
    const verdicts: ReplayVerdict<State>[] = []
    return new Promise((resolve) => {
      const end = (found: typeof verdicts | undefined) => {
        clearTimeout(timer)
        worker.terminate()
        resolve(found)
      }
      const timer = setTimeout(end, REPLAY_DEADLINE_MS, verdicts)
      const ask = () => {
        const [next] = attempts.slice(verdicts.length)
        if (!next) return end(verdicts)
        const args = [{ ...next, ...openingOf(verdicts) }]
        const question: Numbered<SolverQuestion> = [verdicts.length, { name: 'replay', args }]
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, unlike a window, has no origin
        worker.postMessage(question)
      }
      worker.addEventListener('message', ({ data }: MessageEvent<Numbered<Replayed<State> | undefined>>) => {
        verdicts.push(data[1] ?? 'illegal')
        ask()
      })
      void failed.then(() => end(undefined))
      ask()
    })
  }

  async function onPage(attempts: readonly Played<State, Action>[]): Promise<ReplayVerdict<State>[]> {
    const verdicts: ReplayVerdict<State>[] = []
    await runInSlices(replayingAll(rules, attempts, verdicts), REPLAY_WORK_MS)
    return verdicts
  }
}

function* replayingAll<State, Action>(
  rules: Rules<State, Action>,
  attempts: readonly Played<State, Action>[],
  verdicts: ReplayVerdict<State>[],
): Generator<undefined, undefined> {
  for (const attempt of attempts)
    try {
      verdicts.push(yield* replaying(rules, { ...attempt, ...openingOf(verdicts) }))
    } catch {
      verdicts.push('illegal')
    }
}

/** The opening position, if a replay has made it: making it may take long. */
function openingOf<State>(verdicts: readonly ReplayVerdict<State>[]): { readonly start?: State } {
  const made = verdicts.find((verdict) => typeof verdict === 'object')
  return made ? { start: made.start } : {}
}
