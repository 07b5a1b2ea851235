/** Replays a round from a link in a worker with a deadline, so that a hostile round cannot freeze the page. */
import { REPLAY_DEADLINE_MS, REPLAY_WORK_MS } from '../../save/limits.ts'
import { replaying, type Played, type Replayed, type ReplayVerdict } from '../../replay/replay-to-end.ts'
import { runInSlices } from '../../replay/slicing.ts'
import type { Numbered, SolverQuestion } from '../../solver/solver-worker.ts'
import { hireFromThisFile, startWorker, type StartedWorker } from '../../solver/worker-file.ts'
import type { Rules } from '../../rules.ts'

/** Uses the worker that was started early, or starts one. */
export type Replayer<State, Action> = (
  played: Played<State, Action>,
  started?: StartedWorker,
) => Promise<ReplayVerdict<State>>

export function createReplayer<State, Action>(
  rules: Rules<State, Action>,
  hire: () => Worker = hireFromThisFile,
): Replayer<State, Action> {
  return async (played, started = startWorker(hire)) =>
    (started && (await inWorker(started, played))) ?? onPage(played)

  /** Undefined if the worker cannot be loaded. */
  function inWorker(
    { worker, failed }: StartedWorker,
    played: Played<State, Action>,
  ): Promise<ReplayVerdict<State> | undefined> {
    return new Promise((resolve) => {
      const end = (verdict: ReplayVerdict<State> | undefined) => {
        clearTimeout(timer)
        worker.terminate()
        resolve(verdict)
      }
      const timer = setTimeout(end, REPLAY_DEADLINE_MS, 'too long')
      worker.addEventListener('message', ({ data }: MessageEvent<Numbered<Replayed<State> | undefined>>) =>
        end(data[1] ?? 'illegal'),
      )
      void failed.then(() => end(undefined))
      const question: Numbered<SolverQuestion> = [0, { name: 'replay', args: [played] }]
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, unlike a window, has no origin
      worker.postMessage(question)
    })
  }

  async function onPage(played: Played<State, Action>): Promise<ReplayVerdict<State>> {
    try {
      return (await runInSlices(replaying(rules, played), REPLAY_WORK_MS)) ?? 'too long'
    } catch {
      return 'illegal'
    }
  }
}
