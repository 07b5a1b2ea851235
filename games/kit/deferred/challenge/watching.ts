/** Plays a replay at normal, double or quadruple speed, with a seek bar. */
import type { Card, CardButton } from '../../shell/card.ts'
import { make } from '../../paint/elements.ts'
import type { Session } from '../../round/session.ts'
import type { DeferredOptions } from '../contract.ts'
import type { Played } from '../../replay/replay-to-end.ts'
import { createReplay, type Replay } from './replay.ts'

const SPEEDS = [1, 2, 4] as const
/** Seconds between two moves of a turn-based round. */
const MOVE_EVERY = 0.7
/** Time per frame for seeking. */
const SEEK_BUDGET_MS = 10

export interface Watching<State, Action> {
  watch(played: Played<State, Action>, back: () => void): void
  pass(delta: number): void
}

/** The replay being watched. */
interface Show<State, Action> {
  readonly played: Played<State, Action>
  /** A second replay, used for seeking. */
  readonly finder: Replay<State, Action>
  readonly bar: HTMLInputElement
  session: Session<State, Action>
  /** Number of actions done. */
  done: number
  /** The seek target, while seeking. */
  sought: number | undefined
  /** Seconds since the last move. */
  waited: number
  back(): void
}

export function createWatching<State, Action>(
  options: DeferredOptions<State, Action>,
): Watching<State, Action> {
  const { game, view, rounds, cover, recard, say } = options
  const { rules } = game
  let show: Show<State, Action> | undefined
  let speed = 0
  let isPaused = false

  const positionOf = ({ session, done }: Show<State, Action>) => (rules.tick ? session.ticks : done)
  const isOver = (now: Show<State, Action>) =>
    positionOf(now) >= now.finder.length || rules.outcome(now.session.state) !== 'playing'

  function seek(to: number): void {
    if (show) show.sought = to
  }

  /** Seeks within the frame's budget; a long way takes several frames. */
  function find(now: Show<State, Action>, to: number): void {
    const { finder, played } = now
    const at = () => (rules.tick ? finder.now.ticks : finder.now.done)
    if (at() > to) finder.rewind(to)
    const began = performance.now()
    while (at() < to && !finder.isOver && performance.now() - began < SEEK_BUDGET_MS) finder.step()
    if (at() < to && !finder.isOver) return
    const { state, ticks, done } = finder.now
    now.session =
      rounds.show({ seed: played.seed, level: played.level, state, ticks, log: [] }) ?? now.session
    now.done = done
    now.sought = undefined
  }

  /** Performs the actions due before this tick. */
  function act(now: Show<State, Action>): void {
    const { log } = now.played
    for (let next = log[now.done]; next && next[0] <= now.session.ticks; next = log[now.done]) {
      now.done++
      now.session.act(next[1])
    }
  }

  function playOn(now: Show<State, Action>, delta: number): void {
    if (rules.tick)
      return now.session.pass(delta, () => {
        act(now)
        return undefined
      })
    now.session.pass(delta)
    now.waited += delta
    const [, action] = now.played.log[now.done] ?? []
    if (action === undefined || now.waited < MOVE_EVERY || view.busy?.()) return
    now.waited = 0
    now.done++
    now.session.act(action)
  }

  function close(): void {
    const { back } = show ?? {}
    show = undefined
    rounds.show(undefined)
    back?.()
  }

  function toggle(): void {
    if (show && isOver(show)) seek(0)
    else isPaused = !isPaused
    recard()
  }

  function card(now: Show<State, Action>): Card {
    const goesOn = !isPaused && !isOver(now)
    const speedButton: CardButton = {
      label: `${SPEEDS[speed]}× speed`,
      icon: 'motion',
      does() {
        speed = (speed + 1) % SPEEDS.length
        recard()
      },
    }
    return {
      kind: 'watch',
      title: 'Replay',
      lines: [],
      body: now.bar,
      buttons: [
        isOver(now)
          ? { label: 'Again', icon: 'restart', does: toggle }
          : { label: goesOn ? 'Pause' : 'Continue', icon: goesOn ? 'pause' : 'play', does: toggle },
        speedButton,
        { label: 'Close', icon: 'back', does: close },
      ],
      back: close,
    }
  }

  function barOf(length: number): HTMLInputElement {
    const bar = make('input', {
      type: 'range',
      min: 0,
      max: length,
      step: 1,
      'aria-label': 'Position in the round',
    })
    bar.value = '0'
    bar.addEventListener('input', () => seek(Number(bar.value)))
    return bar
  }

  return {
    watch(played, back) {
      const finder = createReplay(rules, played)
      const session = rounds.show({ seed: played.seed, level: played.level, state: finder.now.state })
      if (!session) return
      const now = {
        played,
        finder,
        session,
        bar: barOf(finder.length),
        done: 0,
        sought: undefined,
        waited: 0,
        back,
      }
      show = now
      isPaused = false
      cover(() => card(now))
      say('Replay started.')
    },
    pass(delta) {
      if (!show) return
      const wasOver = isOver(show)
      if (show.sought !== undefined) find(show, show.sought)
      else if (!isPaused) playOn(show, delta * (SPEEDS[speed] ?? 1))
      if (show.sought === undefined) show.bar.value = String(positionOf(show))
      if (isOver(show) !== wasOver) recard()
    },
  }
}
