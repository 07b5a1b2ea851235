/** Plays a recorded round in the session that the view draws, and seeks in it. */
import type { Played } from '../../replay/replay-to-end.ts'
import type { GameContext } from '../contract.ts'
import { createReplay } from './replay.ts'

/** Seconds between two moves of a turn-based round. */
const MOVE_EVERY = 0.7
/** Time per frame for seeking. */
const SEEK_BUDGET_MS = 10

export interface Playback {
  /** In ticks, or in moves for a turn-based round. */
  readonly length: number
  readonly position: number
  readonly isOver: boolean
  readonly isSeeking: boolean
  seek(to: number): void
  /** Continues seeking within the frame's budget; a long way takes several frames. */
  seekOn(): void
  play(delta: number): void
}

/** Undefined if the round cannot be shown. */
export function createPlayback<State, Action>(
  { game: { rules }, view, rounds }: GameContext<State, Action>,
  played: Played<State, Action>,
): Playback | undefined {
  const { seed, level, log } = played
  /** A second replay, used for seeking. */
  const finder = createReplay(rules, played)
  const shown = rounds.show({ seed, level, state: finder.now.state })
  if (!shown) return undefined
  let session = shown
  /** Number of actions done. */
  let done = 0
  /** The seek target, while seeking. */
  let sought: number | undefined
  /** Seconds since the last move. */
  let waited = 0

  const position = () => (rules.tick ? session.ticks : done)
  const found = () => (rules.tick ? finder.now.ticks : finder.now.done)

  /** Performs the actions due before this tick. */
  function act(): undefined {
    for (let next = log[done]; next && next[0] <= session.ticks; next = log[done]) {
      done++
      session.act(next[1])
    }
  }

  return {
    length: finder.length,
    get position() {
      return position()
    },
    get isOver() {
      return position() >= finder.length || rules.outcome(session.state) !== 'playing'
    },
    get isSeeking() {
      return sought !== undefined
    },
    seek: (to) => void (sought = to),
    seekOn() {
      const to = sought ?? 0
      if (found() > to) finder.rewind(to)
      const began = performance.now()
      while (found() < to && !finder.isOver && performance.now() - began < SEEK_BUDGET_MS) finder.step()
      if (found() < to && !finder.isOver) return
      const { state, ticks } = finder.now
      session = rounds.show({ seed, level, state, ticks, log: [] }) ?? session
      ;({ done } = finder.now)
      sought = undefined
    },
    play(delta) {
      if (rules.tick) return session.pass(delta, act)
      session.pass(delta)
      waited += delta
      const [, action] = log[done] ?? []
      if (action === undefined || waited < MOVE_EVERY || view.busy?.()) return
      waited = 0
      done++
      session.act(action)
    },
  }
}
